import { type ReactNode, useCallback, useState } from 'react';
import { isRecord } from '../../contract/isRecord.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { failureMessage } from '../api/failureWords.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import type { Toast } from '../feedback/toastStore.ts';
import { useToast } from '../feedback/useToast.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import type { Work } from '../progress/Progress.ts';
import { useLongWork } from '../progress/useLongWork.tsx';
import { batchResult } from './batchResult.ts';
import { failureOf } from './failureOf.ts';
import { inPortions, type PortionsResult, portion } from './inPortions.ts';
import { BatchDialog } from './lazyDialogs.ts';
import { undoOf } from './undoOf.tsx';
import { useActionWords } from './useActionWords.ts';
import { useDialogue } from './useDialogue.tsx';

/** Records chosen by hand, or all that match a filter and how many the operator saw of them (schemas/SPECIFICATION.md section 4.6). */
export type Chosen =
  | { readonly uuids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly expectedCount: number };

export const countOf = (chosen: Chosen): number =>
  'uuids' in chosen ? chosen.uuids.length : chosen.expectedCount;

export interface BatchRunner {
  /** Asks, does it to all of them, and tells what came of it. True when none was left out for a failure, or by cancelling. */
  readonly run: (action: Action, chosen: Chosen) => Promise<boolean>;
  readonly isRunning: boolean;
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
}

/** One answer for all of them, or what the portions came to; undefined: it could not be begun, which was told. */
type Outcome = { readonly answer: Answer } | PortionsResult | undefined;

/** A back end that knows nothing of batches. */
const isUnknown = ({ status }: Answer): boolean => status === 404 || status === 501;

/** Those that a removal took; nobody says which matched a filter. Of more than a portion the removal is not undone one by one. */
function goneOf(chosen: Chosen, { skipped, left }: PortionsResult): readonly string[] {
  if (!('uuids' in chosen) || chosen.uuids.length > portion) return [];
  const kept = new Set(skipped.map(({ uuid }) => uuid));
  return chosen.uuids.slice(0, chosen.uuids.length - left).filter((uuid) => !kept.has(uuid));
}

const groups = ['progress'];

/**
 * Runs actions on many records. `listUuids` is asked which they are by an action that takes nothing but uuids; undefined:
 * they could not be had, which was told.
 */
export function useRunBatch(
  resource: Resource,
  listUuids: (chosen: Chosen, work: Work) => Promise<readonly string[] | undefined>,
): BatchRunner {
  usePhraseGroups(groups);
  const t = useTranslate();
  const { number } = useFormats();
  const words = useActionWords(resource);
  const toast = useToast();
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(false);
  const { dialog, open, titleOf, ask, tell } = useDialogue(resource);
  const { run: runLong, dialog: progress } = useLongWork();

  const refuse = useCallback(
    (action: Action, answer: Answer) => {
      const { expected, actual } = isRecord(answer.data) ? answer.data : {};
      if (isUnknown(answer)) toast({ kind: 'error', message: (now) => now('action.batch.notOffered') });
      else if (answer.errorCode === 'COUNT_CHANGED' && typeof actual === 'number')
        toast({ kind: 'error', message: (now) => now('action.batch.countChanged', { expected, actual }) });
      else if (answer.error !== 'aborted') showFailure(answer, failureOf(action));
      else if (action.onSuccess !== 'download')
        toast({ kind: 'warning', message: (now) => now('progress.notWaited') });
    },
    [toast],
  );

  /** Those chosen by hand go in portions; all that match go in one call, or others would be among them. */
  const send = useCallback(
    async (
      { name, operation, appliesTo: takes }: Action,
      chosen: Chosen,
      said: Readonly<Record<string, string>>,
      work: Work & { readonly doing: string },
    ): Promise<Outcome> => {
      const { doing, report, signal } = work;
      if (takes === 'uuids') {
        const uuids = await listUuids(chosen, work);
        if (!uuids) return undefined;
        report({ doing });
        return { answer: await callByName(operation, { ...said, body: uuids }, { inline: true, signal }) };
      }
      const { batch } = resource.roles;
      if (batch === undefined) throw new Error(`The resource "${resource.name}" takes no batches.`);
      if (!('uuids' in chosen)) {
        const body = { action: name, ...chosen, ...said };
        return { answer: await callByName(batch, { body }, { inline: true, signal }) };
      }
      const { uuids } = chosen;
      return inPortions(
        uuids,
        (portion) => callByName(batch, { body: { action: name, uuids: portion, ...said } }, { inline: true }),
        (done) => report({ doing, done, total: uuids.length }),
        signal,
      );
    },
    [resource, listUuids],
  );

  const tellBatch = useCallback(
    async (
      action: Action,
      name: string,
      result: Omit<PortionsResult, 'failed'>,
      { problem, undo }: { readonly problem?: string | undefined; readonly undo?: Toast['undo'] } = {},
    ) => {
      const isWhole = result.skipped.length + result.left === 0;
      if (isWhole || undo)
        toast({
          kind: 'success',
          message: (now) => now('action.batch.done', { count: number(result.done) }),
          undo,
        });
      if (isWhole) return;
      await open<void>((close) => (
        <BatchDialog {...result} problem={problem} title={titleOf(action, name)} onClose={() => close()} />
      ));
    },
    [toast, number, open, titleOf],
  );

  const tellOutcome = useCallback(
    async (action: Action, name: string, chosen: Chosen, outcome: Outcome): Promise<boolean> => {
      if (!outcome) return false;
      if ('answer' in outcome) {
        const { answer } = outcome;
        if (!answer.success) refuse(action, answer);
        else if (action.appliesTo === 'uuids') await tell(action, name, answer);
        else await tellBatch(action, name, { ...batchResult(answer.data), left: 0 });
        return answer.success;
      }
      const { failed, ...result } = outcome;
      const isNone = result.done + result.skipped.length === 0;
      if (failed && isNone) refuse(action, failed);
      else {
        const undo = action.name === 'remove' ? undoOf(resource, goneOf(chosen, result)) : undefined;
        await tellBatch(action, name, result, { problem: failed && failureMessage(failed), undo });
      }
      return result.left === 0;
    },
    [resource, refuse, tell, tellBatch],
  );

  const run = useCallback(
    async (action: Action, chosen: Chosen): Promise<boolean> => {
      const total = countOf(chosen);
      const name = t('action.batch.name', { count: number(total) });
      const said = await ask(action, t('action.batch.object', { count: number(total) }));
      if (!said) return false;
      setRunning(true);
      const doing = t('progress.acting', { action: words.title(action) });
      const isPortioned = 'uuids' in chosen && action.appliesTo === 'uuid';
      const outcome = await runLong({
        title: titleOf(action, name),
        progress: isPortioned ? { doing, done: 0, total } : { doing },
        // A file that is not waited for is not saved: nothing needs to be said.
        note:
          action.onSuccess === 'download'
            ? undefined
            : t(isPortioned ? 'progress.ofPortions' : 'progress.ofOneCall'),
        work: (work) => send(action, chosen, said, { ...work, doing }),
      });
      await refresh(...readsOf(resource));
      setRunning(false);
      return tellOutcome(action, name, chosen, outcome);
    },
    [resource, t, number, words, ask, send, runLong, titleOf, tellOutcome, refresh],
  );

  return {
    run,
    isRunning,
    dialog: (
      <>
        {progress}
        {dialog}
      </>
    ),
  };
}
