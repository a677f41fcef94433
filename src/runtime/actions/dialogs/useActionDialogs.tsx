import { useCallback } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { OperationResult, Resource, ResourceAction } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { fetchWarning } from '../../api/fetchWarning.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyModule } from '../../core/lazy/lazyModule.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { confirmStore } from '../../feedback/dialog/confirmStore.ts';
import { dialogStore } from '../../feedback/dialog/dialogStore.ts';
import { showChunkFailure } from '../../feedback/failure/showChunkFailure.ts';
import { type Toast, toastStore } from '../../feedback/toast/toastStore.ts';
import { useActionPhrases } from '../useActionPhrases.ts';
import { LazyPromptDialog, LazyResultDialog } from './lazyDialogs.tsx';

/**
 * The dialogs and messages before and after an action, for one record or many. The functions keep their
 * identity.
 */
interface ActionDialogs {
  /** "Suspend: asn" */
  readonly titleOf: (action: Pick<ResourceAction, 'name'>, name: string) => string;
  /**
   * Asks for the action's confirmation and prompt, about an object such as "asn". `chosen` has the records as
   * the body of a batch names them. Resolves to the entered parameters, or to undefined after cancelling.
   */
  readonly confirmAction: (
    action: ResourceAction,
    object: string,
    chosen: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, string>> | undefined>;
  /**
   * Reports success and uses the answer as the action says (`onSuccess`). A shown answer may report a failure
   * itself. `undo` renders the undo button.
   */
  readonly reportSuccess: (
    action: ResourceAction,
    name: string,
    answer: ApiAnswer,
    undo?: Toast['undo'],
  ) => Promise<void>;
}

/** Few actions download their answer, so lists do not wait for this module. */
const files = lazyModule(() => import('../../core/files/saveFile.ts'));

/** A shown answer has its own success property (widget `outcome`). */
const isFailedResult = ({ fields }: OperationResult, data: unknown): boolean =>
  isRecord(data) &&
  Object.entries(fields).some(([name, { widget }]) => widget === 'outcome' && data[name] === false);

export function useActionDialogs(resource: Resource): ActionDialogs {
  const t = useTranslate();
  const words = useActionPhrases(resource);

  const titleOf = useCallback(
    (action: Pick<ResourceAction, 'name'>, name: string) =>
      t('action.of', { action: words.title(action), name }),
    [t, words],
  );

  const confirmAction = useCallback<ActionDialogs['confirmAction']>(
    async (action, object, chosen) => {
      const { prompt: asks, danger = false, beforeConfirm } = action;
      const page = currentLocation();
      const warning =
        beforeConfirm && (await fetchWarning(beforeConfirm, { action: action.name, ...chosen }));
      const title = t('action.question', { phrase: words.phrase(action, object) });
      if (asks) {
        const said = await dialogStore.open<string | undefined>(
          (close) => (
            <LazyPromptDialog
              title={title}
              consequence={words.consequence(action)}
              warning={warning}
              confirm={words.title(action)}
              danger={danger}
              prompt={asks}
              caption={t(resourceKey(resource.name, `actions.${action.name}.prompt.title`))}
              onClose={close}
            />
          ),
          page,
        );
        return said === undefined ? undefined : { [asks.parameter]: said };
      }
      if (!action.confirm) return {};
      const question = { title, confirm: words.title(action), danger, warning };
      return (await confirmStore.ask({ ...question, consequence: words.consequence(action) }, page))
        ? {}
        : undefined;
    },
    [resource, words, t],
  );

  const reportSuccess = useCallback<ActionDialogs['reportSuccess']>(
    async ({ onSuccess, result, successMessage, ...action }, name, { data }, undo) => {
      if (onSuccess === 'download') {
        const loaded = await files.load().catch(showChunkFailure);
        if (!loaded) return;
        loaded.saveFile(`${resource.name}-${loaded.fileTimestamp()}.json`, data);
      }
      if (!(result && isFailedResult(result, data)))
        toastStore.show({ kind: 'success', message: (now) => now(successMessage), undo });
      if (onSuccess === 'show' && result && isRecord(data))
        await dialogStore.open<void>((close) => (
          <LazyResultDialog
            title={titleOf(action, name)}
            result={result}
            data={data}
            onClose={() => close()}
          />
        ));
    },
    [resource, titleOf],
  );

  return { titleOf, confirmAction, reportSuccess };
}
