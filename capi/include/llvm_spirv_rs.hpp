// The C++ interface of llvm-spirv-rs: classes over llvm_spirv_rs.h that own its objects. C++20, header only.
//
//     llvm_spirv_rs::options options;
//     options.set("spirv-ext", "all");
//     llvm_spirv_rs::module module = llvm_spirv_rs::translate(bitcode, "kernel.bc", options);
//     use(module.words());
//
// A function that fails throws llvm_spirv_rs::error. What a function returns as a view, a span or a pointer lives as
// long as the object that it comes from.

#ifndef LLVM_SPIRV_RS_HPP
#define LLVM_SPIRV_RS_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "llvm_spirv_rs.h"

namespace llvm_spirv_rs {

namespace detail {

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

} // namespace detail

// The reason why a function failed. Copies share the object.
class error : public std::exception {
public:
  explicit error(lsr_error *taken) : owner(taken, lsr_error_free), object(taken) {}

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
  std::vector<std::string_view> places() const { return detail::texts(lsr_error_place, object); }

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
  std::vector<std::string_view> places() const { return detail::texts(lsr_warning_place, object); }

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

  const lsr_options *get() const { return object.get(); }

private:
  detail::owned<lsr_options, lsr_options_free> object;
};

// A SPIR-V module with the warnings about it.
class module {
public:
  explicit module(lsr_module *taken) : object(taken) {}

  // The words, in native byte order.
  std::span<const std::uint32_t> words() const {
    return {lsr_module_words(object.get()), lsr_module_word_count(object.get())};
  }
  std::span<const std::byte> bytes() const { return std::as_bytes(words()); }

  std::vector<warning> warnings() const {
    std::vector<warning> list;
    while (const lsr_warning *part = lsr_module_warning(object.get(), list.size()))
      list.emplace_back(part);
    return list;
  }

  // The specialization constants that a runtime can set; a specialized module has those that are left.
  std::vector<const lsr_spec_constant *> spec_constants() const {
    std::vector<const lsr_spec_constant *> list;
    while (const lsr_spec_constant *part = lsr_module_spec_constant(object.get(), list.size()))
      list.push_back(part);
    return list;
  }

  const lsr_module *get() const { return object.get(); }

private:
  detail::owned<lsr_module, lsr_module_free> object;
};

// A module of LLVM IR with the warnings about it.
class llvm_module {
public:
  explicit llvm_module(lsr_llvm_module *taken) : object(taken) {}

  std::span<const std::byte> bitcode() const {
    const std::uint8_t *start = lsr_llvm_module_bitcode(object.get());
    return std::as_bytes(std::span(start, lsr_llvm_module_bitcode_size(object.get())));
  }

  // The module as assembly.
  std::string_view text() const {
    const char *text = nullptr;
    detail::check(lsr_llvm_module_text(object.get(), &text));
    return text;
  }

  std::vector<warning> warnings() const {
    std::vector<warning> list;
    while (const lsr_warning *part = lsr_llvm_module_warning(object.get(), list.size()))
      list.emplace_back(part);
    return list;
  }

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
inline module translate(std::span<const std::byte> input, const std::string &name = "input",
                        const options &with = options()) {
  lsr_module *result = nullptr;
  detail::check(lsr_translate(input.data(), input.size(), name.c_str(), with.get(), &result));
  return module(result);
}

inline module translate(std::string_view assembly, const std::string &name = "input",
                        const options &with = options()) {
  return translate(std::as_bytes(std::span(assembly)), name, with);
}

// Translates the bytes of a buffer: std::vector<char>, std::vector<std::uint8_t>, std::array<unsigned char, N>, ...
template <std::ranges::contiguous_range Buffer>
  requires(sizeof(std::ranges::range_value_t<Buffer>) == 1 && !std::is_convertible_v<Buffer, std::string_view> &&
           !std::is_convertible_v<Buffer, std::span<const std::byte>>)
module translate(Buffer &&input, const std::string &name = "input", const options &with = options()) {
  return translate(std::as_bytes(std::span(std::ranges::data(input), std::ranges::size(input))), name, with);
}

// Gives specialization constants their values: "7=42" or "name=42"; with `all`, the others get their defaults.
inline module specialize(std::span<const std::uint32_t> words, std::span<const std::string> settings,
                         bool all = false) {
  std::vector<const char *> texts;
  for (const std::string &setting : settings)
    texts.push_back(setting.c_str());
  lsr_module *result = nullptr;
  detail::check(lsr_specialize(words.data(), words.size(), texts.data(), texts.size(), all, &result));
  return module(result);
}

// Translates a SPIR-V module for kernels, of any producer, to LLVM IR; `name` is the name of the input in messages and in
// the LLVM module. Specialization constants get their defaults: specialize() gives them other values before.
inline llvm_module lift(std::span<const std::uint32_t> words, const std::string &name = "input",
                        const options &with = options()) {
  lsr_llvm_module *result = nullptr;
  detail::check(lsr_lift(words.data(), words.size(), name.c_str(), with.get(), &result));
  return llvm_module(result);
}

// Throws the violations of a module that is not valid.
inline void validate(std::span<const std::uint32_t> words, const options &with = options()) {
  detail::check(lsr_validate(words.data(), words.size(), with.get()));
}

// Lists the scalar specialization constants of a module of any producer, in order.
inline std::vector<constant> list_constants(std::span<const std::uint32_t> words) {
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
