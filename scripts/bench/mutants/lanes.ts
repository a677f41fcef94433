/** Splits values into chunks of the given sizes. Values after the last chunk are left out. */
export function* chunksOf<T>(values: readonly T[], sizes: readonly number[]): Generator<readonly T[]> {
  let start = 0;
  for (const size of sizes) {
    if (start >= values.length) return;
    yield values.slice(start, start + size);
    start += size;
  }
}

/** Runs one task after another in each lane until none is left. Results keep the order of the tasks. */
export async function runInLanes<Lane, Task, Result>(
  lanes: readonly Lane[],
  tasks: readonly Task[],
  run: (lane: Lane, task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = [...tasks.entries()].reverse();
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = open.pop(); next; next = open.pop()) results[next[0]] = await run(lane, next[1]);
    }),
  );
  return results;
}
