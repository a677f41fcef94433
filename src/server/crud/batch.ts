import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Entity } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { DocumentQuery } from '../store/DocumentQuery.ts';
import type { Documents } from '../store/Documents.ts';
import type { Effect } from './Effect.ts';
import { queryOf } from './list.ts';
import { settled, settleFor } from './settled.ts';
import { isStep, type Step, stepsOf } from './step.ts';
import { takeSteps } from './takeSteps.ts';

/** A record that a batch left alone, and why, in the asked language. */
export interface Skipped {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** Entity `batchResult`. */
export interface BatchResult {
  readonly done: number;
  readonly skipped: readonly Skipped[];
}

/** What a batch asks for, as its body; the entity's validator has seen it. Either `uuids`, or `filter` and `expectedCount`. */
type Request = Readonly<Record<string, unknown>>;

const filterOf = (call: Call, { model }: Entity, request: Request): DocumentQuery =>
  queryOf({ ...call, body: request.filter }, model);

function refuseCount(expected: unknown, actual: number): void {
  if (actual === expected) return;
  throw new ServiceError('COUNT_CHANGED', { expected, actual }, { expected, actual });
}

/** Of a filter, refuses another number of records than the operator saw: neither more nor others are touched. */
async function matching(documents: Documents, call: Call, entity: Entity, request: Request): Promise<Row[]> {
  const query = filterOf(call, entity, request);
  // Counted first, out of an index: what is refused anyway is neither read nor locked.
  const { count } = await documents.list({ ...query, window: { limit: 0, offset: 0 } });
  refuseCount(request.expectedCount, count);
  const { records } = await documents.list(query, 'update');
  refuseCount(request.expectedCount, records.length);
  return records;
}

/** The records to act on, settled, locked in the order of their uuids, and the uuids that no record has. Throws COUNT_CHANGED. */
export async function chosen(documents: Documents, call: Call, entity: Entity) {
  const request: Request = isRecord(call.body) ? call.body : {};
  if (!Array.isArray(request.uuids)) {
    const rows = await matching(documents, call, entity, request);
    return { rows: await settled(documents, call, entity, rows), missing: [] };
  }
  const uuids = request.uuids.map(String);
  const rows = await documents.findAll(entity.model.name, 'uuid', uuids, call.companyUuid, 'update');
  const present = new Set(rows.map(({ uuid }) => uuid));
  return {
    rows: await settled(documents, call, entity, rows),
    missing: uuids.filter((uuid) => !present.has(uuid)),
  };
}

/** Uuids that no record has, each with the sentence that the single call would refuse it with. */
export const notFound = ({ say }: Call, { model }: Entity, uuids: readonly string[]): Skipped[] => {
  const refusal = new ServiceError('NOT_FOUND', { entity: say.translate(`entities.${model.name}.title`) });
  return uuids.map((uuid) => ({ uuid, reason: refusal.sentence(say) }));
};

const named = ({ model }: Entity, row: Row): string => String(row[model.displayProperty] ?? row.uuid);

/** The steps that may be taken, and the sentence that the single call would refuse each of the others with. */
export async function sorted(
  rows: readonly Row[],
  call: Call,
  entity: Entity,
  step: (row: Row) => Promise<Step>,
) {
  const steps: Step[] = [];
  const skipped: Skipped[] = [];
  for (const row of rows) {
    try {
      steps.push(await step(row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      skipped.push({ uuid: row.uuid, name: named(entity, row), reason: error.sentence(call.say) });
    }
  }
  return { steps, skipped };
}

/**
 * One action on many records in one transaction (schemas/SPECIFICATION.md section 4.6): those that may not take it are skipped and
 * named. Throws COUNT_CHANGED, and does nothing, when a filter no longer matches as many records as the operator saw.
 */
export const batch =
  (entity: Entity, effect?: Effect): Handler =>
  async (call) => {
    const request: Request = isRecord(call.body) ? call.body : {};
    if (!Array.isArray(request.uuids)) await settleFor(call, entity, filterOf(call, entity, request));
    return call.service.store.transaction(async (tables): Promise<BatchResult> => {
      const { documents } = tables;
      const action = String(request.action);
      if (!isStep(entity, action)) {
        throw new ServiceError('NOT_IMPLEMENTED', { operation: `${call.operation} ${action}` });
      }
      const { rows, missing } = await chosen(documents, call, entity);
      const stepOf = await stepsOf(documents, call, entity, action, rows, effect, request.reason);
      const { steps, skipped } = await sorted(rows, call, entity, stepOf);
      await takeSteps(tables, call, entity, action, steps, effect);
      return {
        done: steps.length,
        skipped: [...skipped, ...notFound(call, entity, missing)],
      };
    });
  };
