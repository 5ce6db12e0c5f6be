#!/bin/bash
#SBATCH --array=1-100 --requeue --open-mode=append --output=parts/%a.log --signal=TERM@30
#
# Runs one shard of a plan as a task of a Slurm array:
#
#     evoku lab check plan.toml -o plan.packed && mkdir -p parts
#     sbatch array.sh plan.packed 100
#     evoku lab merge parts/*.sqlite -o plan.sqlite
#     evoku lab missing plan.packed plan.sqlite --shards 100
#
# A requeued task resumes in a store of its own. A node that only seemed dead may still be writing
# the old one.
set -eu
plan=$1
of=$2
number=${SLURM_ARRAY_TASK_ID:?the number of the shard, from 1}
attempt=${SLURM_RESTART_COUNT:-0}

store=parts/$number-$attempt.sqlite
# Start from the runs of earlier attempts, so that they are not repeated.
earlier=(parts/"$number"-*.sqlite)
if [ "$attempt" -gt 0 ] && [ ! -e "$store" ] && [ -e "${earlier[0]}" ]; then
    evoku lab merge "${earlier[@]}" -o "$store"
fi
exec evoku lab run "$plan" --shard "$number/$of" --store "$store" \
    --threads "${SLURM_CPUS_PER_TASK:-1}"
