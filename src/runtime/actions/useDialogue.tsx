import { useCallback } from 'react';
import { isRecord } from '../../contract/isRecord.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Action, Resource, Result } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import type { Toast } from '../feedback/toastStore.ts';
import { useConfirm } from '../feedback/useConfirm.ts';
import { useToast } from '../feedback/useToast.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { fileStamp } from '../task/fileStamp.ts';
import { saveFile } from '../task/saveFile.ts';
import { AskDialog, ResultDialog } from './lazyDialogs.ts';
import { useActionWords } from './useActionWords.ts';
import { type Dialogs, useDialog } from './useDialog.tsx';

/** What is said before an action and after it, whether it concerns one record or many. The functions are the same at each render. */
export interface Dialogue extends Dialogs {
  /** "Suspend: asn" */
  readonly titleOf: (action: Pick<Action, 'name'>, name: string) => string;
  /** Asks what the action wants to be asked, of an object such as "asn"; answers with the parameters that were said, or undefined: it is not to be done. */
  readonly ask: (action: Action, object: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /**
   * Tells of success, and does with the answer what the action says (`outcome`). One that is shown may tell of a failure itself.
   * `undo` takes it back.
   */
  readonly tell: (action: Action, name: string, answer: Answer, undo?: Toast['undo']) => Promise<void>;
}

/** An answer that is shown says itself whether something succeeded (widget `outcome`). */
const isFailure = ({ fields }: Result, data: unknown): boolean =>
  isRecord(data) &&
  Object.entries(fields).some(([name, { widget }]) => widget === 'outcome' && data[name] === false);

export function useDialogue(resource: Resource): Dialogue {
  const t = useTranslate();
  const toast = useToast();
  const confirm = useConfirm();
  const words = useActionWords(resource);
  const { dialog, open } = useDialog();

  const titleOf = useCallback(
    (action: Pick<Action, 'name'>, name: string) => t('action.of', { action: words.title(action), name }),
    [t, words],
  );

  const ask = useCallback<Dialogue['ask']>(
    async (action, object) => {
      const { prompt: asks, danger = false } = action;
      const title = t('action.question', { phrase: words.phrase(action, object) });
      if (asks) {
        const said = await open<string | undefined>((close) => (
          <AskDialog
            title={title}
            consequence={words.consequence(action)}
            confirm={words.title(action)}
            danger={danger}
            question={asks}
            caption={t(resourceKey(resource.name, `actions.${action.name}.prompt.title`))}
            onClose={close}
          />
        ));
        return said === undefined ? undefined : { [asks.parameter]: said };
      }
      if (!action.confirm) return {};
      const question = { title, confirm: words.title(action), danger };
      return (await confirm({ ...question, consequence: words.consequence(action) })) ? {} : undefined;
    },
    [resource, words, t, confirm, open],
  );

  const tell = useCallback<Dialogue['tell']>(
    async ({ onSuccess: outcome, result, successMessage: done, ...action }, name, { data }, undo) => {
      if (!(result && isFailure(result, data))) toast({ kind: 'success', message: (now) => now(done), undo });
      if (outcome === 'download') saveFile(`${resource.name}-${fileStamp()}.json`, data);
      else if (outcome === 'show' && result && isRecord(data))
        await open<void>((close) => (
          <ResultDialog title={titleOf(action, name)} result={result} data={data} onClose={() => close()} />
        ));
    },
    [resource, titleOf, toast, open],
  );

  return { dialog, open, titleOf, ask, tell };
}
