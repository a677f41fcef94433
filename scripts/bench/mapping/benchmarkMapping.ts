import { serveInstalledPeers } from '../console/peerConsoles.ts';
import { median, quantile, spread } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import type { GridSubject } from './gridSubjects.ts';
import { bareInputSubject, peerGridSubject, serveOurGrids } from './gridSubjects.ts';
import { measureEngine } from './measureEngine.ts';
import { type GridVisit, measureGrid } from './measureGrid.ts';

/** Rows of our two grids. `timeLimits` apply to the first. The second may take `maxGrowth` times as long. */
const sizes = [1000, 10_000] as const;
const maxGrowth = 1.5;

/** Limits for 1,000 rows in milliseconds. With a throttled CPU, only keys have a limit. */
const timeLimits = { ready: 150, key: 8, throttledKey: 16 };

interface Measured {
  readonly subject: GridSubject;
  readonly visits: GridVisit[];
  /** Error that ended the runs early. A peer's grid may take a minute. */
  readonly gaveUp?: string;
}

const readyOf = ({ visits }: Measured): number => median(visits.map(({ ready }) => ready));
const keysOf = ({ visits }: Measured): number[] => visits.flatMap(({ keys }) => keys);

async function visitGrid(subject: GridSubject, throttle: number, runs: number): Promise<Measured> {
  const done: GridVisit[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      const visit = await measureGrid(subject, throttle);
      done.push(visit);
      console.error(`×${throttle} run ${run + 1} ${subject.name}: ready ${visit.ready.toFixed(0)} ms`);
    }
    return { subject, visits: done };
  } catch (error) {
    return { subject, visits: done, gaveUp: String(error).split('\n')[0] };
  }
}

/** Compares our grids with the limits. */
function checkLimits(ours: readonly Measured[], throttle: number): { note: string; met: boolean }[] {
  const [small, large] = ours;
  if (!small || !large) return [];
  const key = quantile(keysOf(small), 0.95);
  const keyBar = throttle > 1 ? timeLimits.throttledKey : timeLimits.key;
  const growths = [readyOf(large) / readyOf(small), quantile(keysOf(large), 0.95) / key];
  const isInTime = throttle > 1 || readyOf(small) <= timeLimits.ready;
  return [
    ...(throttle > 1
      ? []
      : [
          {
            note: `1,000 rows ready: ${readyOf(small).toFixed(0)} ms (limit: ${timeLimits.ready})`,
            met: isInTime,
          },
        ]),
    { note: `key p95: ${key.toFixed(1)} ms (limit: ${keyBar})`, met: key <= keyBar },
    {
      note: `10,000 rows compared with 1,000: ready ${growths[0]?.toFixed(2)} ×, key p95 ${growths[1]?.toFixed(2)} × (limit: ${maxGrowth})`,
      met: growths.every((ratio) => ratio <= maxGrowth),
    },
  ];
}

function report(
  ours: readonly Measured[],
  bare: Measured,
  peers: readonly Measured[],
  throttle: number,
  runs: number,
): BenchReport {
  const found = checkLimits(ours, throttle);
  return {
    title: `Mapping grid of 7 columns, CPU throttled ×${throttle}, ${runs} runs of 30 keys`,
    columns: ['grid', 'ready ms, min/median/max', 'key p50 ms', 'key p95 ms', 'long-task ms per key'],
    rows: [...ours, bare, ...peers].map((measured) => [
      measured.subject.name,
      measured.gaveUp ?? spread(measured.visits.map(({ ready }) => ready)),
      quantile(keysOf(measured), 0.5),
      quantile(keysOf(measured), 0.95),
      median(measured.visits.map(({ longTasksPerKey }) => longTasksPerKey)),
    ]),
    notes: [
      ...found.map(({ note }) => note),
      'a bare input shows the time of the browser and this machine alone; no grid can be faster',
      'each run scrolls our grid to its last row and fails if this row does not appear',
      peers.length > 0
        ? 'a stub sends 1,000 rows to the peers; the service sends the rows of our grids'
        : 'no peers were measured; set the folder of the peer harness with --peers',
    ],
    met: found.every(({ met }) => met),
  };
}

/**
 * `npm run bench -- mapping [--peers FOLDER] [--runs 5] [--throttle 1,4]`: measures the engine, and compares
 * our mapping grid with those of the peers.
 */
export async function benchmarkMapping(options: readonly string[]): Promise<readonly BenchReport[]> {
  const runs = Number(readOption(options, 'runs') ?? 5);
  const throttles = (readOption(options, 'throttle') ?? '1,4').split(',').map(Number);
  const reports: BenchReport[] = [await measureEngine(runs)];
  const { grids, close } = await serveOurGrids(sizes);
  const peers = await serveInstalledPeers(readOption(options, 'peers'));
  for (const throttle of throttles) {
    const ours: Measured[] = [];
    for (const grid of grids) ours.push(await visitGrid(grid, throttle, runs));
    const bare = await visitGrid(bareInputSubject, throttle, runs);
    const theirs: Measured[] = [];
    for (const peer of peers) theirs.push(await visitGrid(peerGridSubject(peer), throttle, runs));
    reports.push(report(ours, bare, theirs, throttle, runs));
  }
  await close();
  for (const peer of peers) await peer.close();
  return reports;
}
