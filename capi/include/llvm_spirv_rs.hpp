// The C++ interface of llvm-spirv-rs: classes over llvm_spirv_rs.h that own its objects. C++17, header only.
//
//     llvm_spirv_rs::options options;
//     options.set("spirv-ext", "all");
//     llvm_spirv_rs::spirv_module module = llvm_spirv_rs::translate(bitcode, "kernel.bc", options);
//     use(module.words());
//
// A function that fails throws llvm_spirv_rs::error. What a function returns as a view or a pointer lives as long as the
// object that it comes from; temporary modules return copies in the place of views.

#ifndef LLVM_SPIRV_RS_HPP
#define LLVM_SPIRV_RS_HPP

#if (defined(_MSVC_LANG) ? _MSVC_LANG : __cplusplus) < 201703L
#error "llvm_spirv_rs.hpp needs C++17: compile with -std=c++17 or newer (/std:c++17), or use llvm_spirv_rs.h"
#endif

#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "llvm_spirv_rs.h"

namespace llvm_spirv_rs {

// Elements of a contiguous container that something else owns: std::span<const T> for C++17, which it converts to.
template <typename T> class array_view {
public:
  array_view() = default;
  array_view(const T *first, std::size_t length) : start(first), count(length) {}
  // The elements of a container: std::vector, std::array, std::span, an array, ...
  template <typename Container,
            typename = std::enable_if_t<std::is_convertible_v<decltype(std::data(std::declval<const Container &>())), const T *>>>
  array_view(const Container &container) : start(std::data(container)), count(std::size(container)) {}

  const T *begin() const { return start; }
  const T *end() const { return start + count; }
  const T *data() const { return start; }
  std::size_t size() const { return count; }
  bool empty() const { return count == 0; }
  // A copy of the elements.
  std::vector<T> copy() const { return std::vector<T>(begin(), end()); }
  const T &operator[](std::size_t index) const { return start[index]; }

private:
  const T *start = nullptr;
  std::size_t count = 0;
};

namespace detail {

// The bytes of some elements.
template <typename T> array_view<std::byte> bytes_of(const T *start, std::size_t count) {
  return {reinterpret_cast<const std::byte *>(start), count * sizeof(T)};
}

template <auto Free> struct deleter {
  template <typename T> void operator()(T *object) const noexcept { Free(object); }
};

template <typename T, auto Free> using owned = std::unique_ptr<T, deleter<Free>>;

// The texts that a function returns for 0, 1, ... up to NULL.
template <typename Object> std::vector<std::string_view> texts(const char *(*at)(const Object *, std::size_t), const Object *object) {
  std::vector<std::string_view> list;
  while (const char *text = at(object, list.size()))
    list.emplace_back(text);
  return list;
}

// The text that a function returns unless it is NULL.
inline std::optional<std::string_view> optional(const char *text) {
  return text ? std::optional<std::string_view>(text) : std::nullopt;
}

// The same, as a copy.
inline std::optional<std::string> copied(const char *text) {
  return text ? std::optional<std::string>(text) : std::nullopt;
}

} // namespace detail

// The reason why a function failed. Copies share the object.
class error : public std::exception {
public:
  explicit error(lsr_error *taken) : owner(taken, lsr_error_free), object(taken) {}
  // A moved error is copied, so that what is left of it has its texts.
  error(const error &) = default;
  error &operator=(const error &) = default;

  // The class of the error, a stable name such as "RequiresExtension".
  std::string_view kind() const { return lsr_error_kind(object); }
  // The code of the kind, which `llvm-spirv-rs --explain CODE` explains.
  std::string_view code() const { return lsr_error_code(object); }
  // The message, without kind and locations.
  std::string_view message() const { return lsr_error_message(object); }
  // The option of the command line that allows the construct.
  std::optional<std::string_view> remedy() const { return detail::optional(lsr_error_remedy(object)); }
  // The innermost position in the source, or null if debug information has none.
  const lsr_source_location *source() const { return lsr_error_source(object); }
  // The error as text: kind, message and locations.
  const char *what() const noexcept override { return lsr_error_text(object); }
  // The locations, the innermost first: an instruction, a function, a file.
  std::vector<std::string_view> locations() const { return detail::texts(lsr_error_location, object); }

  // The errors of other globals and functions that stopped the translation too, also those with the same reason.
  std::vector<error> others() const {
    std::vector<error> list;
    while (const lsr_error *other = lsr_error_other(object, list.size()))
      list.push_back(error(owner, other));
    return list;
  }

private:
  error(std::shared_ptr<lsr_error> shared, const lsr_error *part) : owner(std::move(shared)), object(part) {}

