import { ExactNumber } from '../contract/json/ExactNumber.ts';
import { isRecord } from '../contract/json/isRecord.ts';
import type { CompiledMapping, CompiledRow } from './compileMapping.ts';
import { convertValue } from './conversion/convertValue.ts';
import { mappingFunctions } from './functions/index.ts';
import { type TargetObject, writeField } from './jsonObject.ts';
import type { MappingContext } from './MappingContext.ts';
import { MappingError, type MappingErrorCode, toMappingError } from './MappingError.ts';
import type { FunctionType } from './MappingRow.ts';
import { ownMember, SourceScope } from './paths/sourcePath.ts';

/** Maximum characters of a mapped document and of the lists that its rows read. */
const sizeLimit = 10_000_000;

/** Estimates in characters: a value with its punctuation, and the error of a failed row. */
const estimates = { value: 10, error: 100 };

/** The state of one document's run. */
interface MappingRun {
  readonly context: MappingContext;
  readonly target: TargetObject;
  readonly trace: MappingStep[];
  /** On the clock of `performance.now`. Pauses postpone it. */
  deadline: number;
  /** Characters so far. */
  size: number;
  /** It has exceeded a limit: no further row runs. */
  isStopped: boolean;
}

/** Throws the error of a limit, which ends the run. */
function stop(run: MappingRun, code: MappingErrorCode, parameters: MappingError['parameters']): never {
  run.isStopped = true;
  throw new MappingError(code, parameters);
}

/** Throws `sizeLimit`. */
function addSize(run: MappingRun, characters: number): void {
  run.size += characters;
  if (run.size > sizeLimit) stop(run, 'sizeLimit', { megabytes: sizeLimit / 1_000_000 });
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return value instanceof ExactNumber ? value.text.length : 0;
};

/** Throws `timeLimit`. */
function assertInTime(run: MappingRun, now: number): void {
  if (now > run.deadline) stop(run, 'timeLimit', { limit: run.context.timeLimit });
}

/** Waits for the end of a pause that began at this instant. Throws `turnLimit`. */
async function waitForTurn(run: MappingRun, pause: Promise<boolean>, start: number): Promise<void> {
  if (!(await pause)) stop(run, 'turnLimit', {});
  run.deadline += performance.now() - start;
}

/** The position of a row: its source scope, its target object, and the path of that object. */
interface RowPosition {
  readonly scope: SourceScope;
  readonly holder: TargetObject;
  readonly at: string;
}

function convertOutput(run: MappingRun, value: unknown, { type, functionType }: CompiledRow['row']): unknown {
  const { kind } = mappingFunctions[functionType].result;
  const output = type === 'DATE' && kind === 'time' ? value : convertValue(value, type);
  // Copies, because post custom writes into the target and must not change the source.
  return kind === 'subTable' ? output : cloneValue(run, output);
}

/** Numbers with their own characters are immutable, so they are not copied. Throws `sizeLimit`. */
function cloneValue(run: MappingRun, value: unknown): unknown {
  addSize(run, estimates.value + lengthOf(value));
  if (Array.isArray(value)) return value.map((element) => cloneValue(run, element));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      addSize(run, name.length);
      return [name, cloneValue(run, member)];
    }),
  );
}

async function mapElements(
  run: MappingRun,
  { rows }: CompiledRow,
  place: RowPosition,
  field: string,
  elements: readonly unknown[],
  alias: string,
): Promise<TargetObject[]> {
  const mapped: TargetObject[] = [];
  for (const [index, element] of elements.entries()) {
    if (run.isStopped) break;
    addSize(run, estimates.value);
    const holder: TargetObject = {};
    mapped.push(holder);
    await runRows(run, rows, {
      scope: place.scope.withAlias(alias, element),
      holder,
      at: `${field}[${index}].`,
    });
  }
  return mapped;
}

