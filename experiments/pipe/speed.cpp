// Measures the pipe of evoku: evaluates batches of boards until the run ends.

#include <iostream>
#include <string>

int main(int count, char **arguments) {
    std::ios::sync_with_stdio(false);
    const int batch = count > 1 ? std::stoi(arguments[1]) : 100;
    std::string word, boards, request = "evaluate";
    while (std::cin >> word && word != "go") {}
    std::cout << "start " << batch << std::endl;
    std::cin >> word;
    std::getline(std::cin, boards);
    request += boards;
    while (std::cin && word != "end") {
        std::cout << request << std::endl;
        std::cin >> word;
        std::getline(std::cin, boards);
    }
}
