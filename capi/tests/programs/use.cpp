// Uses every function of the C++ interface.

#undef NDEBUG
#include <algorithm>
#include <cassert>
#include <cstring>
#include <iostream>
#include <thread>
#if __cplusplus >= 202002L
#include <span>
#endif

#include <llvm_spirv_rs.hpp>

namespace spirv = llvm_spirv_rs;

static constexpr std::string_view kernel = R"(
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %to) {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)
  store i32 %n, ptr addrspace(1) %to, align 4
  ret void
}
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
)";

static constexpr std::string_view two_errors = R"(
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x) {
  %r = call spir_func i32 @_Z11bit_reversej(i32 %x)
  ret i32 %r
}
define spir_func i32 @g(ptr %p) {
  %r = call i32 %p()
  ret i32 %r
}
declare spir_func i32 @_Z11bit_reversej(i32)
)";

static constexpr std::string_view with_warning = R"(
target triple = "spir64-unknown-unknown"
define spir_func float @f(float %x) {
  %r = call spir_func float @_Z4sqtrf(float %x)
  ret float %r
}
declare spir_func float @_Z4sqtrf(float)
)";

static bool are_equal(spirv::array_view<std::uint32_t> a, spirv::array_view<std::uint32_t> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

static void specialize_constants() {
  const spirv::spirv_module module = spirv::translate(kernel, "kernel.ll");
  spirv::validate(module.words());
  assert(module.bytes().size() == 4 * module.words().size() && module.warnings().empty());
  assert(module.spec_constants().size() == 1 && module.spec_constants()[0]->id == 7);
  for (const spirv::constant &constant : spirv::list_constants(module.words()))
    std::cout << "constant " << *constant.id << ": " << constant.type << " = " << constant.default_value << '\n';
  const std::string settings[] = {"7=12"};
  const spirv::spirv_module special = spirv::specialize(module.words(), settings);
  assert(are_equal(spirv::specialize(module.words(), {"7=12"}).words(), special.words()));
  assert(are_equal(spirv::specialize(module.words(), {"7=12", "7=12"}).words(), special.words()));
  assert(are_equal(spirv::specialize(module.words(), {}).words(), module.words()));
  assert(spirv::list_constants(special.words()).empty());
  std::cout << module.words().size() << " words, specialized " << special.words().size() << '\n';
}

static void catch_errors() {
  std::vector<spirv::error> kept;
  try {
    spirv::translate(two_errors, "kernel.ll");
  } catch (const spirv::error &error) {
    kept.push_back(error);
  }
  assert(kept.size() == 1 && kept[0].kind() == "RequiresExtension" && kept[0].locations().size() >= 2);
  assert(kept[0].remedy() == "--spirv-ext=+SPV_KHR_bit_instructions" && kept[0].code().substr(0, 1) == "E");
  const std::vector<spirv::error> others = kept[0].others();
  assert(others.size() == 1 && others[0].kind() == "FunctionPointers");
  std::cout << "error: " << kept[0].what() << '\n';
  kept.clear();
  // The others own their part of the error.
  std::cout << "error: " << others[0].what() << '\n';

  spirv::options options;
  options.set("spirv-ext", "+SPV_KHR_bit_instructions").set("spirv-ext", "+SPV_INTEL_function_pointers").set("strip");
  spirv::validate(spirv::translate(two_errors, "kernel.ll", options).words(), options);
  try {
    options.set("no-such-option");
    assert(false);
  } catch (const std::exception &error) {
    std::cout << "error: " << error.what() << '\n';
  }
}

static void read_warnings() {
  const spirv::spirv_module module = spirv::translate(with_warning);
  assert(module.warnings().size() == 1);
  const spirv::warning warning = module.warnings()[0];
  assert(!warning.message().empty() && warning.locations().back().substr(0, 11) == "function @f");
  assert(warning.code().substr(0, 1) == "W" && !warning.kind().empty() && !warning.remedy() && warning.source());
  std::cout << "warning: " << warning.text() << '\n';
}

static void lift_modules() {
  const spirv::spirv_module module = spirv::translate(kernel);
  const spirv::llvm_module lifted = spirv::lift(module.words(), "kernel.spv", spirv::options().set("spirv-target-env", "SPV-IR"));
  assert(lifted.warnings().empty() && lifted.text().find("store i32 42") != std::string_view::npos);
  assert(!spirv::translate(lifted.bitcode()).words().empty());
  // What a temporary module returns outlives it.
  const auto words = spirv::translate(kernel).words();
  const auto bitcode = spirv::lift(words, "kernel.spv", spirv::options().set("spirv-target-env", "SPV-IR")).bitcode();
  const auto text = spirv::lift(words).text();
  assert(are_equal(words, module.words()) && text.find("@k(") != std::string::npos);
  assert(std::equal(bitcode.begin(), bitcode.end(), lifted.bitcode().begin(), lifted.bitcode().end()));
  try {
    spirv::lift({module.words().data(), 5});
    assert(false);
  } catch (const spirv::error &error) {
    assert(error.kind() == "InvalidSpirv");
  }
}

static void print_modules() {
  assert(spirv::has_llvm());
  const spirv::spirv_module module = spirv::translate(kernel);
  assert(spirv::disassemble(module.words()).find("OpEntryPoint Kernel") != std::string::npos);
  assert(spirv::report(module.words()).find("Kernel") != std::string::npos);
  assert(spirv::explain("E018").find("E018 RequiresExtension") == 0);
  try {
    spirv::explain("E999");
    assert(false);
  } catch (const spirv::error &error) {
    assert(error.kind() == "InvalidArgument" && error.message().find("E999") != std::string_view::npos);
  }
}

// The bytes of any buffer are translated.
static void record_maps() {
  assert(!spirv::translate(kernel).map());
  const spirv::options options = std::move(spirv::options().record_map());
  const spirv::spirv_module module = spirv::translate(kernel, "kernel.ll", options);
  assert(module.map()->find("\"function\":\"k\"") != std::string_view::npos);
  assert(spirv::lift(module.words(), "kernel.spv", options).map()->find("\"opcode\":\"OpStore\"") != std::string_view::npos);
}

static void read_buffers() {
  const spirv::spirv_module expected = spirv::translate(kernel);
  const auto same = [&](const spirv::spirv_module &module) { assert(are_equal(module.words(), expected.words())); };
  std::vector<char> chars(kernel.begin(), kernel.end());
  same(spirv::translate(chars));
  same(spirv::translate(std::as_const(chars), "kernel.ll", spirv::options()));
  same(spirv::translate(std::vector<std::uint8_t>(kernel.begin(), kernel.end())));
  same(spirv::translate(std::vector<signed char>(kernel.begin(), kernel.end())));
  std::vector<std::byte> bytes(chars.size());
  std::memcpy(bytes.data(), chars.data(), chars.size());
  same(spirv::translate(bytes));
#if __cplusplus >= 202002L
  same(spirv::translate(std::span(std::as_const(chars))));
  same(spirv::translate(std::as_bytes(std::span(chars))));
  same(spirv::translate(std::as_writable_bytes(std::span(chars))));
  assert(std::span<const std::uint32_t>(expected.words()).size() == expected.words().size());
#endif
  same(spirv::translate(std::string(kernel)));
  same(spirv::translate(std::string(kernel).c_str()));
}

// Threads share options, and translate modules and errors at once.
static void use_threads() {
  const spirv::options options;
  const spirv::spirv_module expected = spirv::translate(kernel, "kernel.ll", options);
  std::vector<std::thread> threads;
  for (int n = 0; n < 8; ++n)
    threads.emplace_back([&] {
      for (int round = 0; round < 5; ++round) {
        const spirv::spirv_module module = spirv::translate(kernel, "kernel.ll", options);
        assert(are_equal(module.words(), expected.words()));
        try {
          spirv::translate(two_errors, "kernel.ll", options);
          assert(false);
        } catch (const spirv::error &error) {
          assert(error.others().size() == 1);
        }
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  std::cout << "8 threads agree\n";
}

int main() {
  specialize_constants();
  catch_errors();
  read_warnings();
  lift_modules();
  print_modules();
  record_maps();
  read_buffers();
  use_threads();
  std::cout << "done\n";
}
