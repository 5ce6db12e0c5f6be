// A (1+1)-EA that takes part in experiments of evoku, for boards up to 9x9.
//
// A child differs from its parent in about one open cell. It replaces the parent unless it is worse.

#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

struct OpenCell {
    std::size_t index;
    std::vector<char> digits;
};

// Writes a request and returns the answer after its first word. Exits when the run is over.
std::istringstream ask(const std::string &request) {
    std::cout << request << std::endl;
    std::string line, name;
    if (!std::getline(std::cin, line)) std::exit(0);
    std::istringstream answer(line);
    answer >> name;
    if (name == "end") std::exit(0);
    return answer;
}

long cost_of(const std::string &board) {
    long left, cost;
    ask("evaluate " + board) >> left >> cost;
    return cost;
}

int main() {
    std::mt19937_64 random;
    std::vector<OpenCell> open;
    double rate = 1;
    for (std::string line; std::getline(std::cin, line) && line != "go";) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        if (name == "open") {
            OpenCell cell;
            words >> cell.index;
            for (char digit; words >> digit;) cell.digits.push_back(digit);
            open.push_back(cell);
        } else if (name == "parameter" && words >> name && name == "rate") {
            words >> rate;
        } else if (name == "seed") {
            unsigned long long seed;
            words >> seed;
            random.seed(seed);
        }
    }

    std::string parent;
    ask("start") >> parent;
    long cost = cost_of(parent);
    for (;;) {
        std::string child = parent;
        for (const OpenCell &cell : open)
            // 2^64 random numbers, of which the given share changes the cell.
            if (random() < rate / open.size() * 18446744073709551616.0)
                child[cell.index] = cell.digits[random() % cell.digits.size()];
        long changed = cost_of(child);
        if (changed <= cost) {
            parent = child;
            cost = changed;
        }
    }
}
