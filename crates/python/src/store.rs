//! Stores of experiments: their runs as tables, with verdicts and figures.

use std::path::PathBuf;

use evoku_draw::report::{Named, fronts as front_figures, page, pictures, sweeps};
use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::archive;
use evoku_lab::convergence::convergence;
use evoku_lab::export::{Value, column_names, each_row};
use evoku_lab::fronts::{Fronts, fronts};
use evoku_lab::index::ConfigurationIndex;
use evoku_lab::report::{Report, fronts as front_tables};
use evoku_lab::store::{KeptPlan, Results, Store, StoreError};
use evoku_messages::{Language, Message, say};
use pyo3::exceptions::{PyFileNotFoundError, PyKeyError, PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::arrow::{Column, Table};
use crate::errors::unknown;
use crate::language::{Lang, render};
use crate::parallel::watched;

/// A store of experiments in an existing file, or an archive, whose text the caller read.
#[pyclass(frozen, module = "evoku._evoku", name = "Store")]
pub(crate) struct PyStore {
    path: PathBuf,
    archive: Option<String>,
}

/// The options of a report: the plan, the measure, and the reference configuration.
#[derive(Clone, FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Choice {
    plan: Option<String>,
    measure: Option<String>,
    reference: Option<String>,
}

impl PyStore {
    fn open(&self) -> PyResult<Store> {
        let opened = match &self.archive {
            Some(text) => {
                let results = archive::read(text).map_err(|error| {
                    let path = self.path.display().to_string();
                    PyOSError::new_err(render(say::verbatim_at(path, error)))
                })?;
                Store::of_results(&results)
            }
            None => Store::readable(&self.path),
        };
        opened.map_err(|error| self.error(&error))
    }

    fn error(&self, error: &StoreError) -> PyErr {
        let text = render(say::verbatim_at(self.path.display().to_string(), error));
        match error {
            StoreError::Missing => PyFileNotFoundError::new_err(text),
            _ => PyOSError::new_err(text),
        }
    }

    fn plan(&self, store: &Store, name: Option<&str>) -> PyResult<KeptPlan> {
        store.plan(name).map_err(|error| PyKeyError::new_err(render(error)))
    }

    /// Applies `act` to the analysis of a plan's results, without the interpreter's lock.
    fn analysed<T: Send>(
        &self,
        py: Python<'_>,
        choice: &Choice,
        act: impl FnOnce(&Store, &Analysis<'_>) -> Result<T, StoreError> + Send,
    ) -> PyResult<T> {
        watched(py, |_| {
            let store = self.open()?;
            let plan = self.plan(&store, choice.plan.as_deref())?;
            let results = store.results(plan).map_err(|error| self.error(&error))?;
            let measure = choice.measure.as_deref().map(measure).transpose()?;
            let reference = choice.reference.as_deref().map(|label| labelled(&results, label));
            let analysis = Analysis::of(&results, measure, reference.transpose()?);
            act(&store, &analysis).map_err(|error| self.error(&error))
        })?
    }
}

fn measure(name: &str) -> PyResult<Measure> {
    Measure::ALL
        .into_iter()
        .find(|measure| measure.name() == name)
        .ok_or_else(|| unknown("measure", name, Measure::ALL.map(Measure::name)))
}

/// The configuration with this label.
fn labelled(results: &Results, label: &str) -> PyResult<ConfigurationIndex> {
    let all = &results.plan.configurations;
    let mut numbered = ConfigurationIndex::first(all.len()).zip(all);
    let found = numbered.find(|(_, one)| one.label == label).map(|(index, _)| index);
    found.ok_or_else(|| PyValueError::new_err(format!("the plan has no algorithm {label:?}")))
}

#[pymethods]
impl PyStore {
    #[new]
    fn new(path: PathBuf, archive: Option<String>) -> PyResult<Self> {
        let store = Self { path, archive };
        store.open()?;
        Ok(store)
    }

    /// The names of the plans, the latest first.
    fn plans(&self) -> PyResult<Vec<String>> {
        self.open()?.plans().map_err(|error| self.error(&error))
    }