  std::shared_ptr<lsr_error> owner;
  const lsr_error *object;
};

namespace detail {

inline void check(lsr_error *failure) {
  if (failure)
    throw error(failure);
}

} // namespace detail

// A problem of a translation that succeeded; part of a module.
class warning {
public:
  explicit warning(const lsr_warning *part) : object(part) {}

  // The class of the warning, a stable name.
  std::string_view kind() const { return lsr_warning_kind(object); }
  // The code of the kind, which `llvm-spirv-rs --explain CODE` explains.
  std::string_view code() const { return lsr_warning_code(object); }
  std::string_view message() const { return lsr_warning_message(object); }
  // The option of the command line that avoids the problem.
  std::optional<std::string_view> remedy() const { return detail::optional(lsr_warning_remedy(object)); }
  // The innermost position in the source, or null if debug information has none.
  const lsr_source_location *source() const { return lsr_warning_source(object); }
  // The warning as text: message and locations.
  std::string_view text() const { return lsr_warning_text(object); }
  std::vector<std::string_view> locations() const { return detail::texts(lsr_warning_location, object); }

private:
  const lsr_warning *object;
};

// Options by the names and values that they have on the command line of llvm-spirv-rs.
class options {
public:
  options() : object(lsr_options_new()) {}

  // Sets an option: `--spirv-ext=all` is set("spirv-ext", "all"), `--strip` is set("strip").
  options &set(const std::string &name, const std::string &value) {
    detail::check(lsr_options_set(object.get(), name.c_str(), value.c_str()));
    return *this;
  }
  options &set(const std::string &name) {
    detail::check(lsr_options_set(object.get(), name.c_str(), nullptr));
    return *this;
  }

  // Has translations and lifts record the map of their module.
  options &record_map(bool is_recorded = true) {
    lsr_options_record_map(object.get(), is_recorded);
    return *this;
  }

  const lsr_options *get() const { return object.get(); }

private:
  detail::owned<lsr_options, lsr_options_free> object;
};

// A SPIR-V module with the warnings about it.
class spirv_module {
public:
  explicit spirv_module(lsr_module *taken) : object(taken) {}

  // The words, in native byte order.
  array_view<std::uint32_t> words() const & {
    return {lsr_module_words(object.get()), lsr_module_word_count(object.get())};
  }
  std::vector<std::uint32_t> words() && { return std::as_const(*this).words().copy(); }
  array_view<std::byte> bytes() const & { return detail::bytes_of(words().data(), words().size()); }
  std::vector<std::byte> bytes() && { return std::as_const(*this).bytes().copy(); }

  std::vector<warning> warnings() && = delete;
  std::vector<warning> warnings() const & {
    std::vector<warning> list;
    while (const lsr_warning *part = lsr_module_warning(object.get(), list.size()))
      list.emplace_back(part);
    return list;
  }

  // The specialization constants that a runtime can set; a specialized module has those that are left.
  std::vector<const lsr_spec_constant *> spec_constants() && = delete;
  std::vector<const lsr_spec_constant *> spec_constants() const & {
    std::vector<const lsr_spec_constant *> list;
    while (const lsr_spec_constant *part = lsr_module_spec_constant(object.get(), list.size()))
      list.push_back(part);
    return list;
  }

  // The origin of each instruction as JSON, as `--emit-map` writes it, if the options ask for it.
  std::optional<std::string_view> map() const & { return detail::optional(lsr_module_map(object.get())); }
  std::optional<std::string> map() && { return detail::copied(lsr_module_map(object.get())); }

  const lsr_module *get() const { return object.get(); }

private:
  detail::owned<lsr_module, lsr_module_free> object;
};

// A module of LLVM IR with the warnings about it.
class llvm_module {
public:
  explicit llvm_module(lsr_llvm_module *taken) : object(taken) {}

  array_view<std::byte> bitcode() const & {
    return detail::bytes_of(lsr_llvm_module_bitcode(object.get()), lsr_llvm_module_bitcode_size(object.get()));
  }
  std::vector<std::byte> bitcode() && { return std::as_const(*this).bitcode().copy(); }

  // The module as assembly.
  std::string_view text() const & {
    const char *text = nullptr;
    detail::check(lsr_llvm_module_text(object.get(), &text));
    return text;
  }
  std::string text() && { return std::string(std::as_const(*this).text()); }

  std::vector<warning> warnings() && = delete;
  std::vector<warning> warnings() const & {
    std::vector<warning> list;
    while (const lsr_warning *part = lsr_llvm_module_warning(object.get(), list.size()))
      list.emplace_back(part);
    return list;
  }

  // What each instruction of the SPIR-V module became, as JSON, if the options ask for it and not for passes.
  std::optional<std::string_view> map() const & { return detail::optional(lsr_llvm_module_map(object.get())); }
  std::optional<std::string> map() && { return detail::copied(lsr_llvm_module_map(object.get())); }

