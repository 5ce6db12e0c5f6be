/* bcryptprimitives.dll, from which Rust's standard library takes random numbers, and which Wine 8
   lacks. Without MinGW's own start, which fails in threads that end with the process. */

#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

BOOL WINAPI DllMainCRTStartup(HINSTANCE module, DWORD reason, LPVOID reserved) {
    return TRUE;
}

__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T size) {
    return SystemFunction036(data, (ULONG)size);
}
