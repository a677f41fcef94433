import type { DebugRun } from '#generated/types.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { parseExactJson } from '../../../../contract/json/exactJson.ts';
import { findJsonError } from '../../../../contract/json/findJsonError.ts';
import {
  type CompiledMapping,
  compileMapping,
  type MappingContext,
  MappingError,
  type MappingRow,
  type MappingStep,
  passesFilter,
  runMapping,
} from '../../../../mapping/index.ts';
import { isTooDeep, maxDepth } from '../../../platform/security/isTooDeep.ts';
import { DeliveryFailure, toDeliveryFailure } from '../../transport/DeliveryFailure.ts';
import { type Delivery, deliverDocument } from '../../transport/DeliveryTarget.ts';
import type { RunInput } from './RunInput.ts';
import { inTurn } from './takeTurn.ts';
import { withPauses } from './withPauses.ts';

type StageTiming = DebugRun['timings'][number];

/** Outcome of a run. Neither failure nor delivery: a filter skipped the document, or it was only mapped. */
export interface RunOutcome {
  readonly failure?: DeliveryFailure;
  readonly leftOutBy?: DebugRun['leftOutBy'];
  /** The first steps of the mapping, as many as a report shows. */
  readonly steps: readonly MappingStep[];
  /** Number of the further steps. */
  readonly stepsCut?: number;
  /** The mapped document. */
  readonly mappedDocument?: unknown;
  readonly delivery?: Delivery;
  /** Timings of the stages that ran, in order. */
  readonly timings: readonly StageTiming[];
}

/** Maximum number of steps that a run keeps while its document is sent. Same limit as in entity `debugRun`. */
const maxSteps = 20_000;

/** Records the outcome of a run. Successful stages stay recorded after a later failure. */
class RunRecorder {
  #outcome: RunOutcome = { steps: [], timings: [] };

  get outcome(): RunOutcome {
    return this.#outcome;
  }

  record(part: Partial<RunOutcome>): void {
    this.#outcome = { ...this.#outcome, ...part };
  }

  /** Failed stages are timed, too. */
  async time<T>(stage: StageTiming['stage'], run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await run();
    } finally {
      const elapsedMs = Math.round((performance.now() - start) * 10) / 10;
      this.record({ timings: [...this.#outcome.timings, { stage, elapsedMs }] });
    }
  }
}

/** Returns the validated field mapping of an interface. Its line numbers are positions, as in the editor. */
export const mappingRowsOf = ({ fieldMappings }: Row): MappingRow[] =>
  (Array.isArray(fieldMappings) ? (fieldMappings as readonly MappingRow[]) : []).map((row, index) => ({
    ...row,
    lineNo: index + 1,
  }));

const filterProperties = { PRE_FILTER: 'preFilter', POST_FILTER: 'postFilter' } as const;

function parseDocument({ document: { text } }: RunInput): unknown {
  if (text === undefined) throw new DeliveryFailure('NO_DATA');
  try {
    const document = parseExactJson(text);
    if (isTooDeep(document)) throw new DeliveryFailure('TOO_DEEP', { levels: maxDepth });
    return document;
  } catch (error) {
    if (error instanceof RangeError) throw new DeliveryFailure('TOO_DEEP', { levels: maxDepth });
    if (!(error instanceof SyntaxError)) throw error;
    const { duplicateName, ...place } = findJsonError(text) ?? { line: 1, column: 1 };
    if (duplicateName === undefined) throw new DeliveryFailure('INVALID_DATA', place);
    throw new DeliveryFailure('DUPLICATE_NAME', { ...place, name: duplicateName });
  }
}

/** Without a filter, every document passes. */
async function passesInterfaceFilter(
  recorder: RunRecorder,
  { interface: row }: RunInput,
  filter: keyof typeof filterProperties,
  document: unknown,
): Promise<boolean> {
  const expression = row[filterProperties[filter]];
  if (typeof expression !== 'string') return true;
  try {
    return await recorder.time(filter, () => inTurn(() => passesFilter(expression, document)));
  } catch (error) {
    if (error instanceof MappingError) throw new DeliveryFailure('FILTER_FAILED', { filter, fault: error });
    throw error;
  }
}

/** Compiled mappings by interface: many runs share the record of a cached route. */
const compiledMappings = new WeakMap<Row, CompiledMapping>();

/** Returns the compiled mapping of an interface; undefined without rows. */
function compiledMappingOf(row: Row): CompiledMapping | undefined {
  const known = compiledMappings.get(row);
  if (known) return known;
  const rows = mappingRowsOf(row);
  if (rows.length === 0) return undefined;
  const compiled = compileMapping(rows);
  compiledMappings.set(row, compiled);
  return compiled;
}

/** Without rows, the document is sent unchanged. */
async function mapDocument(
  recorder: RunRecorder,
  { interface: row }: RunInput,
  context: MappingContext,
  document: unknown,
) {
  const mapping = compiledMappingOf(row);
  if (!mapping) return { target: document, trace: [] };
  return recorder.time('MAPPING', () =>
    withPauses(context, (paused) => runMapping(mapping, document, paused)),
  );
}

/** A failed mapping row prevents delivery. */
async function runStages(recorder: RunRecorder, input: RunInput, context: MappingContext): Promise<void> {
  const document = parseDocument(input);
  if (!(await passesInterfaceFilter(recorder, input, 'PRE_FILTER', document)))
    return recorder.record({ leftOutBy: 'PRE_FILTER' });
  const { target: result, trace } = await mapDocument(recorder, input, context, document);
  const steps = trace.slice(0, maxSteps);
  recorder.record({ steps, stepsCut: trace.length - steps.length, mappedDocument: result });
  const errors = trace.filter(({ error }) => error);
  if (errors.length > 0)
    throw new DeliveryFailure('MAPPING_FAILED', { step: errors[0], count: errors.length });
  if (!(await passesInterfaceFilter(recorder, input, 'POST_FILTER', result)))
    return recorder.record({ leftOutBy: 'POST_FILTER' });
  const { target, ticket } = input;
  if (!target) return;
  const { idempotencyKey } = input.document;
  await ticket?.waitForTurn();
  const delivery = await recorder.time('SEND', () =>
    deliverDocument(target, result, { idempotencyKey, onSent: ticket?.release }),
  );
  recorder.record({ delivery });
  if (delivery.failure) throw delivery.failure;
}

/**
 * Runs one document through pre-filter → mapping → post-filter → delivery. Never rejects: an error becomes
 * the failure of the outcome, with the results before it.
 */
export async function runPipeline(input: RunInput, context: MappingContext): Promise<RunOutcome> {
  const recorder = new RunRecorder();
  try {
    await runStages(recorder, input, context);
  } catch (error) {
    recorder.record({ failure: toDeliveryFailure(error) });
  }
  return recorder.outcome;
}
