use std::process::ExitCode;

use clap::Args;
use clap_complete::Shell;

use crate::error::Result;
use crate::output::Output;

/// Print completions for a shell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  evoku completions bash > ~/.local/share/bash-completion/completions/evoku
  evoku completions zsh > ~/.zfunc/_evoku      (a folder of $fpath)
  evoku completions fish > ~/.config/fish/completions/evoku.fish
  evoku completions elvish >> ~/.config/elvish/rc.elv
  evoku completions powershell >> $PROFILE")]
pub(crate) struct Completions {
    /// Shell to print completions for
    shell: Shell,
}

impl Completions {
    /// Prints the script that completes the command line of evoku.
    pub(crate) fn run(self, mut evoku: clap::Command) -> Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut evoku, "evoku", &mut script);
        Output::create(None)?.end_with(script)?;
        Ok(ExitCode::SUCCESS)
    }
}
