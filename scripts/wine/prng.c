/* bcryptprimitives.dll, from which Rust's standard library takes random numbers, and which Wine 8
   lacks. */

#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T size) {
    return SystemFunction036(data, (ULONG)size);
}
