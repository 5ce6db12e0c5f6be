"""Puzzles as environments of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium as library
import numpy

from ._problem import UNKNOWN, as_problem


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
        self._cost = self._first = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[numpy.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._attempt[:] = 0
        self._made = 0
        cost, ended = self.problem._cost(self._attempt)
        # Every episode begins with the same attempt, whose cost stays known.
        self._first = self._first if cost == UNKNOWN else cost
        self._cost = self._first
        return self._attempt.copy(), self._info(ended)

    def step(self, action: Any) -> tuple[numpy.ndarray, float, bool, bool, dict[str, Any]]:
        variable, digit = action
        before, was = self._cost, self._attempt[variable]
        self._attempt[variable] = digit + 1
        cost, ended = self.problem._cost(self._attempt)
        if cost == UNKNOWN:
            self._attempt[variable] = was
        else:
            self._cost = cost
        self._made += 1
        solved = cost == 0
        late = self._steps is not None and self._made >= self._steps
        reward = float(before - self._cost) + solved
        truncated = not solved and (late or ended is not None)
        return self._attempt.copy(), reward, solved, truncated, self._info(ended)

    def _info(self, ended: str | None) -> dict[str, Any]:
        return {"cost": self._cost} | ({"ended": ended} if ended else {})

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

    If the problem has a budget, its end truncates the episode, as at every later step: the action
    has no effect and no reward. `info["ended"]` is then the reason. In a run that `evoku.lab.run`
    records, such a step, or `reset`, raises `Ended` instead, which ends the run.

    Args:
        puzzle: A puzzle, or a `Problem`.
        steps: The number of steps after which an episode is truncated; unlimited by default.
        render_mode: "ansi" to render the board on one line.
    """
    return _Environment(as_problem(puzzle), steps, render_mode)
