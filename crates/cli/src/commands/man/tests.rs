//! The pages of all commands.

use clap::CommandFactory;

use super::page;
use crate::commands::Arguments;
use crate::error::Result;

fn command(names: &[&str]) -> Result<clap::Command> {
    super::command(Arguments::command(), names)
}

#[test]
fn every_command_has_a_page_with_its_options() {
    let evoku = command(&[]).unwrap();
    let mut commands: Vec<_> =
        evoku.get_subcommands().map(|about| (vec![about.get_name()], about)).collect();
    let lab = evoku.find_subcommand("lab").unwrap();
    commands.extend(lab.get_subcommands().map(|about| (vec!["lab", about.get_name()], about)));
    for (names, about) in commands {
        let page = page(command(&names).unwrap()).unwrap();
        assert!(page.contains(&format!(".TH evoku-{} ", names.join("-"))), "{page}");
        assert!(!page.contains("\\-help("), "{page}");
        assert!(page.contains(".SH \"EXAMPLES\"\n.nf\n\\&  evoku "), "{page}");
        for option in about.get_arguments().filter_map(clap::Arg::get_long) {
            let option = option.replace('-', "\\-");
            assert!(page.contains(&format!("\\-\\-{option}")), "--{option} isn't in\n{page}");
        }
    }
}

#[test]
fn an_unknown_command_is_refused_by_name() {
    let error = command(&["slove"]).unwrap_err().to_string();
    assert!(error.starts_with("there is no command \"slove\"; the commands are "), "{error}");
    let error = command(&["lab", "rnu"]).unwrap_err().to_string();
    assert!(
        error.starts_with("there is no command \"rnu\"; the commands are new, check, run"),
        "{error}"
    );
    let error = command(&["solve", "now"]).unwrap_err().to_string();
    assert_eq!(error, "solve has no command \"now\"");
}
