"""Puzzles as environments of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium as library
import numpy

from ._problem import as_problem


class _Environment(library.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, problem: Any, steps: int | None, render_mode: str | None) -> None:
        #: The problem that evaluates attempts.
        self.problem = problem
        self.render_mode = render_mode
        shape = (problem.variables,)
        self.observation_space = library.spaces.Box(0, problem.digits, shape, numpy.uint8)
        self.action_space = library.spaces.MultiDiscrete([problem.variables, problem.digits])
        self._steps = steps
        self._made = 0
        self._attempt = numpy.zeros(shape, numpy.uint8)
        self._cost = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[numpy.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._attempt[:] = 0
        self._made = 0
        self._cost = int(self.problem.evaluate(self._attempt))
        return self._attempt.copy(), {"cost": self._cost}

    def step(self, action: Any) -> tuple[numpy.ndarray, float, bool, bool, dict[str, Any]]:
        variable, digit = action
        self._attempt[variable] = digit + 1
        before, self._cost = self._cost, int(self.problem.evaluate(self._attempt))
        self._made += 1
        solved = self._cost == 0
        late = self._steps is not None and self._made >= self._steps
        reward = float(before - self._cost) + solved
        return self._attempt.copy(), reward, solved, late and not solved, {"cost": self._cost}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.problem.decode(self._attempt)


def gymnasium(
    puzzle: Any, *, steps: int | None = None, render_mode: str | None = None
) -> library.Env:
    """A puzzle as an environment of Gymnasium.

    An episode begins without digits in the open cells. An observation is the digit of each open
    cell, 0 for none. An action is the number of an open cell, and a digit minus 1. The reward is
    the decrease of the cost, plus 1 for a solution, which ends the episode.

    Args:
        puzzle: A puzzle, or a `Problem`.
        steps: The number of steps after which an episode is truncated; unlimited by default.
        render_mode: "ansi" to render the board on one line.
    """
    return _Environment(as_problem(puzzle), steps, render_mode)