async function evaluateRow(
  run: MappingRun,
  compiled: CompiledRow,
  place: RowPosition,
  inputs: readonly unknown[],
) {
  const value = await compiled.evaluator()({
    inputs,
    scope: place.scope,
    context: run.context,
    mapElements: (elements, alias) =>
      mapElements(run, compiled, place, place.at + compiled.field, elements, alias),
    target: run.target,
    targetObject: place.holder,
  });
  return convertOutput(run, value, compiled.row);
}

/** Runs one row at one place. Its step precedes those of its sub-rows, also after a failure. */
async function runRow(run: MappingRun, compiled: CompiledRow, place: RowPosition): Promise<void> {
  if (run.isStopped) return;
  const { lineNo, functionType } = compiled.row;
  const index = run.trace.length;
  const step: MappingStep = { lineNo, targetField: place.at + compiled.field, functionType, input: null };
  run.trace.push(step);
  let input: unknown = null;
  try {
    const now = performance.now();
    assertInTime(run, now);
    const pause = run.context.pause?.(now);
    if (pause) await waitForTurn(run, pause, now);
    addSize(run, compiled.field.length);
    const target = compiled.targetPath();
    const inputs = compiled.sourcePaths().map((path) => place.scope.read(path));
    for (const read of inputs) if (Array.isArray(read)) addSize(run, read.length);
    input = inputs.length > 1 ? inputs : (inputs[0] ?? null);
    const output = await evaluateRow(run, compiled, place, inputs);
    writeField(place.holder, target, output);
    run.trace[index] = { ...step, input, output };
  } catch (error) {
    run.size += estimates.error;
    run.trace[index] = { ...step, input, error: toMappingError(error) };
  }
}

async function runRows(run: MappingRun, rows: readonly CompiledRow[], place: RowPosition): Promise<void> {
  for (const row of rows) await runRow(run, row, place);
}

/** The target objects for a field such as `lines[].batches[].no`. */
function findTargetObjects(
  holder: TargetObject,
  lists: readonly string[],
  at: string,
): Pick<RowPosition, 'holder' | 'at'>[] {
  const [list, ...inner] = lists;
  if (list === undefined) return [{ holder, at }];
  const elements = list.split('.').reduce<unknown>(ownMember, holder);
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element, index) =>
    isRecord(element) ? findTargetObjects(element, inner, `${at}${list}[${index}].`) : [],
  );
}

/**
 * Maps one document: row by row, sub-tables element by element, then post custom (schemas/SPECIFICATION.md
 * section 11). Never rejects: a failed row has its error in its step, and the others continue. A limit ends the
 * run: the row that exceeds it fails, and later rows have no step.
 */
export async function runMapping(
  mapping: CompiledMapping,
  document: unknown,
  context: MappingContext,
): Promise<MappingResult> {
  const target: TargetObject = {};
  const run: MappingRun = {
    context,
    target,
    trace: [],
    deadline: performance.now() + context.timeLimit,
    size: 0,
    isStopped: false,
  };
  const scope = new SourceScope(document);
  await runRows(run, mapping.rows, { scope, holder: target, at: '' });
  for (const row of mapping.postRows) {
    for (const place of findTargetObjects(target, row.lists, '')) await runRow(run, row, { scope, ...place });
  }
  return { target, trace: run.trace };
}

/** The step of one row, once for each element of its sub-table. Without `error` it has written `output`. */
export interface MappingStep {
  readonly lineNo: number;
  /** Its target with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  readonly functionType: FunctionType;
  /** The value of its source field, or a list for several; null when missing. */
  readonly input: unknown;
  readonly output?: unknown;
  readonly error?: MappingError;
}

/** A mapped document from the rows that succeeded, with its trace. */
export interface MappingResult {
  readonly target: Readonly<Record<string, unknown>>;
  /** The steps in the order of the rows; sub-rows follow their sub-table, post custom comes last. */
  readonly trace: readonly MappingStep[];
}
