import type { CompiledMapping, CompiledRow } from './compileMapping.ts';
import { convertValue } from './conversion/convertValue.ts';
import { isTargetObject, type TargetObject, writeField } from './jsonObject.ts';
import type { MappingContext } from './MappingContext.ts';
import { MappingError, toMappingError } from './MappingError.ts';
import type { FunctionType } from './MappingRow.ts';
import { SourceScope } from './paths/sourcePath.ts';

/** One document on its way. */
interface MappingRun {
  readonly context: MappingContext;
  readonly target: TargetObject;
  readonly trace: MappingStep[];
  /** As `performance.now` counts. */
  readonly deadline: number;
}

/** Where a row runs: what it reads, the object that it writes to, and how that is called in the target. */
interface RowPosition {
  readonly scope: SourceScope;
  readonly holder: TargetObject;
  readonly at: string;
}

/** These write a time as they are told to, which need not be ISO 8601. */
const timeFunctionTypes: ReadonlySet<FunctionType> = new Set(['CURRENT_TIME', 'FORMAT_TIME']);

function convertOutput(value: unknown, { type, functionType }: CompiledRow['row']): unknown {
  if (type === 'DATE' && timeFunctionTypes.has(functionType)) return value;
  const output = convertValue(value, type);
  // What the document holds is not ours to change: post custom writes into the target.
  return functionType === 'SUB_TABLE' ? output : cloneValue(output);
}

const cloneValue = (value: unknown): unknown =>
  typeof value === 'object' && value ? structuredClone(value) : value;

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
  return convertOutput(value, compiled.row);
}

/** Runs one row at one place. Its step is entered before what belongs to it, whatever comes of it. */
async function runRow(run: MappingRun, compiled: CompiledRow, place: RowPosition): Promise<void> {
  const { lineNo, functionType } = compiled.row;
  const index = run.trace.length;
  const step: MappingStep = { lineNo, targetField: place.at + compiled.field, functionType, input: null };
  run.trace.push(step);
  let input: unknown = null;
  try {
    if (performance.now() > run.deadline) {
      throw new MappingError('timeLimit', { limit: run.context.timeLimit });
    }
    const target = compiled.targetPath();
    const inputs = compiled.sourcePaths().map((path) => place.scope.read(path));
    input = inputs.length > 1 ? inputs : (inputs[0] ?? null);
    const output = await evaluateRow(run, compiled, place, inputs);
    writeField(place.holder, target, output);
    run.trace[index] = { ...step, input, output };
  } catch (error) {
    run.trace[index] = { ...step, input, error: toMappingError(error) };
  }
}

async function runRows(run: MappingRun, rows: readonly CompiledRow[], place: RowPosition): Promise<void> {
  for (const row of rows) await runRow(run, row, place);
}

/** The objects of the target that a field such as `lines[].batches[].no` is written to. */
function findTargetObjects(
  holder: TargetObject,
  lists: readonly string[],
  at: string,
): Pick<RowPosition, 'holder' | 'at'>[] {
  const [list, ...inner] = lists;
  if (list === undefined) return [{ holder, at }];
  const elements = list.split('.').reduce<unknown>(readMember, holder);
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element, index) =>
    isTargetObject(element) ? findTargetObjects(element, inner, `${at}${list}[${index}].`) : [],
  );
}

const readMember = (value: unknown, name: string): unknown =>
  isTargetObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * Maps one document: row by row, sub-tables element by element, then post custom (schemas/SPECIFICATION.md section 11). Never
 * rejects: what a row could not do stands in its step, and the others go on.
 */
export async function runMapping(
  mapping: CompiledMapping,
  document: unknown,
  context: MappingContext,
): Promise<MappingResult> {
  const target: TargetObject = {};
  const run: MappingRun = { context, target, trace: [], deadline: performance.now() + context.timeLimit };
  const scope = new SourceScope(document);
  await runRows(run, mapping.rows, { scope, holder: target, at: '' });
  for (const row of mapping.postRows) {
    const lists = row.row.targetField.split('[].').slice(0, -1);
    for (const place of findTargetObjects(target, lists, '')) await runRow(run, row, { scope, ...place });
  }
  return { target, trace: run.trace };
}

/** What one row did, once for each element of its sub-table. Without `error` it has written `output`. */
export interface MappingStep {
  readonly lineNo: number;
  /** Where it writes, with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  readonly functionType: FunctionType;
  /** The value of its source field, a list of them where there are several; null when missing. */
  readonly input: unknown;
  readonly output?: unknown;
  readonly error?: MappingError;
}

/** A mapped document, as far as its rows succeeded, and how it came about. */
export interface MappingResult {
  readonly target: Readonly<Record<string, unknown>>;
  /** In the order of the rows; what belongs to a sub-table follows it, then post custom. */
  readonly trace: readonly MappingStep[];
}
