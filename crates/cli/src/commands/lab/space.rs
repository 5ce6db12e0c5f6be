use std::path::PathBuf;
use std::process::ExitCode;

use crate::language::language;
use clap::Args;
use evoku_draw::figure::Format;
use evoku_draw::report::space as picture;
use evoku_lab::analysis::Analysis;
use evoku_lab::report::space as tables;
use evoku_lab::rows::csv_cell;
use evoku_lab::space::{Space as Instances, SpaceError};
use serde_json::{Value, json};

use crate::commands::lab::choice::Choice;
use crate::error::{Context, Result};
use crate::exit::{INTERRUPTED, SUCCESS};
use crate::input::check_output;
use crate::interrupt;
use crate::output::{About, NamedFormat, ResultArguments, encoded, escaped};

/// Show which puzzles suit which algorithm.
///
/// Each puzzle of the plan is described by the figures of `evoku features` and placed on a plane.
/// The plane is chosen so that the place of a puzzle predicts the cost of the algorithms.
/// Footprints are the regions in which an algorithm is the best choice. Selection by features is
/// assessed by cross-validation, and compared with the single best algorithm and with the best one
/// for each puzzle.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab space plan.sqlite                  footprints, value of selection, loadings
  evoku lab space plan.sqlite -o space.svg     both planes, with the regions of algorithms
  evoku lab space plan.sqlite -o space.csv     one row per puzzle: places, costs, features

The plane of greatest variance is that of the principal components (Pearson 1901). The other plane
has the objective of PILOT (Munoz and others 2018). It is the rank-2 regression of features and
performances on up to ten features, those that correlate most with performance. Only puzzles on
plain boards are included, since a store does not describe other boards completely. Algorithms are
selected by the five nearest puzzles, on ten folds; ties go to the first algorithm in the plan. With
few puzzles, these results mean little.

Exit codes:
  0    the space was written
  2    there is no space to show
  130  ended by Ctrl-C")]
pub(crate) struct Space {
    /// Store or archive with the results
    #[arg(value_name = "STORE")]
    store: PathBuf,

    #[command(flatten)]
    result: ResultArguments<SpaceFormat>,

    #[command(flatten)]
    choice: Choice,
}

/// The output formats of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SpaceFormat {
    Markdown,
    Csv,
    Json,
    Picture(Format),
}

impl NamedFormat for SpaceFormat {
    const DEFAULT: &'static str = "markdown";

    fn all() -> &'static [Self] {
        &[
            Self::Markdown,
            Self::Csv,
            Self::Json,
            Self::Picture(Format::Svg),
            Self::Picture(Format::Png),
            Self::Picture(Format::Pdf),
        ]
    }

    fn about(self) -> About {
        match self {
            Self::Markdown => About::markdown("footprints, value of selection, loadings"),
            Self::Csv => About::csv("one row per puzzle: places, costs, features"),
            Self::Json => About::json("footprints, value of selection, planes and puzzles"),
            Self::Picture(Format::Svg) => About::svg("both planes"),
            Self::Picture(Format::Png) => About::png("the picture in pixels"),
            Self::Picture(Format::Pdf) => About::pdf("the picture for printing"),
        }
    }
}

impl Space {
    pub(super) fn run(self) -> Result<ExitCode> {
        let format = self.result.format()?.unwrap_or(SpaceFormat::Markdown);
        check_output(&[&self.store], self.result.path())?;
        let (_, results) = self.choice.open(&self.store)?;
        let analysis = self.choice.analyse(&results)?;
        let space = match Instances::of_all(&analysis, interrupt::flag()) {
            Err(SpaceError::Cancelled) => return Ok(ExitCode::from(INTERRUPTED)),
            other => other.at(self.store.display())?,
        };
        let bytes = match format {
            SpaceFormat::Markdown => {
                let tables = tables(&analysis, &space);
                let texts: Vec<String> =
                    tables.iter().map(|table| table.markdown(language())).collect();
                escaped(&texts.join("\n")).into_owned().into_bytes()
            }
            SpaceFormat::Json => format!("{:#}\n", object(&analysis, &space)).into_bytes(),
            SpaceFormat::Csv => rows(&analysis, &space).into_bytes(),
            SpaceFormat::Picture(format) => {
                encoded(&picture(&analysis, &space, language()), format)?
            }
        };
        self.result.create()?.end_with(bytes)?;
        Ok(ExitCode::from(SUCCESS))
    }
}

/// Returns the name of a configuration by its index in the space.
fn label<'a>(analysis: &Analysis<'a>, space: &Instances, one: usize) -> &'a str {
    analysis.label(space.configurations[one])
}

/// Describes a space completely.
fn object(analysis: &Analysis<'_>, space: &Instances) -> Value {
    let footprints = space.footprints.iter().enumerate().map(|(one, footprint)| {
        json!({
            "algorithm": label(analysis, space, one),
            "best": footprint.best,
            "alone": footprint.alone,
            "good": footprint.good,
            "area": footprint.area,
            "purity": footprint.purity,
        })
    });
    let puzzles = space.puzzles.iter().enumerate().map(|(row, puzzle)| {
        let kept = &analysis.results.plan.puzzles[puzzle.at()];
        json!({
            "class": analysis.class_name(Some(kept.class)),
            "number": kept.number,
            "puzzle": kept.line,
            "variance": space.components.places[row],
            "plane": space.plane.places[row],
            "chosen": label(analysis, space, space.selection.chosen[row]),
            "spent": space.spent.row(row),
            "features": space.features.row(row),
        })
    });
    let selection = &space.selection;
    let chosen = space.chosen.iter().map(|&feature| space.names[feature]);
    json!({
        "plan": analysis.results.plan.name,
        "measure": analysis.measure().name(),
        "footprints": footprints.collect::<Value>(),
        "tied": space.field.tied,
        "single_best": label(analysis, space, selection.single_best),
        "single_best_spent": selection.single,
        "virtual_best_spent": selection.virtual_best,
        "chosen_spent": selection.selected,
        "gap_closed": selection.gap_closed(),
        "features": space.names,
        "plane_features": chosen.collect::<Vec<_>>(),
        "plane_loadings": space.plane.loadings,
        "plane_of_performance": space.plane.of_performance,
        "variance_loadings": space.components.loadings,
        "puzzles": puzzles.collect::<Value>(),
    })
}

/// Returns a header and a row for each puzzle.
fn rows(analysis: &Analysis<'_>, space: &Instances) -> String {
    let mut text = "class,number,puzzle,variance_1,variance_2,plane_1,plane_2,chosen".to_owned();
    for one in 0..space.spent.columns {
        text.push(',');
        text.push_str(&csv_cell(&format!("spent_{}", label(analysis, space, one))));
    }
    for name in &space.names {
        text.push(',');
        text.push_str(name);
    }
    text.push('\n');
    for (row, puzzle) in space.puzzles.iter().enumerate() {
        let kept = &analysis.results.plan.puzzles[puzzle.at()];
        let class = csv_cell(analysis.class_name(Some(kept.class)));
        text.push_str(&format!("{class},{},{}", kept.number, kept.line));
        let places = [space.components.places[row], space.plane.places[row]];
        for value in places.iter().flatten() {
            text.push_str(&format!(",{value}"));
        }
        text.push(',');
        text.push_str(&csv_cell(label(analysis, space, space.selection.chosen[row])));
        for value in space.spent.row(row).iter().chain(space.features.row(row)) {
            text.push_str(&format!(",{value}"));
        }
        text.push('\n');
    }
    text
}
