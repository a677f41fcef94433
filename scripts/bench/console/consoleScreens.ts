import { option } from '../option.ts';
import type { Report } from '../report.ts';
import { median, spread } from '../statistics.ts';
import { measure, type Visit } from './measure.ts';
import { ourConsole } from './ours.ts';
import { installedPeers } from './peers.ts';
import type { Subject } from './subject.ts';

/** Our first row may take this share of the fastest peer's time. */
const bar = 0.7;

interface Measured {
  readonly subject: Subject;
  readonly visits: Visit[];
}

/** Every console in turn, run after run, so that a drift of the machine falls on all alike. */
async function visitAll(
  subjects: readonly Subject[],
  throttle: number,
  runs: number,
): Promise<readonly Measured[]> {
  const measured = subjects.map((subject): Measured => ({ subject, visits: [] }));
  for (let run = 0; run < runs; run++) {
    for (const { subject, visits } of measured) {
      const visit = await measure(subject, throttle);
      visits.push(visit);
      console.error(`×${throttle} run ${run + 1} ${subject.name}: ${JSON.stringify(visit)}`);
    }
  }
  return measured;
}

function report(measured: readonly Measured[], throttle: number, runs: number): Report {
  const times = (index: number): number =>
    median(measured[index]?.visits.map(({ firstRow }) => firstRow) ?? []);
  const ours = times(0);
  const fastest = Math.min(...measured.slice(1).map((_, index) => times(index + 1)));
  const ratio = ours / fastest;
  const verdict = `first row: ${ratio.toFixed(2)} × the fastest peer (bar: ${bar})`;
  return {
    title: `Console, CPU throttled ×${throttle}, min/median/max of ${runs} runs`,
    columns: ['console', 'JS to first row, gzip kB', 'first row ms', 'edit ready ms'],
    rows: measured.map(({ subject, visits }) => [
      subject.name,
      spread(visits.map(({ scriptKilobytes }) => scriptKilobytes)),
      spread(visits.map(({ firstRow }) => firstRow)),
      spread(visits.map(({ editReady }) => editReady)),
    ]),
    notes: [
      Number.isFinite(ratio) ? verdict : 'no peers: name the folder of the peer harness with --peers',
      'ours answers from its store of 100,000 records, signed and checked; the peers from a stub',
    ],
    met: !(ratio > bar),
  };
}

/** `npm run bench -- console [--peers FOLDER] [--runs 5] [--throttle 1,4]`: ours beside the installed peers. */
export async function consoleScreens(options: readonly string[]): Promise<readonly Report[]> {
  const runs = Number(option(options, 'runs') ?? 5);
  const throttles = (option(options, 'throttle') ?? '1,4').split(',').map(Number);
  const subjects = [await ourConsole(), ...(await installedPeers(option(options, 'peers')))];
  const reports: Report[] = [];
  for (const throttle of throttles)
    reports.push(report(await visitAll(subjects, throttle, runs), throttle, runs));
  for (const { close } of subjects) await close();
  return reports;
}
