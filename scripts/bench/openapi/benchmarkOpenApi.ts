import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import { addProject } from '../../new/addProject.ts';
import { importDraft } from '../../new/importDraft.ts';
import { documentToDraft } from '../../new/openapi/documentToDraft.ts';
import { parseDocument } from '../../new/openapi/readDocument.ts';
import { type BenchReport, readOption } from '../suite.ts';

interface Outcome {
  readonly name: string;
  readonly crudCalls: number;
  readonly boundCalls: number;
  readonly entities: number;
  readonly seconds: number;
  /** The reason why the import failed. */
  readonly failure?: string;
}

const wantedShare = 0.8;
const defaultCount = 50;
/** Documents with fewer CRUD calls say little. */
const minCrudCalls = 4;
/** The rules need minutes for the thousand entities of a larger document. */
const maxBytes = 2_000_000;

/** A project without a back end. */
function emptyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'openapi-bench-'));
  addProject(root);
  return root;
}

/** Imports a document into a project of its own, rules included. */
function importFile(path: string): Outcome | undefined {
  const started = performance.now();
  const name = basename(path);
  const root = emptyProject();
  const nothing = { name, crudCalls: 0, boundCalls: 0, entities: 0 };
  const seconds = (): number => (performance.now() - started) / 1000;
  try {
    const { draft, coverage } = documentToDraft(parseDocument(path, readFileSync(path, 'utf8')), 'imported');
    if (coverage.crudCalls < minCrudCalls) return undefined;
    if (draft.entities.length > 0) importDraft(root, draft, name);
    return { name, ...coverage, entities: draft.entities.length, seconds: seconds() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { ...nothing, seconds: seconds(), failure };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Returns all items, with neighbours far apart: a publisher's documents are side by side and resemble each other. */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(Math.sqrt(items.length)));
  return Array.from({ length: step }, (_, first) =>
    items.filter((_item, index) => index % step === first),
  ).flat();
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Imports public OpenAPI documents and counts the CRUD calls that get a role. `--documents` names their folder, `--count`
 * their number.
 */
export async function benchmarkOpenApi(options: readonly string[]): Promise<BenchReport[]> {
  const folder = readOption(options, 'documents');
  const count = Number(readOption(options, 'count') ?? defaultCount);
  if (folder === undefined || !existsSync(folder))
    throw new Error('Name a folder with OpenAPI documents: npm run bench -- openapi --documents FOLDER');
  const outcomes: Outcome[] = [];
  const isDocument = (file: string): boolean =>
    /\.(json|ya?ml)$/.test(file) && statSync(join(folder, file)).size <= maxBytes;
  for (const path of spread(listFiles(folder).filter(isDocument))) {
    const outcome = outcomes.length < count ? importFile(join(folder, path)) : undefined;
    if (outcome) outcomes.push(outcome);
  }
  const sum = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, one) => total + of(one), 0);
  const crud = sum(({ crudCalls }) => crudCalls);
  const bound = sum(({ boundCalls }) => boundCalls);
  const failures = outcomes.filter(({ failure }) => failure !== undefined);
  return [
    {
      title: 'Import of OpenAPI documents',
      columns: ['document', 'CRUD calls', 'with a role', 'share', 'entities', 'seconds'],
      rows: outcomes.map(({ name, crudCalls, boundCalls, entities, seconds }) => [
        name,
        crudCalls,
        boundCalls,
        percent(boundCalls / Math.max(1, crudCalls)),
        entities,
        seconds,
      ]),
      notes: [
        `${outcomes.length} documents, ${crud} CRUD calls, ${percent(bound / Math.max(1, crud))} with a role; ${failures.length} failures`,
        ...failures.map(({ name, failure }) => `${name}: ${failure}`),
      ],
      met: failures.length === 0 && bound >= wantedShare * crud,
    },
  ];
}
