import type { Row } from '../../contract/envelope.ts';
import {
  compileMapping,
  type MappingContext,
  MappingFault,
  type MappingRow,
  passesFilter,
  runMapping,
  type Step,
} from '../../mapping/index.ts';
import { type Delivery, deliver } from './deliver.ts';
import { Failure, failureOf } from './Failure.ts';
import type { Target } from './Target.ts';

/** A document to be delivered: the pending one, its interface, and what that needs. */
export interface Job {
  readonly pending: Row;
  readonly interface: Row;
  readonly target: Target;
  readonly context: MappingContext;
}

/** How a document fared. Neither a failure nor a delivery: a filter left it out. */
export interface Outcome {
  readonly failure?: Failure;
  readonly leftOutBy?: 'preFilter' | 'postFilter';
  readonly steps: readonly Step[];
  /** The mapped document. */
  readonly mapped?: unknown;
  readonly delivery?: Delivery;
}

function documentIn({ data }: Row): unknown {
  if (typeof data !== 'string') throw new Failure('NO_DATA');
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new Failure('INVALID_DATA', failureOf(error).parameters);
  }
}

async function passes(row: Row, filter: 'preFilter' | 'postFilter', document: unknown): Promise<boolean> {
  try {
    const expression = row[filter];
    return await passesFilter(typeof expression === 'string' ? expression : undefined, document);
  } catch (error) {
    if (error instanceof MappingFault) throw new Failure('FILTER_FAILED', { filter, fault: error });
    throw error;
  }
}

/** Without mapping rows the document travels as it is. The validator of the interface has seen the rows. */
async function mapped({ interface: { fieldMappings }, context }: Job, document: unknown) {
  const rows = Array.isArray(fieldMappings) ? (fieldMappings as readonly MappingRow[]) : [];
  if (rows.length === 0) return { target: document, trace: [] };
  return runMapping(compileMapping(rows), document, context);
}

/** pre-filter → mapping → post-filter → delivery. A row of the mapping that fails keeps the document here. */
async function attempt(job: Job, seen: (part: Partial<Outcome>) => void): Promise<void> {
  const document = documentIn(job.pending);
  if (!(await passes(job.interface, 'preFilter', document))) return seen({ leftOutBy: 'preFilter' });
  const { target, trace } = await mapped(job, document);
  seen({ steps: trace, mapped: target });
  const errors = trace.filter(({ error }) => error);
  if (errors.length > 0) throw new Failure('MAPPING_FAILED', { step: errors[0], count: errors.length });
  if (!(await passes(job.interface, 'postFilter', target))) return seen({ leftOutBy: 'postFilter' });
  const key = job.pending.idempotencyKey;
  const delivery = await deliver(job.target, target, key ? { 'Idempotency-Key': String(key) } : {});
  seen({ delivery });
  if (delivery.failure) throw delivery.failure;
}

/** Runs one document to its end. Never rejects: what went wrong is its failure, beside what went well before. */
export async function exchange(job: Job): Promise<Outcome> {
  let outcome: Outcome = { steps: [] };
  const seen = (part: Partial<Outcome>): void => {
    outcome = { ...outcome, ...part };
  };
  try {
    await attempt(job, seen);
  } catch (error) {
    seen({ failure: failureOf(error) });
  }
  return outcome;
}
