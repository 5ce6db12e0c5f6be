/* Starts the program of EVOKU_EXE with the arguments in a process group of its own, presses Ctrl-Break
   after four seconds, and prints the exit code of the program. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>
int main(int count, char **arguments) {
    char line[4096] = "";
    snprintf(line, sizeof line, "\"%s\"", getenv("EVOKU_EXE"));
    for (int at = 1; at < count; at++) { strcat(line, " "); strcat(line, arguments[at]); }
    STARTUPINFOA start = {sizeof start};
    PROCESS_INFORMATION process;
    if (!GetConsoleWindow() && !AllocConsole()) { puts("NOT RUN: there is no console"); return 0; }
    if (!CreateProcessA(NULL, line, NULL, NULL, FALSE, CREATE_NEW_PROCESS_GROUP, NULL, NULL, &start, &process)) {
        printf("can't start: %lu\n", GetLastError());
        return 1;
    }
    Sleep(4000);
    if (!GenerateConsoleCtrlEvent(CTRL_BREAK_EVENT, process.dwProcessId)) {
        printf("NOT RUN: this Wine can't send Ctrl-Break (%lu)\n", GetLastError());
        TerminateProcess(process.hProcess, 1);
        return 0;
    }
    if (WaitForSingleObject(process.hProcess, 60000) != WAIT_OBJECT_0) {
        puts("NOT RUN: the event was sent, but Wine's console did not deliver it");
        TerminateProcess(process.hProcess, 1);
        return 0;
    }
    DWORD code = 0;
    GetExitCodeProcess(process.hProcess, &code);
    printf("Ctrl-Break: exit %lu\n", code);
    return 0;
}
