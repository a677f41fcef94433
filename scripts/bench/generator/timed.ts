import { spawnSync } from 'node:child_process';
import { median } from '../statistics.ts';

/** A process as a whole: seconds from its start to its end, and the peak memory of the largest process that it consists of. */
export interface Timed {
  readonly seconds: number;
  readonly megabytes?: number;
}

/**
 * Runs a command several times; three times, when one takes more than 8 s.
 * @param prepare what comes before each run and is not counted
 * @returns medians, or why it failed
 */
export function timed(
  command: readonly string[],
  cwd: string,
  runs: number,
  prepare: () => void,
  env: NodeJS.ProcessEnv = process.env,
): Timed | string {
  const all: Required<Timed>[] = [];
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
