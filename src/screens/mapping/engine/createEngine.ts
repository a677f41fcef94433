import { parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import {
  checkMapping,
  compileMapping,
  isMappingRow,
  type LookUpName,
  type MappingContext,
  type MappingDraft,
  MappingError,
  type MappingErrorCode,
  type MappingStep,
  passesFilter,
  runMapping,
} from '../../../mapping/index.ts';
import {
  compareTargets,
  type DocumentComparison,
  type MappedDocument,
  type TargetValue,
} from './compareTargets.ts';
import type {
  FilterResult,
  MappingCompareRequest,
  MappingEngine,
  MappingErrorData,
  MappingRunRequest,
  MappingRunResult,
  RecordLookUp,
  RowStep,
  RowSteps,
  RunSettings,
} from './MappingEngine.ts';

/** Milliseconds for one document, as in the service. */
const timeLimit = 5000;

/** Successful steps of a row that the page receives, and as many failed ones. */
const stepLimit = 100;

const toErrorData = ({ code, parameters }: MappingError): MappingErrorData => ({ code, parameters });

/** Characters of a value that the page receives. */
const outputLimit = 1000;

const toRowStep = ({ targetField, output, error }: MappingStep): RowStep =>
  error
    ? { targetField, error: toErrorData(error) }
    : { targetField, output: stringifyExactJson(output).slice(0, outputLimit) };

/** The steps of each row, by its index. */
function groupSteps(count: number, trace: readonly MappingStep[]): RowSteps[] {
  const rows = Array.from({ length: count }, () => ({ count: 0, failed: 0, shown: [] as RowStep[] }));
  for (const step of trace) {
    const row = rows[step.lineNo - 1];
    if (!row) continue;
    row.count += 1;
    if (step.error) row.failed += 1;
    const rank = step.error ? row.failed : row.count - row.failed;
    if (rank <= stepLimit) row.shown.push(toRowStep(step));
  }
  return rows;
}

/** The errors of a limit of the document, which ends its run. */
const limitCodes: ReadonlySet<MappingErrorCode> = new Set(['sizeLimit', 'timeLimit', 'turnLimit']);

/** Returns the line of the row that ended the run. It is the last one that ran. */
function findEnd(trace: readonly MappingStep[]): Pick<MappingRunResult, 'endedAt'> {
  const last = trace.at(-1);
  return last?.error && limitCodes.has(last.error.code) ? { endedAt: last.lineNo } : {};
}

async function evaluateFilter(filter: string | undefined, document: unknown): Promise<FilterResult> {
  try {
    return await passesFilter(filter, document);
  } catch (error) {
    if (error instanceof MappingError) return toErrorData(error);
    throw error;
  }
}

/** Leaves out incomplete rows; as in the service, a document without any rows is unchanged. */
async function mapDocument(drafts: readonly MappingDraft[], document: unknown, context: MappingContext) {
  if (drafts.length === 0) return { target: document, trace: [] };
  return runMapping(compileMapping(drafts.filter(isMappingRow)), document, context);
}

function createContext(lookUpRecord: RecordLookUp, { now, timeZone }: RunSettings): MappingContext {
  const lookUp = (name: LookUpName) => (code: string) => lookUpRecord(name, code);
  const lookUps = { dc: lookUp('dc'), owner: lookUp('owner'), carrier: lookUp('carrier') };
  return { now: new Date(now), timeZone, lookUps, timeLimit };
}

async function runDraftRows(
  lookUpRecord: RecordLookUp,
  request: MappingRunRequest,
): Promise<MappingRunResult> {
  const { rows, preFilter, postFilter } = request;
  const document = parseExactJson(request.document);
  const start = performance.now();
  const { target, trace } = await mapDocument(rows, document, createContext(lookUpRecord, request));
  const elapsedMs = performance.now() - start;
  return {
    target: stringifyExactJson(target),
    steps: groupSteps(rows.length, trace),
    ...findEnd(trace),
    preFilter: await evaluateFilter(preFilter, document),
    postFilter: await evaluateFilter(postFilter, target),
    elapsedMs,
  };
}

const toFilterValue = (result: FilterResult): TargetValue =>
  typeof result === 'boolean' ? { value: String(result) } : { error: result };

async function compareMappings(
  lookUpRecord: RecordLookUp,
  request: MappingCompareRequest,
): Promise<DocumentComparison> {
  const { before, after, preFilter, postFilter } = request;
  const document = parseExactJson(request.document);
  if ((await evaluateFilter(preFilter, document)) === false) return { leftOutBy: 'preFilter', changes: [] };
  const context = createContext(lookUpRecord, request);
  const mapBy = async (rows: readonly MappingDraft[]): Promise<MappedDocument> => {
    const { target, trace } = await mapDocument(rows, document, context);
    const errors = trace.flatMap(({ targetField, error }) =>
      error ? [{ targetField, error: toErrorData(error) }] : [],
    );
    // As in the service: a failed row prevents the delivery before the filter runs.
    if (errors.length > 0) return { target, errors, postFilter: {} };
    return { target, errors, postFilter: toFilterValue(await evaluateFilter(postFilter, target)) };
  };
  const [stored, edited] = [await mapBy(before), await mapBy(after)];
  if (stored.postFilter.value === 'false' && edited.postFilter.value === 'false')
    return { leftOutBy: 'postFilter', changes: [] };
  return { changes: compareTargets(stored, edited) };
}

/** The engine itself. It runs in a worker, because JSONata and long mappings would block the page. */
export const createEngine = (lookUpRecord: RecordLookUp): MappingEngine => ({
  check: async (drafts, lookUps) =>
    checkMapping(drafts.filter(isMappingRow), lookUps).map(({ row, field, error }) => ({
      index: row.lineNo - 1,
      field,
      error: toErrorData(error),
    })),
  run: (request) => runDraftRows(lookUpRecord, request),
  compare: (request) => compareMappings(lookUpRecord, request),
});
