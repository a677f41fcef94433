import { breakIn } from '../../contract/breakIn.ts';
import { inexactNumberIn } from '../../contract/inexactNumbers.ts';
import {
  compileMapping,
  type MappingContext,
  MappingFault,
  passesFilter,
  runMapping,
} from '../../mapping/index.ts';
import { deliver } from '../transport/deliver.ts';
import { Course, type Outcome } from './Course.ts';
import { Failure, failureOf } from './Failure.ts';
import { deepest, isDeeper } from './isDeeper.ts';
import type { Job } from './Job.ts';
import { mappingRowsOf } from './mappingRowsOf.ts';

const filters = { PRE_FILTER: 'preFilter', POST_FILTER: 'postFilter' } as const;

function documentIn({ document: { text } }: Job): unknown {
  if (text === undefined) throw new Failure('NO_DATA');
  const place = breakIn(text);
  if (place) throw new Failure('INVALID_DATA', { ...place });
  // One that was accepted by an earlier version, or written to the database by another program.
  const inexact = inexactNumberIn(text);
  if (inexact) throw new Failure('INEXACT_NUMBER', inexact);
  const document: unknown = JSON.parse(text);
  if (isDeeper(document)) throw new Failure('TOO_DEEP', { levels: deepest });
  return document;
}

/** Without a filter every document passes. */
async function passes(
  course: Course,
  { interface: row }: Job,
  filter: keyof typeof filters,
  document: unknown,
): Promise<boolean> {
  const expression = row[filters[filter]];
  if (typeof expression !== 'string') return true;
  try {
    return await course.timed(filter, () => passesFilter(expression, document));
  } catch (error) {
    if (error instanceof MappingFault) throw new Failure('FILTER_FAILED', { filter, fault: error });
    throw error;
  }
}

/** Without rows the document travels as it is. */
async function mapped(course: Course, { interface: row }: Job, context: MappingContext, document: unknown) {
  const rows = mappingRowsOf(row);
  if (rows.length === 0) return { target: document, trace: [] };
  return course.timed('MAPPING', () => runMapping(compileMapping(rows), document, context));
}

/** A row of the mapping that fails keeps the document here. */
async function attempt(course: Course, job: Job, context: MappingContext): Promise<void> {
  const document = documentIn(job);
  if (!(await passes(course, job, 'PRE_FILTER', document))) return course.note({ leftOutBy: 'PRE_FILTER' });
  const { target: result, trace } = await mapped(course, job, context, document);
  course.note({ steps: trace, mapped: result });
  const errors = trace.filter(({ error }) => error);
  if (errors.length > 0) throw new Failure('MAPPING_FAILED', { step: errors[0], count: errors.length });
  if (!(await passes(course, job, 'POST_FILTER', result))) return course.note({ leftOutBy: 'POST_FILTER' });
  const { target, place } = job;
  if (!target) return;
  const key = job.document.idempotencyKey;
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  await place?.turn();
  const delivery = await course.timed('SEND', () =>
    deliver(target, result, headers, { onWire: place?.leave }),
  );
  course.note({ delivery });
  if (delivery.failure) throw delivery.failure;
}

/**
 * Runs one document to the end of its way: pre-filter → mapping → post-filter → delivery. Never rejects: what went wrong is its
 * failure, beside what went well before.
 */
export async function exchange(job: Job, context: MappingContext): Promise<Outcome> {
  const course = new Course();
  try {
    await attempt(course, job, context);
  } catch (error) {
    course.note({ failure: failureOf(error) });
  }
  return course.outcome;
}
