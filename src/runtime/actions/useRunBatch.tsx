import { type ReactNode, useCallback, useState } from 'react';
import { isRecord } from '../../contract/isRecord.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useToast } from '../feedback/useToast.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { batchResult } from './batchResult.ts';
import { BatchDialog } from './lazyDialogs.ts';
import { useDialogue } from './useDialogue.tsx';

/** Records chosen by hand, or all that match a filter and how many the operator saw of them (DECISIONS.md, "Pending data"). */
export type Chosen =
  | { readonly uuids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly expectedCount: number };

export const countOf = (chosen: Chosen): number =>
  'uuids' in chosen ? chosen.uuids.length : chosen.expectedCount;

export interface BatchRunner {
  /** Asks, does it to all of them in one call, and tells what came of it. True when it was done, if only to some. */
  readonly run: (action: Action, chosen: Chosen) => Promise<boolean>;
  readonly isRunning: boolean;
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
}

/** A back end that knows nothing of batches. */
const isUnknown = ({ status }: Answer): boolean => status === 404 || status === 501;

/**
 * Runs actions on many records. `listUuids` is asked which they are by an action that takes nothing but uuids; undefined:
 * they could not be had, which was told.
 */
export function useRunBatch(
  resource: Resource,
  listUuids: (chosen: Chosen) => Promise<readonly string[] | undefined>,
): BatchRunner {
  const t = useTranslate();
  const { number } = useFormats();
  const toast = useToast();
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(false);
  const { dialog, open, titleOf, ask, tell } = useDialogue(resource);

  const refuse = useCallback(
    (answer: Answer) => {
      const { expected, actual } = isRecord(answer.data) ? answer.data : {};
      if (isUnknown(answer)) toast({ kind: 'error', message: (now) => now('action.batch.notOffered') });
      else if (answer.errorCode === 'COUNT_CHANGED' && typeof actual === 'number')
        toast({ kind: 'error', message: (now) => now('action.batch.countChanged', { expected, actual }) });
      else showFailure(answer);
    },
    [toast],
  );

  const call = useCallback(
    async (
      action: Action,
      chosen: Chosen,
      said: Readonly<Record<string, string>>,
    ): Promise<Answer | undefined> => {
      if (action.takes === 'uuids') {
        const uuids = await listUuids(chosen);
        return uuids && callByName(action.operation, { ...said, body: uuids }, { inline: true });
      }
      const { batch } = resource.roles;
      if (batch === undefined) throw new Error(`The resource "${resource.name}" takes no batches.`);
      return callByName(batch, { body: { action: action.name, ...chosen, ...said } }, { inline: true });
    },
    [resource, listUuids],
  );

  const tellBatch = useCallback(
    async (action: Action, name: string, answer: Answer) => {
      const result = batchResult(answer.data);
      if (result.skipped.length === 0)
        return toast({
          kind: 'success',
          message: (now) => now('action.batch.done', { count: number(result.done) }),
        });
      await open<void>((close) => (
        <BatchDialog {...result} title={titleOf(action, name)} onClose={() => close()} />
      ));
    },
    [toast, number, open, titleOf],
  );

  const run = useCallback(
    async (action: Action, chosen: Chosen): Promise<boolean> => {
      const name = t('action.batch.name', { count: number(countOf(chosen)) });
      const said = await ask(action, name);
      if (!said) return false;
      setRunning(true);
      const answer = await call(action, chosen, said);
      await refresh(...readsOf(resource));
      setRunning(false);
      if (!answer) return false;
      if (!answer.success) refuse(answer);
      else await (action.takes === 'uuids' ? tell(action, name, answer) : tellBatch(action, name, answer));
      return answer.success;
    },
    [resource, t, number, ask, call, tell, tellBatch, refuse, refresh],
  );

  return { run, isRunning, dialog };
}
