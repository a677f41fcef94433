import { isRecord } from '../contract/json/isRecord.ts';
import type { CompiledMapping, CompiledRow } from './compileMapping.ts';
import { convertValue } from './conversion/convertValue.ts';
import { mappingFunctions } from './functions/index.ts';
import { type TargetObject, writeField } from './jsonObject.ts';
import type { MappingContext } from './MappingContext.ts';
import { MappingError, toMappingError } from './MappingError.ts';
import type { FunctionType } from './MappingRow.ts';
import { SourceScope } from './paths/sourcePath.ts';

/** The state of one document's run. */
interface MappingRun {
  readonly context: MappingContext;
  readonly target: TargetObject;
  readonly trace: MappingStep[];
  /** On the clock of `performance.now`. */
  readonly deadline: number;
}

/** The position of a row: its source scope, its target object, and the path of that object. */
interface RowPosition {
  readonly scope: SourceScope;
  readonly holder: TargetObject;
  readonly at: string;
}

function convertOutput(value: unknown, { type, functionType }: CompiledRow['row']): unknown {
  const { kind } = mappingFunctions[functionType].result;
  if (type === 'DATE' && kind === 'time') return value;
  const output = convertValue(value, type);
  // Copies, because post custom writes into the target and must not change the source.
  return kind === 'subTable' ? output : cloneValue(output);
}

/** Numbers with their own characters are immutable, so they are not copied. */
function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cloneValue(member)]));
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

/** Runs one row at one place. Its step precedes those of its sub-rows, also after a failure. */
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

/** The target objects for a field such as `lines[].batches[].no`. */
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
    isRecord(element) ? findTargetObjects(element, inner, `${at}${list}[${index}].`) : [],
  );
}

const readMember = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * Maps one document: row by row, sub-tables element by element, then post custom (schemas/SPECIFICATION.md
 * section 11). Never rejects: a failed row has its error in its step, and the others continue.
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
