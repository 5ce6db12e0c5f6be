// Solves in several threads. An output is released by a unique pointer.
#include <evoku.h>

#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

struct Release {
    void operator()(evoku_output *output) const { evoku_free(output); }
};
using Output = std::unique_ptr<evoku_output, Release>;

static std::string text(const Output &output)
{
    size_t length = 0;
    const char *at = evoku_output_text(output.get(), &length);
    return std::string(at, length);
}

int main()
{
    std::string_view puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    std::vector<std::string> solutions(4);
    std::vector<std::thread> threads;
    for (auto &solution : solutions)
        threads.emplace_back([puzzle, &solution] {
            solution = text(Output(evoku_solve(puzzle.data(), puzzle.size())));
        });
    for (auto &thread : threads)
        thread.join();
    for (const auto &solution : solutions)
        if (solution != solutions[0])
            return 1;
    std::cout << solutions[0] << "\n";
}
