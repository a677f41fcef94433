import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../statistics.ts';

/**
 * Seconds from the start of a command to its end, and the peak memory in megabytes (1024²) of the largest of
 * its processes.
 */
export interface ProcessTiming {
  readonly seconds: number;
  readonly megabytes?: number;
}

/**
 * Runs a command `runs` times, but at most three times if a run takes more than 8 s.
 * @param prepare called before each run; its time is not counted
 * @returns the medians, or the reason of the failure
 */
export function measureProcess(
  command: readonly string[],
  cwd: string,
  runs: number,
  prepare: () => void,
  env: NodeJS.ProcessEnv = process.env,
): ProcessTiming | string {
  const all: Required<ProcessTiming>[] = [];
  while (all.length < (all.some(({ seconds }) => seconds > 8) ? Math.min(3, runs) : runs)) {
    prepare();
    const { status, stderr, error } = spawnSync('time', ['-f', '@@ %e %M', ...command], {
      cwd,
      env: { ...env, CI: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const [, seconds, kilobytes] = /@@ ([\d.]+) (\d+)\s*$/.exec(stderr ?? '') ?? [];
    if (error || status !== 0) return `failed: ${error?.message ?? stderr.split('\n')[0]}`;
    all.push({ seconds: Number(seconds), megabytes: Number(kilobytes) / 1024 });
  }
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    megabytes: median(all.map(({ megabytes }) => megabytes)),
  };
}

/** Milliseconds between two edits. */
const idleTime = 1000;
/** Milliseconds within which a watch reports an edit. */
const maxWait = 60_000;

/** Returns the peak memory of a running process in megabytes; undefined on systems other than Linux. */
function peakMegabytesOf({ pid }: ChildProcess): number | undefined {
  const path = `/proc/${pid}/status`;
  const [, kilobytes] = (existsSync(path) && /VmHWM:\s*(\d+) kB/.exec(readFileSync(path, 'utf8'))) || [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/**
 * Resolves to the median seconds from the edit of one schema file to the line in which `generate --watch`
 * reports the written files, and to the peak memory of the watch.
 * @param command starts the watch
 * @param root folder of the project
 */
export async function measureEdits(
  command: readonly string[],
  root: string,
  runs: number,
): Promise<ProcessTiming> {
  const [program = '', ...args] = command;
  const watching = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(watching.stdout)[Symbol.asyncIterator]();
  /** A watch that finds problems prints them on its error output, and no line. */
  const nextLine = async (): Promise<void> => {
    const line = await Promise.race([lines.next(), pause(maxWait, undefined, { ref: false })]);
    if (line === undefined) throw new Error('The watch reported no written files within a minute.');
    if (line.done) throw new Error('The watch ended before it reported the written files.');
  };
  const path = join(root, 'schemas/entities/order0.schema.json');
  const seconds: number[] = [];
  let megabytes: number | undefined;
  try {
    await nextLine();
    for (let run = 0; run < runs; run++) {
      await pause(idleTime);
      const source = JSON.parse(readFileSync(path, 'utf8'));
      source.properties.name.maxLength += 1;
      const start = performance.now();
      writeFileSync(path, JSON.stringify(source, null, 2));
      await nextLine();
      seconds.push((performance.now() - start) / 1000);
    }
    megabytes = peakMegabytesOf(watching);
  } finally {
    watching.kill();
  }
  return { seconds: median(seconds), ...(megabytes !== undefined && { megabytes }) };
}
