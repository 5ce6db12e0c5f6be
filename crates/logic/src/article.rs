//! The articles of the book about techniques.

use crate::technique::{Fins, Fish, FishShape, Technique, Technique as T};

impl Technique {
    /// The name in addresses: lower case, with `-` between words. [`by_name`](Self::by_name) accepts
    /// it.
    ///
    /// ```
    /// use evoku_logic::Technique;
    ///
    /// assert_eq!(Technique::XyWing.slug(), "xy-wing");
    /// assert_eq!(Technique::Pointing.slug(), "locked-candidates-pointing");
    /// ```
    #[must_use]
    pub fn slug(self) -> String {
        let name = self.to_string().to_ascii_lowercase();
        let words = name.split(|sign: char| !sign.is_ascii_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
    }

    /// The page of the book with the article about this technique, without its extension.
    ///
    /// ```
    /// use evoku_logic::Technique;
    ///
    /// assert_eq!(Technique::XyWing.page(), "solving/wings");
    /// ```
    #[must_use]
    pub fn page(self) -> &'static str {
        match self {
            T::FullHouse | T::NakedSingle | T::HiddenSingle => "solving/singles",
            T::Pointing | T::Claiming | T::LockedPair | T::LockedTriple => {
                "solving/locked-candidates"
            }
            T::NakedSubset(_) | T::HiddenSubset(_) => "solving/subsets",
            T::Fish(Fish { shape: FishShape::Basic, fins: Fins::None, .. }) => "solving/fish",
            T::Fish(_) | T::SiameseFish(_) => "solving/finned-fish",
            T::Skyscraper
            | T::TwoStringKite
            | T::DualTwoStringKite
            | T::TurbotFish
            | T::EmptyRectangle
            | T::DualEmptyRectangle => "solving/single-digit",
            T::WWing | T::XyWing | T::XyzWing | T::WxyzWing => "solving/wings",
            T::UniqueRectangle(_)
            | T::HiddenRectangle
            | T::AvoidableRectangle(_)
            | T::UniqueLoop(_)
            | T::BivalueUniversalGrave => "solving/uniqueness",
            T::SimpleColorsTrap | T::SimpleColorsWrap | T::MultiColors1 | T::MultiColors2 => {
                "solving/colouring"
            }
            T::RemotePair
            | T::XChain
            | T::XyChain
            | T::ContinuousLoop
            | T::DiscontinuousLoop
            | T::AlternatingChain
            | T::GroupedContinuousLoop
            | T::GroupedDiscontinuousLoop
            | T::GroupedAlternatingChain
            | T::AlsContinuousLoop
            | T::AlsDiscontinuousLoop
            | T::AlsAlternatingChain => "solving/chains",
            T::AlsXz
            | T::AlsXyWing
            | T::AlsXyWingOverlap
            | T::AlsChain
            | T::AlsChainOverlap
            | T::DeathBlossom
            | T::DeathBlossomOverlap
            | T::SueDeCoq => "solving/almost-locked-sets",
            T::JuniorExocet => "solving/exocet",
            T::KrakenFish1
            | T::KrakenFish2
            | T::ForcingChainContradiction
            | T::ForcingChainVerity
            | T::ForcingNetContradiction
            | T::ForcingNetVerity
            | T::TemplateSet
            | T::TemplateDelete => "solving/last-resorts",
            T::LastOfSum
            | T::Relation
            | T::SumBounds
            | T::GroupSingle
            | T::InnieOutie
            | T::Combinations
            | T::LockedInGroup
            | T::LockedByRelation
            | T::NakedGroupSubset
            | T::HiddenGroupSubset
            | T::Line
            | T::Permutations
            | T::Parity
            | T::InniesOuties
            | T::JointConstraints
            | T::ConstraintForcing => "solving/constraints",
        }
    }

    /// The place of the examples of this technique on its [`page`](Self::page), after `#` in an
    /// address.
    #[must_use]
    pub fn anchor(self) -> String {
        format!("technique-{}", self.slug())
    }

    /// The address of the article below the folder of the book.
    ///
    /// ```
    /// use evoku_logic::Technique;
    ///
    /// assert_eq!(Technique::XyWing.article(), "solving/wings.html#technique-xy-wing");
    /// ```
    #[must_use]
    pub fn article(self) -> String {
        format!("{}.html#{}", self.page(), self.anchor())
    }
}
