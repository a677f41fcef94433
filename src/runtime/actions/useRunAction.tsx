import { type ReactNode, useCallback, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { callByName } from '../api/call.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useConfirm } from '../feedback/useConfirm.ts';
import { useToast } from '../feedback/useToast.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { InUseDialog } from './InUseDialog.tsx';
import { type InUse, inUseOf } from './inUseOf.ts';
import { loadKinds } from './loadKinds.ts';
import { useActionWords } from './useActionWords.ts';

export interface ActionRunner {
  /** Asks where the action wants it, calls, and tells what came of it. True when it was done. The same at each render. */
  readonly run: (action: Action, row: Row) => Promise<boolean>;
  /** The uuid of the record whose action is under way. */
  readonly running: string | undefined;
  /** Who stands in the way of a removal; to be rendered by the caller. */
  readonly dialog: ReactNode;
}

/** Runs the actions of a resource on its records; what is on screen of the resource is read again afterwards. */
export function useRunAction(resource: Resource): ActionRunner {
  const t = useTranslate();
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const words = useActionWords(resource);
  const [running, setRunning] = useState<string>();
  const [inUse, setInUse] = useState<InUse>();

  const run = useCallback(
    async (action: Action, row: Row): Promise<boolean> => {
      const title = words.title(action);
      const name = String(row[resource.naming] ?? row.uuid);
      const question = {
        title: t('action.question', { action: title, name }),
        confirm: title,
        danger: action.danger,
      };
      if (action.confirm && !(await confirm({ ...question, consequence: words.consequence(action) })))
        return false;
      setRunning(row.uuid);
      const answer = await callByName(action.operation, { uuid: row.uuid }, { inline: true });
      await refresh(
        ...readsOf(resource.roles).filter((name) => action.name !== 'remove' || name !== resource.roles.get),
      );
      setRunning(undefined);
      if (answer.success) toast({ kind: 'success', message: (now) => now(action.done) });
      else {
        const users = inUseOf(answer);
        if (users) {
          await loadKinds(users);
          setInUse({ name, users });
        } else showFailure(answer);
      }
      return answer.success;
    },
    [resource, words, t, toast, confirm, refresh],
  );

  const dialog = inUse && <InUseDialog {...inUse} onClose={() => setInUse(undefined)} />;
  return { run, running, dialog };
}
