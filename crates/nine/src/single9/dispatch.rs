//! Selects the code to run. The features of the processor are detected at run time, once per
//! engine.

#![allow(
    unsafe_code,
    reason = "calling code compiled for a processor feature after seeing that the processor has it"
)]

#[cfg(target_arch = "x86_64")]
use super::avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use super::avx512::Avx512;
use super::board::LaneBoard;
use super::lanes::Lanes;
use super::plain::Plain;
use super::search::LaneSearch;
#[cfg(target_arch = "x86_64")]
use super::sse2::Sse2;
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
use super::v128::V128;
use crate::limit::{Halt, Limit};
use crate::lines::{Line, LineAnswer, Marks};

/// The types of processors for which the code is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// Code for any processor, without vectors.
    Plain,
    /// Code for WebAssembly with vectors.
    #[cfg(all(target_family = "wasm", target_feature = "simd128"))]
    V128,
    /// Code for any x86-64 processor.
    #[cfg(target_arch = "x86_64")]
    Sse2,
    /// Code for x86-64 processors with AVX2, POPCNT and BMI.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Code for x86-64 processors with AVX-512 F and BW, POPCNT and BMI.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Code {
    /// The fastest code that every processor of this architecture can run.
    pub(super) const PORTABLE: Self = {
        #[cfg(target_arch = "x86_64")]
        let code = Self::Sse2;
        #[cfg(not(target_arch = "x86_64"))]
        let code = Self::Plain;
        code
    };

    /// The name of the variant.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            #[cfg(all(target_family = "wasm", target_feature = "simd128"))]
            Self::V128 => "simd128",
            #[cfg(target_arch = "x86_64")]
            Self::Sse2 => "sse2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => "avx512",
        }
    }

    /// The variants that this processor can run, the fastest last.
    pub(super) fn available() -> Vec<Self> {
        #[cfg_attr(
            not(any(
                target_arch = "x86_64",
                all(target_family = "wasm", target_feature = "simd128")
            )),
            allow(unused_mut, reason = "there is no other code for this processor")
        )]
        let mut codes = vec![Self::Plain];
        #[cfg(all(target_family = "wasm", target_feature = "simd128"))]
        codes.push(Self::V128);
        #[cfg(target_arch = "x86_64")]
        codes.push(Self::Sse2);
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
        {
            codes.push(Self::Avx2);
            if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") {
                codes.push(Self::Avx512);
            }
        }
        codes
    }

    /// The fastest variant for this processor.
    pub(super) fn best() -> Self {
        Self::available().pop().unwrap_or(Self::PORTABLE)
    }
}

/// Defines the entry points of a function for every variant, and selects among them.
macro_rules! dispatched {
    ($name:ident, ($($argument:ident: $kind:ty),*) -> $result:ty, $body:ident) => {
        pub(super) fn $name(code: Code, $($argument: $kind),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx512f,avx512bw,popcnt,bmi1,bmi2,lzcnt")]
            fn avx512($($argument: $kind),*) -> $result {
                $body::<Avx512, 1>($($argument),*)
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
            fn avx2($($argument: $kind),*) -> $result {
                $body::<Avx2, 3>($($argument),*)
            }
            match code {
                Code::Plain => $body::<Plain, 9>($($argument),*),
                #[cfg(all(target_family = "wasm", target_feature = "simd128"))]
                Code::V128 => $body::<V128, 5>($($argument),*),
                #[cfg(target_arch = "x86_64")]
                Code::Sse2 => $body::<Sse2, 5>($($argument),*),
                // SAFETY, here and below: only `Code::available` creates these values, and only
                // after detecting all of the features.
                #[cfg(target_arch = "x86_64")]
                Code::Avx2 => unsafe { avx2($($argument),*) },
                #[cfg(target_arch = "x86_64")]
                Code::Avx512 => unsafe { avx512($($argument),*) },
            }
        }
    };
}

// Starts with a line.
dispatched!(start_line, (search: &mut LaneSearch, line: &Line) -> (), start_line_with);
// Starts with pencil marks.
dispatched!(start_marks, (search: &mut LaneSearch, marks: &Marks) -> (), start_marks_with);
// Writes the last solution.
dispatched!(solution, (search: &LaneSearch, line: &mut Line) -> (), solution_with);
// Searches for the next solution, see `LaneSearch::next`.
dispatched!(next, (search: &mut LaneSearch, limit: Limit<'_>) -> Halt, next_with);
// Skips some solutions, see `LaneSearch::count`.
dispatched!(
    count, (search: &mut LaneSearch, most: u64, limit: Limit<'_>) -> (u64, Halt), count_with
);
// Solves from text to text.
dispatched!(
    solve_line, (search: &mut LaneSearch, line: &Line, most: u8) -> LineAnswer, solve_line_with
);

#[inline(always)]
fn start_line_with<V: Lanes, const N: usize>(search: &mut LaneSearch, line: &Line) {
    // The first rounds find the exclusions by the givens in columns and boxes anyway.
    search.start().read_line::<V, N>(line);
}

#[inline(always)]
fn start_marks_with<V: Lanes, const N: usize>(search: &mut LaneSearch, marks: &Marks) {
    *search.start() = LaneBoard::of_marks::<V>(marks);
}

#[inline(always)]
fn solution_with<V: Lanes, const N: usize>(search: &LaneSearch, line: &mut Line) {
    search.solution.write_line::<V>(line);
}

#[inline(always)]
fn next_with<V: Lanes, const N: usize>(search: &mut LaneSearch, limit: Limit<'_>) -> Halt {
    search.next::<V, N>(limit)
}

#[inline(always)]
fn count_with<V: Lanes, const N: usize>(
    search: &mut LaneSearch,
    most: u64,
    limit: Limit<'_>,
) -> (u64, Halt) {
    search.count::<V, N>(most, limit)
}

#[inline(always)]
fn solve_line_with<V: Lanes, const N: usize>(
    search: &mut LaneSearch,
    line: &Line,
    most: u8,
) -> LineAnswer {
    let mut answer = LineAnswer::NONE;
    search.start().read_line::<V, N>(line);
    if most > 0 && search.next::<V, N>(Limit::default()) == Halt::Found {
        search.solution.write_line::<V>(&mut answer.solution);
        let (more, _) = search.count::<V, N>(u64::from(most - 1), Limit::default());
        answer.solutions = 1 + more as u8;
    }
    answer.guesses = u32::try_from(search.effort.guesses).unwrap_or(u32::MAX);
    answer
}
