import type { CompiledMapping, CompiledRow } from './compileMapping.ts';
import { convert } from './convert.ts';
import type { MappingContext } from './MappingContext.ts';
import { faultOf, MappingFault } from './MappingFault.ts';
import type { MappingResult, Step } from './MappingResult.ts';
import type { FunctionType } from './MappingRow.ts';
import { Scope } from './Scope.ts';
import { type Holder, isHolder, write } from './write.ts';

/** One document on its way. */
interface Run {
  readonly context: MappingContext;
  readonly target: Holder;
  readonly trace: Step[];
  /** As `performance.now` counts. */
  readonly deadline: number;
}

/** Where a row runs: what it reads, the object that it writes to, and how that is called in the target. */
interface Place {
  readonly scope: Scope;
  readonly holder: Holder;
  readonly at: string;
}

/** These write a time as they are told to, which need not be ISO 8601. */
const writesTime: ReadonlySet<FunctionType> = new Set(['CURRENT_TIME', 'FORMAT_TIME']);

function converted(value: unknown, { type, functionType }: CompiledRow['row']): unknown {
  if (type === 'DATE' && writesTime.has(functionType)) return value;
  const output = convert(value, type);
  // What the document holds is not ours to change: post custom writes into the target.
  return functionType === 'SUB_TABLE' ? output : copied(output);
}

const copied = (value: unknown): unknown =>
  typeof value === 'object' && value ? structuredClone(value) : value;

async function mapEach(
  run: Run,
  { rows }: CompiledRow,
  place: Place,
  field: string,
  elements: readonly unknown[],
  alias: string,
): Promise<Holder[]> {
  const mapped: Holder[] = [];
  for (const [index, element] of elements.entries()) {
    const holder: Holder = {};
    mapped.push(holder);
    await runRows(run, rows, { scope: place.scope.with(alias, element), holder, at: `${field}[${index}].` });
  }
  return mapped;
}

async function outputOf(run: Run, compiled: CompiledRow, place: Place, inputs: readonly unknown[]) {
  const value = await compiled.make()({
    inputs,
    scope: place.scope,
    context: run.context,
    mapEach: (elements, alias) => mapEach(run, compiled, place, place.at + compiled.field, elements, alias),
    target: run.target,
    holder: place.holder,
  });
  return converted(value, compiled.row);
}

/** Runs one row at one place. Its step is entered before what belongs to it, whatever comes of it. */
async function runRow(run: Run, compiled: CompiledRow, place: Place): Promise<void> {
  const { lineNo, functionType } = compiled.row;
  const index = run.trace.length;
  const step: Step = { lineNo, targetField: place.at + compiled.field, functionType, input: null };
  run.trace.push(step);
  let input: unknown = null;
  try {
    if (performance.now() > run.deadline) {
      throw new MappingFault('timeLimit', { limit: run.context.timeLimit });
    }
    const target = compiled.target();
    const inputs = compiled.source().map((path) => place.scope.read(path));
    input = inputs.length > 1 ? inputs : (inputs[0] ?? null);
    const output = await outputOf(run, compiled, place, inputs);
    write(place.holder, target, output);
    run.trace[index] = { ...step, input, output };
  } catch (error) {
    run.trace[index] = { ...step, input, error: faultOf(error) };
  }
}

async function runRows(run: Run, rows: readonly CompiledRow[], place: Place): Promise<void> {
  for (const row of rows) await runRow(run, row, place);
}

/** The objects of the target that a field such as `lines[].batches[].no` is written to. */
function holdersOf(holder: Holder, lists: readonly string[], at: string): Pick<Place, 'holder' | 'at'>[] {
  const [list, ...inner] = lists;
  if (list === undefined) return [{ holder, at }];
  const elements = list.split('.').reduce<unknown>(stepInto, holder);
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element, index) =>
    isHolder(element) ? holdersOf(element, inner, `${at}${list}[${index}].`) : [],
  );
}

const stepInto = (value: unknown, name: string): unknown =>
  isHolder(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * Maps one document: row by row, sub-tables element by element, then post custom (schemas/SPECIFICATION.md section 11). Never
 * rejects: what a row could not do stands in its step, and the others go on.
 */
export async function runMapping(
  mapping: CompiledMapping,
  document: unknown,
  context: MappingContext,
): Promise<MappingResult> {
  const target: Holder = {};
  const run: Run = { context, target, trace: [], deadline: performance.now() + context.timeLimit };
  const scope = new Scope(document);
  await runRows(run, mapping.rows, { scope, holder: target, at: '' });
  for (const row of mapping.after) {
    const lists = row.row.targetField.split('[].').slice(0, -1);
    for (const place of holdersOf(target, lists, '')) await runRow(run, row, { scope, ...place });
  }
  return { target, trace: run.trace };
}
