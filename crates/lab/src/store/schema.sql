-- The tables of version 4. Rows written by version 1 have no checksums.

CREATE TABLE plan (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    fingerprint TEXT NOT NULL UNIQUE,
    seed INTEGER NOT NULL,
    repetitions INTEGER NOT NULL,
    checksum INTEGER,
    -- The plan's number of puzzles; a shard may contain fewer.
    puzzles INTEGER NOT NULL
) STRICT;

-- An algorithm with all its parameters and its budget.
CREATE TABLE configuration (
    id INTEGER PRIMARY KEY,
    algorithm TEXT NOT NULL,
    parameters TEXT NOT NULL,
    propagation TEXT NOT NULL,
    evaluations INTEGER NOT NULL,
    generations INTEGER NOT NULL,
    seconds REAL NOT NULL,
    checksum INTEGER,
    UNIQUE (algorithm, parameters, evaluations, generations, seconds)
) STRICT;

CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    geometry TEXT NOT NULL,
    line TEXT NOT NULL,
    checksum INTEGER
) STRICT;

CREATE TABLE plan_configuration (
    plan INTEGER NOT NULL REFERENCES plan,
    number INTEGER NOT NULL,
    configuration INTEGER NOT NULL REFERENCES configuration,
    label TEXT NOT NULL,
    PRIMARY KEY (plan, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_class (
    plan INTEGER NOT NULL REFERENCES plan,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (plan, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_puzzle (
    plan INTEGER NOT NULL REFERENCES plan,
    class INTEGER NOT NULL,
    number INTEGER NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzle,
    PRIMARY KEY (plan, class, number)
) STRICT, WITHOUT ROWID;

-- A process that executes runs.
CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    plan INTEGER NOT NULL REFERENCES plan,
    started INTEGER NOT NULL,
    version TEXT NOT NULL,
    revision TEXT NOT NULL,
    machine TEXT NOT NULL,
    command TEXT NOT NULL,
    threads INTEGER NOT NULL,
    checksum INTEGER
) STRICT;

-- A job that a session has claimed. The claims of a session that has ended are void.
CREATE TABLE claim (
    master INTEGER NOT NULL,
    repetition INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    configuration INTEGER NOT NULL,
    session INTEGER NOT NULL,
    PRIMARY KEY (master, repetition, puzzle, configuration)
) STRICT, WITHOUT ROWID;

-- A finished run. The key is in the order of execution, so that rows are appended.
CREATE TABLE run (
    master INTEGER NOT NULL,
    repetition INTEGER NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzle,
    configuration INTEGER NOT NULL REFERENCES configuration,
    session INTEGER NOT NULL REFERENCES session,
    {columns of runs}
    trace BLOB,
    trace_checksum INTEGER,
    checksum INTEGER,
    PRIMARY KEY (master, repetition, puzzle, configuration)
) STRICT, WITHOUT ROWID;

-- The reason why the program of a run failed, in English.
CREATE TABLE failure (
    master INTEGER NOT NULL,
    repetition INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    configuration INTEGER NOT NULL,
    reason TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (master, repetition, puzzle, configuration)
) STRICT, WITHOUT ROWID;
