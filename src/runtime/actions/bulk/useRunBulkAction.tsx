import { useState } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Resource, ResourceAction } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { failureMessage, showFailure } from '../../api/failures.ts';
import { useRefreshAllBut } from '../../api/useOperation.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { dialogStore } from '../../feedback/dialog/dialogStore.ts';
import type { ProgressContext } from '../../feedback/progress/ProgressLine.tsx';
import { runWithProgress } from '../../feedback/progress/runWithProgress.tsx';
import { type Toast, toastStore } from '../../feedback/toast/toastStore.ts';
import { actionFailureKey } from '../actionsOf.ts';
import { undoRemovalOf } from '../dialogs/lazyDialogs.tsx';
import { useActionDialogs } from '../dialogs/useActionDialogs.tsx';
import { useActionPhrases } from '../useActionPhrases.ts';
import { LazyBulkResultDialog } from './lazyBulkResultDialog.ts';
import { bulkResultOf, type ChunkedResult, chunkSize, sendInChunks } from './sendInChunks.ts';

/**
 * Records selected one by one, or all that match a filter with the number that the operator saw
 * (schemas/SPECIFICATION.md section 4.6).
 */
export type BulkTarget =
  | { readonly uuids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly expectedCount: number };

const bulkTargetCount = (chosen: BulkTarget): number =>
  'uuids' in chosen ? chosen.uuids.length : chosen.expectedCount;

interface BulkActionRunner {
  /**
   * Asks for confirmation, runs the action on all records and reports the result. True unless a failure or
   * cancelling left records out.
   */
  readonly run: (action: ResourceAction, chosen: BulkTarget) => Promise<boolean>;
  /** From the question to the answer. */
  readonly isRunning: boolean;
}

/** One answer for all records, or the sum of the chunks; undefined: it could not start, which was shown. */
type BulkOutcome = { readonly answer: ApiAnswer } | ChunkedResult | undefined;

/**
 * True if the back end lacks the operation. One that has it answers NOT_FOUND for a record that was removed.
 * `noSuchOperation` is narrower: for a required operation, it does not count a 404 in an envelope.
 */
const isUnsupported = ({ status, errorCode }: ApiAnswer): boolean =>
  (status === 404 && errorCode !== 'NOT_FOUND') || status === 501;

/** The removed records; unknown for a filter. More than one chunk cannot be undone. */
function removedUuidsOf(chosen: BulkTarget, { skipped, left }: ChunkedResult): readonly string[] {
  if (!('uuids' in chosen) || chosen.uuids.length > chunkSize) return [];
  const kept = new Set(skipped.map(({ uuid }) => uuid));
  return chosen.uuids.slice(0, chosen.uuids.length - left).filter((uuid) => !kept.has(uuid));
}

/**
 * Runs bulk actions. The caller loads the phrases of `progress`. `listUuids` finds the records for an action that takes only uuids; undefined: it failed,
 * which was shown.
 */
