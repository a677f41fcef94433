import type { ImportPlan } from '../../../../contract/model/importPlan.ts';
import { choiceKey } from '../../../../contract/text/captions.ts';
import type { FieldError } from '../../../../contract/validation/fieldErrors.ts';
import { invalidRequest, ServiceError } from '../../../platform/base/ServiceError.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import type { BundleSource } from '../TransferItem.ts';
import { applyImport } from './applyImport.ts';
import { createImportPlan, type PlannedItem } from './createImportPlan.ts';

/** An item that does not replace the existing one, with the reason. */
interface RefusedItem {
  readonly naturalKey: string;
  readonly reason: string;
  /** The reason as a sentence with the number of the item. */
  readonly problem: FieldError;
}

/**
 * Returns why an item cannot or must not replace the existing one. Without a `policy`, nothing is replaced
 * (schemas/SPECIFICATION.md section 14.2).
 */
function refusalReasonOf({ phrases, query }: OperationCall, { change }: PlannedItem): string | undefined {
  if (change === 'CONFLICT') return phrases.translate('transfer.notOffline');
  if (change === 'UPDATE' && query.policy !== 'overwrite') return phrases.translate('transfer.exists');
  return undefined;
}

/** Returns items that the policy of the call does not allow to replace existing ones. */
const findRefusedItems = (call: OperationCall, items: readonly PlannedItem[]): RefusedItem[] =>
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
 * Throws if a plan cannot be executed under any policy: the caller saw another plan (PLAN_CHANGED, data =
 * this one), items are invalid (INVALID_REQUEST), or references match nothing here (UNRESOLVED, data =
 * {unresolved}).
 */
export function assertExecutablePlan({ phrases, query }: OperationCall, plan: ImportPlan): void {
  if (query.planHash && query.planHash !== plan.planHash)
    throw new ServiceError('PLAN_CHANGED', {}, { data: plan });
  if (plan.issues.length > 0) throw invalidRequest(plan.issues);
  const { unresolved } = plan;
  if (unresolved.length === 0) return;
  const names = unresolved.map(({ kind, uuid, name }) => {
    const caption = phrases.translate(choiceKey('importPlan', ['unresolved', 'kind'], kind));
    return `${caption} ${name || uuid}`;
  });
  throw new ServiceError('UNRESOLVED', { names }, { data: { unresolved } });
}

/**
 * Returns the import plan of a bundle without changes: entity `importPlan`. With a policy, the plan also
 * shows which items it refuses.
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

/** Returns the items to skip. Throws EXISTS, data = {problems}, if the policy skips nothing. */
function findSkippedItems(call: OperationCall, items: readonly PlannedItem[]) {
  const refused = findRefusedItems(call, items);
  if (refused.length > 0 && call.query.policy !== 'skip') {
    const problems = refused.map(({ problem }) => problem);
    throw new ServiceError('EXISTS', { problem: problems[0]?.message }, { data: { problems } });
  }
  return refused.map(({ naturalKey, reason }) => ({ naturalKey, reason }));
}

/** Plans again and stores all or nothing, in one transaction: entity `importResult`. */
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
