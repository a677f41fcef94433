import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { commitTransitions } from './commitTransitions.ts';
import { type PlannedTransition, planTransition, type TransitionHooks } from './planTransition.ts';

/** An action on records of an entity. `reason` comes from the caller. */
interface RecordAction {
  readonly entity: EntityDefinition;
  readonly action: string;
  readonly hooks?: TransitionHooks;
  readonly reason?: unknown;
}

/** A record that a bulk action skipped, with the reason in the requested locale. */
export interface BatchSkip {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** Applies an action to a locked row. Resolves to the row after it, or to undefined if it removed the row. */
export async function transitionOne(
  tables: Tables,
  call: OperationCall,
  { entity, action, hooks, reason }: RecordAction,
  row: Row,
): Promise<Row | undefined> {
  const planOne = await planTransition(tables.repository, call, entity, action, [row], hooks, reason);
  const planned = await planOne(row);
  await commitTransitions(tables, call, entity, action, [planned], hooks);
  return planned.after;
}

const nameOrUuidOf = ({ model }: EntityDefinition, row: Row): string =>
  String(row[model.displayProperty] ?? row.uuid);

/** Returns the allowed transitions, and for each other record the message of the single call. */
async function planEach(
  call: OperationCall,
  entity: EntityDefinition,
  rows: readonly Row[],
  planOne: (row: Row) => Promise<PlannedTransition>,
) {
  const steps: PlannedTransition[] = [];
  const skipped: BatchSkip[] = [];
  for (const row of rows) {
    try {
      steps.push(await planOne(row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      skipped.push({
        uuid: row.uuid,
        name: nameOrUuidOf(entity, row),
        reason: error.messageIn(call.phrases),
      });
    }
  }
  return { steps, skipped };
}

/** Applies an action to those locked rows of one company that allow it. Resolves to the changes and the skipped rows. */
export async function transitionAll(
  tables: Tables,
  call: OperationCall,
  { entity, action, hooks, reason }: RecordAction,
  rows: readonly Row[],
) {
  const planOne = await planTransition(tables.repository, call, entity, action, rows, hooks, reason);
  const planned = await planEach(call, entity, rows, planOne);
  await commitTransitions(tables, call, entity, action, planned.steps, hooks);
  return planned;
}
