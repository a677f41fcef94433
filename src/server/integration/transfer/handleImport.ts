import type { ImportPlan } from '../../../contract/model/importPlan.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import { invalidRequest, ServiceError } from '../../platform/base/ServiceError.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { applyImport } from './applyImport.ts';
import { createImportPlan, type PlannedItem } from './createImportPlan.ts';
import type { BundleSource } from './TransferItem.ts';

/** An item that does not replace what exists, and why. */
export interface RefusedItem {
  readonly naturalKey: string;
  readonly reason: string;
  /** The same as a sentence with the number of the item. */
  readonly problem: FieldError;
}

/** It cannot, or must not: without a `policy` nothing is replaced (schemas/SPECIFICATION.md section 14.2). */
function refusalReasonOf({ phrases, query }: OperationCall, { change }: PlannedItem): string | undefined {
  if (change === 'CONFLICT') return phrases.translate('transfer.notOffline');
  if (change === 'UPDATE' && query.policy !== 'overwrite') return phrases.translate('transfer.exists');
  return undefined;
}

/** Items that the policy of the call does not let replace what exists. */
export const findRefusedItems = (call: OperationCall, items: readonly PlannedItem[]): RefusedItem[] =>
  items.flatMap((item, index) => {
    const { naturalKey } = item;
    const reason = refusalReasonOf(call, item);
    if (reason === undefined) return [];
    const message = call.phrases.translate('transfer.item', {
      number: index + 1,
      name: naturalKey,
      problem: reason,
    });
    return [{ naturalKey, reason, problem: { field: `items.${index}`, message } }];
  });

/**
 * Throws when a plan cannot be carried out, whatever is done about interfaces that exist: the caller saw another plan
 * (PLAN_CHANGED, data = this one), items that are not valid here (INVALID_REQUEST), or references that nothing here
 * answers to (UNRESOLVED, data = {unresolved}).
 */
export function assertExecutablePlan({ phrases, query }: OperationCall, plan: ImportPlan): void {
  if (query.planHash && query.planHash !== plan.planHash) throw new ServiceError('PLAN_CHANGED', {}, plan);
  if (plan.issues.length > 0) throw invalidRequest(plan.issues);
  const { unresolved } = plan;
  if (unresolved.length === 0) return;
  const names = unresolved.map(({ kind, uuid, name }) => {
    const caption = phrases.translate(choiceKey('importPlan', ['unresolved', 'kind'], kind));
    return `${caption} ${name || uuid}`;
  });
  throw new ServiceError('UNRESOLVED', { names: names.join(', ') }, { unresolved });
}

/**
 * Says what would become of a bundle, and changes nothing: entity `importPlan`. A caller who names a policy is told what it
 * would refuse, too.
 */
export const handleImportPlan =
  (source: BundleSource): Handler =>
  (call) =>
    call.service.store.transaction(async ({ repository }): Promise<ImportPlan> => {
      const { plan, items } = await createImportPlan(call, repository, await source(call, repository));
      const { policy } = call.query;
      const refused = policy === 'fail' || policy === 'overwrite' ? findRefusedItems(call, items) : [];
      return { ...plan, issues: [...plan.issues, ...refused.map(({ problem }) => problem)] };
    });

/** Items that are left as they are here. Throws EXISTS, data = {problems}, when the policy leaves nothing out. */
function findSkippedItems(call: OperationCall, items: readonly PlannedItem[]) {
  const refused = findRefusedItems(call, items);
  if (refused.length > 0 && call.query.policy !== 'skip') {
    const problems = refused.map(({ problem }) => problem);
    throw new ServiceError('EXISTS', { problem: problems[0]?.message }, { problems });
  }
  return refused.map(({ naturalKey, reason }) => ({ naturalKey, reason }));
}

/** Plans again and stores all of it or nothing, in one transaction: entity `importResult`. */
export const handleImport =
  (source: BundleSource, action: 'import' | 'copy'): Handler =>
  (call) =>
    call.service.store.transaction(async ({ repository }) => {
      const { plan, items } = await createImportPlan(call, repository, await source(call, repository));
      assertExecutablePlan(call, plan);
      const skipped = findSkippedItems(call, items);
      const created = items.filter(({ change }) => change === 'CREATE');
      const updated = items.filter(({ change }) => change === 'UPDATE' && call.query.policy === 'overwrite');
      const unchanged = items.filter(({ change }) => change === 'SAME');
      await applyImport(call, repository, [...created, ...updated], action);
      return { created: created.length, updated: updated.length, unchanged: unchanged.length, skipped };
    });