  const lsr_llvm_module *get() const { return object.get(); }

private:
  detail::owned<lsr_llvm_module, lsr_llvm_module_free> object;
};

// A scalar specialization constant of any module.
struct constant {
  std::optional<std::uint32_t> id;
  std::optional<std::string> name;
  std::string type;
  // In the syntax of a setting.
  std::string default_value;
};

// Translates LLVM bitcode or assembly; `name` is the name of the input in messages.
inline spirv_module translate(array_view<std::byte> input, const std::string &name = "input",
                              const options &with = options()) {
  lsr_module *result = nullptr;
  detail::check(lsr_translate(input.data(), input.size(), name.c_str(), with.get(), &result));
  return spirv_module(result);
}

inline spirv_module translate(std::string_view assembly, const std::string &name = "input",
                              const options &with = options()) {
  return translate(detail::bytes_of(assembly.data(), assembly.size()), name, with);
}

// Translates the bytes of a buffer: std::vector<char>, std::vector<std::uint8_t>, std::array<unsigned char, N>, ...
template <typename Buffer, typename Element = std::remove_cv_t<std::remove_pointer_t<decltype(std::data(std::declval<const Buffer &>()))>>,
          typename = std::enable_if_t<sizeof(Element) == 1 && !std::is_same_v<Element, std::byte> &&
                                      !std::is_convertible_v<const Buffer &, std::string_view>>>
spirv_module translate(const Buffer &input, const std::string &name = "input", const options &with = options()) {
  return translate(detail::bytes_of(std::data(input), std::size(input)), name, with);
}

// Gives specialization constants their values: "7=42" or "name=42"; with `all`, the others get their defaults.
inline spirv_module specialize(array_view<std::uint32_t> words, array_view<std::string> settings, bool all = false) {
  std::vector<const char *> texts;
  for (const std::string &setting : settings)
    texts.push_back(setting.c_str());
  lsr_module *result = nullptr;
  detail::check(lsr_specialize(words.data(), words.size(), texts.data(), texts.size(), all, &result));
  return spirv_module(result);
}

inline spirv_module specialize(array_view<std::uint32_t> words, std::initializer_list<std::string> settings, bool all = false) {
  return specialize(words, array_view<std::string>(settings.begin(), settings.size()), all);
}

// Translates a SPIR-V module for kernels, of any producer, to LLVM IR; `name` is the name of the input in messages and in
// the LLVM module. Specialization constants get their defaults: specialize() gives them other values before.
inline llvm_module lift(array_view<std::uint32_t> words, const std::string &name = "input",
                        const options &with = options()) {
  lsr_llvm_module *result = nullptr;
  detail::check(lsr_lift(words.data(), words.size(), name.c_str(), with.get(), &result));
  return llvm_module(result);
}

// Throws the violations of a module that is not valid.
inline void validate(array_view<std::uint32_t> words, const options &with = options()) {
  detail::check(lsr_validate(words.data(), words.size(), with.get()));
}

namespace detail {

inline std::string taken(char *text) {
  const std::unique_ptr<char, deleter<lsr_string_free>> owner(text);
  return text;
}

} // namespace detail

// Prints a module as SPIRV-Tools' assembly.
inline std::string disassemble(array_view<std::uint32_t> words) {
  char *text = nullptr;
  detail::check(lsr_disassemble(words.data(), words.size(), &text));
  return detail::taken(text);
}

// Lists the version, the capabilities and the extensions of a module, each with the first instruction of every function
// that needs it.
inline std::string report(array_view<std::uint32_t> words) {
  char *text = nullptr;
  detail::check(lsr_report(words.data(), words.size(), &text));
  return detail::taken(text);
}

// Returns true if the library has LLVM, which reads assembly and bitcode before LLVM 15, and runs passes.
inline bool has_llvm() { return lsr_has_llvm(); }

// Explains the code of an error or warning, such as "E018".
inline std::string explain(const std::string &code) {
  char *text = nullptr;
  detail::check(lsr_explain(code.c_str(), &text));
  return detail::taken(text);
}

// Lists the scalar specialization constants of a module of any producer, in order.
inline std::vector<constant> list_constants(array_view<std::uint32_t> words) {
  lsr_constants *result = nullptr;
  detail::check(lsr_list_constants(words.data(), words.size(), &result));
  detail::owned<lsr_constants, lsr_constants_free> owner(result);
  std::vector<constant> list;
  while (const lsr_constant *row = lsr_constants_at(result, list.size())) {
    constant next;
    if (row->has_id)
      next.id = row->id;
    if (row->name)
      next.name = row->name;
    next.type = row->type;
    next.default_value = row->default_value;
    list.push_back(std::move(next));
  }
  return list;
}

} // namespace llvm_spirv_rs

#endif // LLVM_SPIRV_RS_HPP