    /// The text of a plan.
    fn plan_text(&self, plan: Option<&str>) -> PyResult<String> {
        Ok(self.plan(&self.open()?, plan)?.text)
    }

    /// The runs of a plan.
    fn runs(&self, py: Python<'_>, plan: Option<String>) -> PyResult<Table> {
        watched(py, |_| {
            let store = self.open()?;
            let plan = self.plan(&store, plan.as_deref())?;
            let names = column_names();
            let mut columns: Vec<Vec<Value>> = vec![Vec::new(); names.len()];
            let read = each_row(&store, &plan, |cells| {
                columns.iter_mut().zip(cells).for_each(|(column, cell)| column.push(cell));
                Ok(())
            });
            read.map_err(|error| self.error(&error))?;
            let columns = names.into_iter().zip(&columns);
            Ok(Table::new(columns.map(|(name, values)| column(name, values)).collect()))
        })?
    }

    /// The convergence of the runs of a plan.
    fn traces(&self, py: Python<'_>, plan: Option<String>) -> PyResult<Table> {
        watched(py, |_| {
            let store = self.open()?;
            let plan = self.plan(&store, plan.as_deref())?;
            let (mut rows, mut number) = (Vec::new(), 0u64);
            let read = store.each_run(&plan, true, |_, trace| {
                number += 1;
                rows.extend(trace.points.iter().map(|point| (number, *point)));
                Ok(())
            });
            read.map_err(|error| self.error(&error))?;
            let all = || rows.iter();
            Ok(Table::new(vec![
                Column::numbers("run", all().map(|(run, _)| Some(*run))),
                Column::numbers("evaluations", all().map(|(_, point)| Some(point.evaluations))),
                Column::numbers("generation", all().map(|(_, point)| Some(point.generation))),
                Column::numbers("best_so_far", all().map(|(_, point)| Some(point.best_so_far))),
                Column::numbers("second", all().map(|(_, point)| Some(point.second))),
                Column::numbers("best", all().map(|(_, point)| Some(point.best))),
                Column::numbers("mean", all().map(|(_, point)| Some(point.mean))),
            ]))
        })?
    }

    /// The Pareto fronts of a plan's runs with two objectives.
    fn fronts(&self, py: Python<'_>, plan: Option<String>) -> PyResult<Table> {
        watched(py, |_| {
            let store = self.open()?;
            let plan = self.plan(&store, plan.as_deref())?;
            let (mut rows, mut number) = (Vec::new(), 0u64);
            let read = store.each_run(&plan, true, |_, trace| {
                number += 1;
                rows.extend(trace.front.pairs().iter().map(|&pair| (number, pair)));
                Ok(())
            });
            read.map_err(|error| self.error(&error))?;
            let all = || rows.iter();
            Ok(Table::new(vec![
                Column::numbers("run", all().map(|(run, _)| Some(*run))),
                Column::numbers("first", all().map(|(_, pair)| Some(pair[0]))),
                Column::numbers("second", all().map(|(_, pair)| Some(pair[1]))),
            ]))
        })?
    }

    /// The configurations of a plan.
    fn configurations(&self, plan: Option<&str>) -> PyResult<Table> {
        let plan = self.plan(&self.open()?, plan)?;
        let all = || plan.configurations.iter();
        Ok(Table::new(vec![
            Column::texts("configuration", all().map(|one| Some(&one.label))),
            Column::texts("algorithm", all().map(|one| Some(&one.algorithm))),
            Column::texts("parameters", all().map(|one| Some(&one.parameters))),
            Column::texts("propagation", all().map(|one| Some(&one.propagation))),
        ]))
    }

    /// The puzzles of a plan.
    fn puzzles(&self, plan: Option<&str>) -> PyResult<Table> {
        let plan = self.plan(&self.open()?, plan)?;
        let all = || plan.puzzles.iter();
        let class = |one: &evoku_lab::store::KeptPuzzle| plan.classes[one.class.at()].clone();
        Ok(Table::new(vec![
            Column::texts("class", all().map(|one| Some(class(one)))),
            Column::numbers("puzzle", all().map(|one| Some(one.number as u64))),
            Column::texts("geometry", all().map(|one| Some(&one.geometry))),
            Column::texts("line", all().map(|one| Some(&one.line))),
        ]))
    }

