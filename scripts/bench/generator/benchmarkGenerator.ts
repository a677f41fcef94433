import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { createProject } from './createProject.ts';
import { measureEdits, measureProcess, type ProcessTiming } from './generatorTimings.ts';
import { installedPeerGenerators, nodePathOf } from './peerGenerators.ts';

/**
 * Limits of the generator at 1,000 entities: `share` of the compared peer's time, `megabytes` of memory for a
 * full run and for `--watch`, and seconds for `check` and `edit`.
 */
const bars = { share: 0.6, megabytes: 600, check: 1, edit: 1.5 } as const;
const comparedPeer = 'hey-api (+ schemas, zod)';
const largestSize = 1000;

type Row = readonly [entities: number, what: string, ProcessTiming | string];

const rowOf = ([entities, what, result]: Row) =>
  typeof result === 'string'
    ? [entities, what, result, '']
    : [entities, what, result.seconds, result.megabytes ?? ''];

/** Returns the arguments of Node in a script of package.json. */
function programOf(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return (scripts[script] ?? '').split(' ').slice(1);
}

/**
 * Measures one number of entities: this generator from an empty output folder, without a change and after one
 * edit, and every peer on the same entities.
 */
async function measure(entities: number, harness: string, runs: number): Promise<Row[]> {
  const { make } = (await import(pathToFileURL(join(harness, 'generators/make.mjs')).href)) as {
    make: (entities: number, folder: string) => void;
  };
  const folder = mkdtempSync(join(tmpdir(), 'generator-bench-'));
  const [input, output] = [join(folder, 'in'), join(folder, 'out')];
  make(entities, input);
  const root = createProject(input, join(folder, 'project'));
  const generate = [nodePathOf(harness), ...programOf('generate'), '--project', root];
  // Moves the output aside instead of removing it: after a removal, ext4 tries every released file number
  // before it creates a new file, for minutes.
  const clean = () => {
    const aside = mkdtempSync(join(folder, 'aside-'));
    const made = join(root, 'generated');
    if (existsSync(made)) renameSync(made, join(aside, 'generated'));
  };
  try {
    const ours: Row[] = [
      [entities, 'this generator', measureProcess(generate, '.', runs, clean)],
      [entities, '--check, nothing changed', measureProcess([...generate, '--check'], '.', runs, () => {})],
    ];
    const edit = await measureEdits([...generate, '--watch'], root, runs);
    const peers = installedPeerGenerators(harness, input, output).map(({ name, command, env }): Row => {
      const fresh = () => {
        rmSync(output, { recursive: true, force: true });
        mkdirSync(output);
      };
      return [entities, name, measureProcess(command, join(harness, 'generators'), runs, fresh, env)];
    });
    return [...ours, [entities, '--watch, one file edited', edit], ...peers];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns whether the limits are met. The limit for the peer's time applies only if the peer is installed.
 */
function isMet(rows: readonly Row[]): boolean {
  const found = (what: string): ProcessTiming | undefined => {
    const result = rows.find(([entities, name]) => entities === largestSize && name === what)?.[2];
    return typeof result === 'object' ? result : undefined;
  };
  const [ours, check, edit, peer] = [
    'this generator',
    '--check, nothing changed',
    '--watch, one file edited',
    comparedPeer,
  ].map(found);
  if (!ours || !check || !edit) return !rows.some(([entities]) => entities === largestSize);
  return (
    (ours.megabytes ?? 0) <= bars.megabytes &&
    check.seconds <= bars.check &&
    edit.seconds <= bars.edit &&
    (edit.megabytes ?? 0) <= bars.megabytes &&
    (!peer || ours.seconds <= bars.share * peer.seconds)
  );
}

/**
 * `npm run bench -- generator --peers FOLDER [--n 10,100,1000] [--runs 5]`: measures this generator and the
 * installed peers. FOLDER is the peer harness, whose `generators/make.mjs` creates the entities.
 */
export async function benchmarkGenerator(options: readonly string[]): Promise<readonly BenchReport[]> {
  const harness = readOption(options, 'peers');
  if (!harness || !existsSync(join(harness, 'generators/make.mjs')))
    throw new Error('The peer harness creates the entities. Set its folder with --peers.');
  const sizes = (readOption(options, 'n') ?? '10,100,1000').split(',').map(Number);
  const rows: Row[] = [];
  for (const size of sizes)
    rows.push(...(await measure(size, harness, Number(readOption(options, 'runs') ?? 5))));
  const missing = existsSync(join(harness, 'generators/node_modules')) ? [] : ['No peer is installed.'];
  return [
    {
      title: 'Generator: a schema file, six operations and a resource for each entity',
      columns: ['entities', 'command', 's', 'peak RSS, MB'],
      rows: rows.map(rowOf),
      notes: [
        'A time is the median of the runs of a whole process that starts with an empty output folder. The memory is that of the largest process.',
        'An edit is the time from the write of the schema file until --watch reports the written files.',
        `Limits at ${largestSize} entities: ${bars.share} × the time of ${comparedPeer}, ${bars.megabytes} MB, --check ${bars.check} s, an edit ${bars.edit} s.`,
        ...missing,
      ],
      met: isMet(rows),
    },
  ];
}
