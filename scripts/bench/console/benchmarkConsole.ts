import { median, spread } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import type { ConsoleSubject } from './measureConsole.ts';
import { type ConsoleVisit, measureConsole } from './measureConsole.ts';
import { serveOurConsole, withLocale } from './ourConsole.ts';
import { serveInstalledPeers } from './peerConsoles.ts';

/** Limit of each of our times, as a share of the fastest peer's time. Both are in the peers' language. */
const bar = 0.75;

interface Measured {
  readonly subject: ConsoleSubject;
  readonly visits: ConsoleVisit[];
}

/**
 * Visits every console in each run, so a change of the machine's speed affects all of them. One visit to each
 * console before the first run is a warm-up and is not counted.
 */
async function visitAll(
  subjects: readonly ConsoleSubject[],
  throttle: number,
  runs: number,
): Promise<readonly Measured[]> {
  const measured = subjects.map((subject): Measured => ({ subject, visits: [] }));
  for (const subject of subjects) await measureConsole(subject, throttle);
  for (let run = 0; run < runs; run++) {
    // The order alternates, so no console always follows the same one.
    for (const { subject, visits } of run % 2 === 0 ? measured : measured.toReversed()) {
      const visit = await measureConsole(subject, throttle);
      visits.push(visit);
      console.error(`×${throttle} run ${run + 1} ${subject.name}: ${JSON.stringify(visit)}`);
    }
  }
  return measured;
}

/** Milliseconds from navigation to a step of the visit, without the pause before the click on Edit. */
const steps: readonly (readonly [name: string, timeTo: (visit: ConsoleVisit) => number])[] = [
  ['first row', ({ firstRow }) => firstRow],
  ['first form', ({ firstRow, editReady }) => firstRow + editReady],
];

function report(
  ours: Measured,
  inChinese: Measured,
  peers: readonly Measured[],
  throttle: number,
  runs: number,
): BenchReport {
  const ratios = steps.map(([name, timeTo]) => {
    const timeOf = ({ visits }: Measured): number => median(visits.map(timeTo));
    return { name, ratio: timeOf(ours) / Math.min(...peers.map(timeOf)) };
  });
  return {
    title: `Console, CPU throttled ×${throttle}, min/median/max of ${runs} runs`,
    columns: ['console', 'JS to first row, gzip kB', 'first row ms', 'edit ready ms', 'first form ms'],
    rows: [ours, inChinese, ...peers].map(({ subject, visits }) => [
      subject.name,
      spread(visits.map(({ scriptKilobytes }) => scriptKilobytes)),
      spread(visits.map(({ firstRow }) => firstRow)),
      spread(visits.map(({ editReady }) => editReady)),
      spread(visits.map(({ firstRow, editReady }) => firstRow + editReady)),
    ]),
    notes: [
      ...(peers.length > 0
        ? ratios.map(
            ({ name, ratio }) =>
              `${name}: ${ratio.toFixed(2)} × the time of the fastest peer (limit: ${bar})`,
          )
        : ['no peers were measured; set the folder of the peer harness with --peers']),
      'each visit uses a new browser and starts when this browser is idle',
      'our service checks the signature of each call and reads from its store of 100,000 records; a stub answers the peers',
      'the peers are in English, so the comparison uses our row in English',
      'our service sends brotli; the harness of the peers sends gzip',
    ],
    met: peers.length === 0 || ratios.every(({ ratio }) => ratio <= bar),
  };
}

/**
 * `npm run bench -- console [--peers FOLDER] [--runs 9] [--throttle 1,4]`: compares our console with the
 * installed peers.
 */
export async function benchmarkConsole(options: readonly string[]): Promise<readonly BenchReport[]> {
  const runs = Number(readOption(options, 'runs') ?? 9);
  const throttles = (readOption(options, 'throttle') ?? '1,4').split(',').map(Number);
  const ours = await serveOurConsole();
  const peers = await serveInstalledPeers(readOption(options, 'peers'));
  const subjects = [withLocale(ours, 'en-US', 'English'), withLocale(ours, 'zh-CN', 'Chinese'), ...peers];
  const reports: BenchReport[] = [];
  try {
    for (const throttle of throttles) {
      const [english, chinese, ...others] = await visitAll(subjects, throttle, runs);
      if (english && chinese) reports.push(report(english, chinese, others, throttle, runs));
    }
  } finally {
    for (const { close } of [ours, ...peers]) await close();
  }
  return reports;
}
