import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import { type BenchReport, readOption } from '../suite.ts';
import { type ImportOutcome, measureImport } from './measureImport.ts';

const wantedShare = 0.8;
const defaultCount = 50;
/** Documents with fewer CRUD calls say little. */
const minCrudCalls = 4;
/** The rules need minutes for the thousand entities of a larger document. */
const maxBytes = 2_000_000;

/**
 * Returns all items in another order. Items that were adjacent are far apart, because a publisher's documents are
 * adjacent and similar.
 */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(Math.sqrt(items.length)));
  return Array.from({ length: step }, (_, first) =>
    items.filter((_item, index) => index % step === first),
  ).flat();
}

function measureFolder(folder: string, count: number): ImportOutcome[] {
  const isDocument = (file: string): boolean =>
    /\.(json|ya?ml)$/.test(file) && statSync(join(folder, file)).size <= maxBytes;
  const outcomes: ImportOutcome[] = [];
  for (const path of spread(listFiles(folder).filter(isDocument))) {
    if (outcomes.length >= count) break;
    const outcome = measureImport(join(folder, path));
    if (outcome.failure !== undefined || outcome.crudCalls >= minCrudCalls) outcomes.push(outcome);
  }
  return outcomes;
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** Returns the reasons with the number of their calls and documents, the most frequent first. */
function countReasons(outcomes: readonly ImportOutcome[]): (string | number)[][] {
  const counts = new Map<string, { calls: number; documents: Set<string> }>();
  for (const { name, unbound } of outcomes)
    for (const { says } of unbound) {
      const reason = says.replaceAll(/"[^"]*"|[A-Z]+ \/\S*/g, '…');
      const count = counts.get(reason) ?? { calls: 0, documents: new Set() };
      counts.set(reason, { calls: count.calls + 1, documents: count.documents.add(name) });
    }
  return [...counts]
    .toSorted(([, one], [, other]) => other.calls - one.calls)
    .map(([reason, { calls, documents }]) => [reason, calls, documents.size]);
}

function documentReport(outcomes: readonly ImportOutcome[]): BenchReport {
  const sum = (of: (outcome: ImportOutcome) => number): number =>
    outcomes.reduce((total, one) => total + of(one), 0);
  const crud = sum(({ crudCalls }) => crudCalls);
  const bound = sum(({ boundCalls }) => boundCalls);
  const failures = outcomes.filter(({ failure }) => failure !== undefined);
  return {
    title: 'Import of OpenAPI documents',
    columns: ['document', 'CRUD calls', 'with a role', 'share', 'entities', 'seconds'],
    rows: outcomes.map(({ name, crudCalls, boundCalls, entities, seconds }) => [
      name,
      crudCalls,
      boundCalls,
      percent(boundCalls, crudCalls),
      entities,
      seconds,
    ]),
    notes: [
      `${outcomes.length} documents, ${crud} CRUD calls, ${percent(bound, crud)} with a role; ${failures.length} failures`,
      ...failures.map(({ name, failure }) => `${name}: ${failure}`),
    ],
    met: failures.length === 0 && bound >= wantedShare * crud,
  };
}

/**
 * Imports public OpenAPI documents and counts the CRUD calls that get a role, and the reasons of the others.
 * `--documents` names their folder, `--count` their number.
 */
export async function benchmarkOpenApi(options: readonly string[]): Promise<BenchReport[]> {
  const folder = readOption(options, 'documents');
  const count = Number(readOption(options, 'count') ?? defaultCount);
  if (folder === undefined || !existsSync(folder))
    throw new Error('Name a folder with OpenAPI documents: npm run bench -- openapi --documents FOLDER');
  const outcomes = measureFolder(folder, count);
  return [
    documentReport(outcomes),
    {
      title: 'CRUD calls without a role',
      columns: ['reason', 'calls', 'documents'],
      rows: countReasons(outcomes),
      notes: [],
      // Each call has a role or a reason.
      met: outcomes.every(
        ({ failure, crudCalls, boundCalls, unbound }) =>
          failure !== undefined || crudCalls === boundCalls + unbound.length,
      ),
    },
  ];
}
