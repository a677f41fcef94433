import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import { ServiceProcess } from '../service/ServiceProcess.ts';
import { median } from '../statistics.ts';
import { type BenchReport, readOption } from '../suite.ts';

/** Limits: megabytes at rest, and seconds from the start to the printed address. */
const limits = { embedded: { megabytes: 350, seconds: 2 }, PostgreSQL: { megabytes: 180, seconds: 2 } };

/** Milliseconds after a start until the service has compressed the console and is at rest. */
const restAfter = 8_000;

/** Returns the resident memory of a process in megabytes. Linux only. */
function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}

/** Starts the service several times on the same folder. The first start, which fills it, does not count. */
async function measureStarts(
  variables: Readonly<Record<string, string>>,
  runs: number,
): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const starts: { seconds: number; megabytes: number }[] = [];
  for (let run = 0; run <= runs; run++) {
    const begin = performance.now();
    const service = await ServiceProcess.start({ OPERATOR_PASSWORD: 'benchmark only', ...variables });
    const seconds = (performance.now() - begin) / 1000;
    await pause(restAfter);
    if (run > 0) starts.push({ seconds, megabytes: residentMegabytes(service.pid) });
    await service.kill('SIGTERM');
  }
  return {
    seconds: median(starts.map(({ seconds }) => seconds)),
    megabytes: median(starts.map(({ megabytes }) => megabytes)),
  };
}

/** `npm run bench -- start [--runs 3]`: start time and memory of the built service. */
export async function benchmarkStart(options: readonly string[]): Promise<readonly BenchReport[]> {
  const runs = Number(readOption(options, 'runs') ?? 3);
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const postgres = await startTemporaryPostgres();
  try {
    const measured = {
      embedded: await measureStarts({ DATA_DIR: join(folder, 'embedded') }, runs),
      PostgreSQL: await measureStarts({ DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.url }, runs),
    };
    const rows = (['embedded', 'PostgreSQL'] as const).map((name) => ({
      name,
      ...measured[name],
      limit: limits[name],
    }));
    return [
      {
        title: `Start on an existing database, median of ${runs}`,
        columns: ['database', 'seconds to the address', 'limit', 'MB at rest', 'limit'],
        rows: rows.map(({ name, seconds, megabytes, limit }) => [
          name,
          seconds,
          limit.seconds,
          megabytes,
          limit.megabytes,
        ]),
        notes: ['the memory of PostgreSQL itself is not included'],
        met: rows.every(
          ({ seconds, megabytes, limit }) => seconds <= limit.seconds && megabytes <= limit.megabytes,
        ),
      },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
