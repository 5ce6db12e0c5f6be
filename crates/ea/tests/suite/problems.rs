//! Tests of the example problems: conversion from and to text.

use evoku_ea::Puzzle;
use evoku_ea::problems::{MagicSquare, Queens};

#[test]
fn attempts_are_read_as_they_are_written() {
    let queens = Queens::new(vec![1, 3, 0, 2]);
    let square = MagicSquare::new(3, vec![2, 7, 6, 9, 5, 1, 4, 3, 8]);
    for text in [queens.line(), queens.board()] {
        let mut read = Queens::new(vec![0, 1, 2, 3]);
        assert_eq!(read.read(&text), Ok(()));
        assert_eq!(read, queens);
    }
    for text in [square.line(), square.board()] {
        let mut read = MagicSquare::new(3, (1..=9).collect());
        assert_eq!(read.read(&text), Ok(()));
        assert_eq!(read, square);
    }
}

#[test]
fn what_is_no_attempt_is_refused_and_changes_nothing() {
    let queens = Queens::new(vec![1, 3, 0, 2]);
    for text in [
        "",
        "1 2 3",
        "1 1 2 3",
        "0 1 2 3",
        "Q...\n....\n..Q.\n...Q",
        ".Q..\n...Q\nQ...\n..QQ",
        "a b c d",
    ] {
        let mut read = queens.clone();
        assert!(read.read(text).is_err(), "{text:?}");
        assert_eq!(read, queens);
    }
    let square = MagicSquare::new(3, (1..=9).collect());
    for text in ["", "1 2 3", "1 2 3 4 5 6 7 8 8", "0 1 2 3 4 5 6 7 8"] {
        let mut read = square.clone();
        assert!(read.read(text).is_err(), "{text:?}");
        assert_eq!(read, square);
    }
}
