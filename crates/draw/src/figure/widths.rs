//! How wide letters are: known without the font, so that a page needn't carry it.

/// The units in the size of the font.
pub(super) const UNITS: f32 = 2048.0;

/// The height of capitals and digits, in units.
pub(super) const CAPITALS: f32 = 1462.0;

/// The width of a digit, which stands for letters that aren't known.
#[cfg(not(feature = "files"))]
pub(super) const DIGIT: u16 = 1171;

/// The first letter of the table.
const FIRST: u32 = 0x20;

/// The widths of the letters from the space to the tilde, in units: regular and bold.
#[rustfmt::skip]
const WIDTHS: [[u16; 95]; 2] = [
    [
        532, 551, 836, 1323, 1171, 1702, 1499, 461, 614, 614, 1128, 1171, 549, 659, 549, 762,
        1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 549, 549, 1171, 1171, 1171, 889,
        1841, 1309, 1331, 1294, 1495, 1139, 1063, 1491, 1518, 694, 559, 1268, 1073, 1858, 1556, 1599,
        1239, 1599, 1274, 1124, 1139, 1497, 1229, 1905, 1200, 1159, 1171, 674, 762, 674, 1171, 909,
        1188, 1149, 1260, 983, 1260, 1155, 705, 1260, 1266, 528, 528, 1094, 528, 1915, 1266, 1239,
        1260, 1260, 846, 981, 739, 1266, 1040, 1610, 1083, 1044, 963, 778, 1128, 778, 1171,
    ],
    [
        532, 586, 967, 1323, 1171, 1845, 1536, 545, 694, 694, 1116, 1171, 584, 659, 584, 846,
        1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 1171, 584, 584, 1171, 1171, 1171, 977,
        1837, 1413, 1376, 1305, 1516, 1147, 1124, 1483, 1567, 797, 678, 1360, 1157, 1931, 1665, 1630,
        1286, 1630, 1352, 1128, 1186, 1548, 1331, 1980, 1366, 1278, 1186, 678, 846, 678, 1171, 842,
        1243, 1237, 1296, 1053, 1296, 1210, 793, 1296, 1346, 625, 625, 1270, 625, 2011, 1346, 1268,
        1296, 1296, 930, 1018, 889, 1346, 1165, 1753, 1184, 1165, 999, 807, 1128, 807, 1171,
    ],
];

/// The width of a letter in units, if it is one of ASCII.
pub(super) fn advance(bold: bool, letter: char) -> Option<u16> {
    let index = u32::from(letter).checked_sub(FIRST)?;
    WIDTHS[usize::from(bold)].get(index as usize).copied()
}