export function useRunBulkAction(
  resource: Resource,
  listUuids: (chosen: BulkTarget, work: ProgressContext) => Promise<readonly string[] | undefined>,
): BulkActionRunner {
  const t = useTranslate();
  const { number } = useFormats();
  const words = useActionPhrases(resource);
  const refreshAll = useRefreshAllBut();
  const [isRunning, setRunning] = useState(false);
  const { titleOf, confirmAction, reportSuccess } = useActionDialogs(resource);

  function showBulkFailure(action: ResourceAction, answer: ApiAnswer): void {
    const { expected, actual } = isRecord(answer.data) ? answer.data : {};
    if (isUnsupported(answer))
      toastStore.show({ kind: 'error', message: (now) => now('action.batch.notOffered') });
    else if (answer.errorCode === 'COUNT_CHANGED' && typeof actual === 'number')
      toastStore.show({
        kind: 'error',
        message: (now) => now('action.batch.countChanged', { expected, actual }),
      });
    else if (answer.error !== 'aborted') showFailure(answer, actionFailureKey(action));
    else if (action.onSuccess !== 'download')
      toastStore.show({ kind: 'warning', message: (now) => now('progress.notWaited') });
  }

  /**
   * Selected records go in chunks. All records of a filter go in one call, because chunks could include
   * others.
   */
  async function send(
    { name, operation, appliesTo }: ResourceAction,
    chosen: BulkTarget,
    parameters: Readonly<Record<string, string>>,
    work: ProgressContext & { readonly doing: string },
  ): Promise<BulkOutcome> {
    const { doing, report, signal } = work;
    if (appliesTo === 'uuids') {
      const uuids = await listUuids(chosen, work);
      if (!uuids) return undefined;
      report({ activity: doing });
      return {
        answer: await callByName(operation, { ...parameters, body: uuids }, { inline: true, signal }),
      };
    }
    const { batch } = resource.roles;
    if (batch === undefined) throw new Error(`The resource "${resource.name}" takes no batches.`);
    if (!('uuids' in chosen)) {
      const body = { action: name, ...chosen, ...parameters };
      return { answer: await callByName(batch, { body }, { inline: true, signal }) };
    }
    const { uuids } = chosen;
    return sendInChunks(
      uuids,
      (portion) =>
        callByName(batch, { body: { action: name, uuids: portion, ...parameters } }, { inline: true }),
      (done) => report({ activity: doing, done, total: uuids.length }),
      signal,
    );
  }

  async function showBulkResult(
    action: ResourceAction,
    name: string,
    result: Omit<ChunkedResult, 'failed'>,
    { problem, undo }: { readonly problem?: string | undefined; readonly undo?: Toast['undo'] } = {},
  ): Promise<void> {
    const isWhole = result.skipped.length + result.left === 0;
    if (isWhole || undo)
      toastStore.show({
        kind: 'success',
        message: (now) => now('action.batch.done', { count: number(result.done) }),
        undo,
      });
    if (isWhole) return;
    await dialogStore.open<void>((close) => (
      <LazyBulkResultDialog
        {...result}
        problem={problem}
        title={titleOf(action, name)}
        onClose={() => close()}
      />
    ));
  }

  async function showOutcome(
    action: ResourceAction,
    name: string,
    chosen: BulkTarget,
    outcome: BulkOutcome,
  ): Promise<boolean> {
    if (!outcome) return false;
    if ('answer' in outcome) {
      const { answer } = outcome;
      if (!answer.success) showBulkFailure(action, answer);
      else if (action.appliesTo === 'uuids') await reportSuccess(action, name, answer);
      else await showBulkResult(action, name, { ...bulkResultOf(answer.data), left: 0 });
      return answer.success;
    }
    const { failed, ...result } = outcome;
    const isNone = result.done + result.skipped.length === 0;
    if (failed && isNone) showBulkFailure(action, failed);
    else {
      const undo =
        action.name === 'remove' ? undoRemovalOf(resource, removedUuidsOf(chosen, result)) : undefined;
      await showBulkResult(action, name, result, { problem: failed && failureMessage(failed), undo });
    }
    return result.left === 0;
  }

  /** Asks, sends and refreshes; resolves to undefined after a "no", or if it could not start. */
  async function askAndSend(action: ResourceAction, name: string, chosen: BulkTarget): Promise<BulkOutcome> {
    const total = bulkTargetCount(chosen);
    const object = t('action.batch.object', { count: number(total) });
    const said = await confirmAction(action, object, { ...chosen });
    if (!said) return undefined;
    const doing = t('progress.acting', { action: words.title(action) });
    const isPortioned = 'uuids' in chosen && action.appliesTo === 'uuid';
    const outcome = await runWithProgress({
      title: titleOf(action, name),
      progress: isPortioned ? { activity: doing, done: 0, total } : { activity: doing },
      // A file is simply not saved after cancelling: no note needed.
      note:
        action.onSuccess === 'download'
          ? undefined
          : t(isPortioned ? 'progress.ofPortions' : 'progress.ofOneCall'),
      work: (work) => send(action, chosen, said, { ...work, doing }),
    });
    // The result does not wait for the lists: it exists only here.
    void refreshAll();
    return outcome;
  }

  async function run(action: ResourceAction, chosen: BulkTarget): Promise<boolean> {
    const name = t('action.batch.name', { count: number(bulkTargetCount(chosen)) });
    setRunning(true);
    const outcome = await askAndSend(action, name, chosen).finally(() => setRunning(false));
    return showOutcome(action, name, chosen, outcome);
  }

  return { run, isRunning };
}
