import {
  checkMapping,
  compileMapping,
  isMappingRow,
  type LookUpName,
  type MappingContext,
  type MappingDraft,
  MappingFault,
  passesFilter,
  runMapping,
  type Step,
} from '../../../mapping/index.ts';
import type { Comparison } from '../shadow/Change.ts';
import { changesBetween, type Mapped } from '../shadow/changesBetween.ts';
import type {
  AskRecord,
  Circumstances,
  CompareRequest,
  MappingEngine,
  PlainFault,
  Run,
  RunRequest,
  Verdict,
} from './MappingEngine.ts';
import type { PreviewStep } from './RowOutcome.ts';

/** Milliseconds for one document, as the service has them. */
const timeLimit = 5000;

/** Steps of a row that the page is told of, and as many of those that failed after them. */
const mostSteps = 100;

const plain = ({ code, parameters }: MappingFault): PlainFault => ({ code, parameters });

const shown = ({ targetField, input, output, error }: Step): PreviewStep =>
  error ? { targetField, input, error: plain(error) } : { targetField, input, output };

/** The steps of each row, by its index. */
function stepsByRow(count: number, trace: readonly Step[]): PreviewStep[][] {
  const steps = Array.from({ length: count }, (): PreviewStep[] => []);
  const failures = new Array<number>(count).fill(0);
  for (const step of trace) {
    const index = step.lineNo - 1;
    const found = steps[index];
    const failed = failures[index] ?? 0;
    if (!found || found.length >= mostSteps * 2) continue;
    if (found.length - failed >= mostSteps && !step.error) continue;
    found.push(shown(step));
    if (step.error) failures[index] = failed + 1;
  }
  return steps;
}

async function verdict(filter: string | undefined, document: unknown): Promise<Verdict> {
  try {
    return await passesFilter(filter, document);
  } catch (error) {
    if (error instanceof MappingFault) return plain(error);
    throw error;
  }
}

/** Rows that are not finished are left out; as in the service, a document without any rows travels as it is. */
async function mapped(drafts: readonly MappingDraft[], document: unknown, context: MappingContext) {
  if (drafts.length === 0) return { target: document, trace: [] };
  return runMapping(compileMapping(drafts.filter(isMappingRow)), document, context);
}

function contextOf(ask: AskRecord, { now, timeZone }: Circumstances): MappingContext {
  const lookUp = (name: LookUpName) => (code: string) => ask(name, code);
  const lookUps = { dc: lookUp('dc'), owner: lookUp('owner'), carrier: lookUp('carrier') };
  return { now: new Date(now), timeZone, lookUps, timeLimit };
}

async function run(ask: AskRecord, request: RunRequest): Promise<Run> {
  const { rows, document, preFilter, postFilter } = request;
  const start = performance.now();
  const { target, trace } = await mapped(rows, document, contextOf(ask, request));
  const elapsedMs = performance.now() - start;
  return {
    target,
    steps: stepsByRow(rows.length, trace),
    preFilter: await verdict(preFilter, document),
    postFilter: await verdict(postFilter, target),
    elapsedMs,
  };
}

async function compare(ask: AskRecord, request: CompareRequest): Promise<Comparison> {
  const { before, after, document, preFilter } = request;
  if ((await verdict(preFilter, document)) === false) return { isLeftOut: true, changes: [] };
  const context = contextOf(ask, request);
  const mappedBy = async (rows: readonly MappingDraft[]): Promise<Mapped> => {
    const { target, trace } = await mapped(rows, document, context);
    const errors = trace.flatMap(({ targetField, error }) =>
      error ? [{ targetField, error: plain(error) }] : [],
    );
    return { target, errors };
  };
  return { isLeftOut: false, changes: changesBetween(await mappedBy(before), await mappedBy(after)) };
}

/** The engine where it runs: in a worker, for neither JSONata nor a long mapping has a place in the page. */
export const createEngine = (ask: AskRecord): MappingEngine => ({
  check: async (drafts) =>
    checkMapping(drafts.filter(isMappingRow)).map(({ row, field, fault }) => ({
      index: row.lineNo - 1,
      field,
      fault: plain(fault),
    })),
  run: (request) => run(ask, request),
  compare: (request) => compare(ask, request),
});