    /// The comparisons of a plan's configurations, each with its verdict.
    fn verdicts(&self, py: Python<'_>, choice: Choice, lang: Lang) -> PyResult<Table> {
        self.analysed(py, &choice, |_, analysis| {
            let all = || analysis.comparisons.iter();
            let label = |which: usize| all().map(move |one| Some(analysis.label(one.pair[which])));
            let better = all().map(|one| one.better.map(|better| analysis.label(better)));
            Ok(Table::new(vec![
                Column::texts("class", all().map(|one| Some(analysis.class_name(one.class)))),
                Column::texts("first", label(0)),
                Column::texts("second", label(1)),
                Column::numbers("puzzles", all().map(|one| Some(one.puzzles as u64))),
                Column::numbers("first_solved", all().map(|one| Some(one.rates[0]))),
                Column::numbers("second_solved", all().map(|one| Some(one.rates[1]))),
                Column::numbers("first_quicker", all().map(|one| Some(one.superiority))),
                Column::numbers("p", all().map(|one| Some(one.p()))),
                Column::texts("better", better),
                Column::texts("words", all().map(|one| Some(one.verdict(analysis).render(lang.0)))),
            ]))
        })
    }

    /// The report as Markdown.
    fn report(&self, py: Python<'_>, choice: Choice, lang: Lang) -> PyResult<String> {
        self.analysed(py, &choice, |store, analysis| {
            let mut report = Report::of(analysis);
            report.tables.extend(front_tables(analysis, &attained(store, analysis)?));
            Ok(report.markdown(&analysis.results.plan.name, lang.0))
        })
    }

    /// The report as a page of HTML, with its figures.
    fn page(&self, py: Python<'_>, choice: Choice, lang: Lang) -> PyResult<String> {
        self.analysed(py, &choice, |store, analysis| {
            let mut report = Report::of(analysis);
            report.tables.extend(front_tables(analysis, &attained(store, analysis)?));
            let (figures, notes) = drawn(store, analysis, lang.0)?;
            report.notes.extend(notes);
            Ok(page(analysis, &report, &figures, lang.0))
        })
    }

    /// The figures as SVG, each with its name.
    fn figures(
        &self,
        py: Python<'_>,
        choice: Choice,
        lang: Lang,
    ) -> PyResult<Vec<(String, String)>> {
        self.analysed(py, &choice, |store, analysis| {
            let figures = drawn(store, analysis, lang.0)?.0.into_iter();
            Ok(figures.map(|Named { name, figure }| (name, figure.svg())).collect())
        })
    }
}

/// All figures of a report, and notes on the data that they leave out.
fn drawn(
    store: &Store,
    analysis: &Analysis<'_>,
    language: Language,
) -> Result<(Vec<Named>, Vec<Message>), StoreError> {
    let results = analysis.results;
    let convergences = convergence(results, |take| {
        store.each_run(&results.plan, true, |run, trace| {
            take(&run, &trace.points);
            Ok(())
        })
    })?;
    let drawn = pictures(analysis, &convergences, language);
    let mut figures = drawn.figures;
    figures.extend(sweeps(analysis, language));
    figures.extend(front_figures(analysis, &attained(store, analysis)?, language));
    Ok((figures, drawn.notes))
}

/// The Pareto fronts that the runs with two objectives attained.
fn attained(store: &Store, analysis: &Analysis<'_>) -> Result<Vec<Fronts>, StoreError> {
    let results = analysis.results;
    fronts(results, |take| {
        store.each_run(&results.plan, true, |run, trace| {
            take(&run, &trace.front);
            Ok(())
        })
    })
}

/// A column of cells. Its type is that of its values; a column without values is text.
fn column(name: &str, values: &[Value]) -> Column {
    match values.iter().find(|value| **value != Value::None) {
        Some(Value::Integer(_)) => Column::numbers(name, values.iter().map(Value::whole)),
        Some(Value::Real(_)) => Column::numbers(name, values.iter().map(Value::real)),
        _ => Column::texts(name, values.iter().map(Value::text)),
    }
}
