import { type ReactNode, useCallback, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { argsByName } from '../api/argsByName.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useNameOf } from '../fields/useNameOf.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { failureOf } from './failureOf.ts';
import { inUseOf } from './inUseOf.ts';
import { InUseDialog } from './lazyDialogs.ts';
import { loadKinds } from './loadKinds.ts';
import { undoOf } from './undoOf.tsx';
import { useDialogue } from './useDialogue.tsx';

export interface ActionRunner {
  /** Asks where the action wants it, calls, and tells what came of it. True when it was done. The same at each render. */
  readonly run: (action: Action, row: Row) => Promise<boolean>;
  /** The uuid of the record whose action is under way. */
  readonly running: string | undefined;
  /** Who stands in the way of a removal, a question, or an answer to look at; to be rendered by the caller. */
  readonly dialog: ReactNode;
}

/** Runs the actions of a resource on its records; what is on screen of the resource is read again afterwards. */
export function useRunAction(resource: Resource): ActionRunner {
  const t = useTranslate();
  const refresh = useRefresh();
  const [running, setRunning] = useState<string>();
  const { dialog, open, ask, tell } = useDialogue(resource);
  const nameOf = useNameOf(resource);

  const refuse = useCallback(
    async (answer: Answer, name: string, failed: string) => {
      const users = inUseOf(answer);
      if (!users) return showFailure(answer, failed);
      await loadKinds(users);
      await open<void>((close) => <InUseDialog name={name} users={users} onClose={() => close()} />);
    },
    [open],
  );

  const run = useCallback(
    async (action: Action, row: Row): Promise<boolean> => {
      const { roles } = resource;
      const name = nameOf(row);
      const said = await ask(action, t('action.name', { name }));
      if (!said) return false;
      setRunning(row.uuid);
      const operation = operationNamed(action.operation, 'An action');
      const which = action.appliesTo === 'uuids' ? { body: [row.uuid] } : argsByName(operation, row);
      const answer = await callByName(action.operation, { ...which, ...said }, { inline: true });
      await refresh(...readsOf(resource).filter((read) => action.name !== 'remove' || read !== roles.get));
      setRunning(undefined);
      const undo = action.operation === roles.remove ? undoOf(resource, [row.uuid]) : undefined;
      await (answer.success ? tell(action, name, answer, undo) : refuse(answer, name, failureOf(action)));
      return answer.success;
    },
    [resource, t, nameOf, ask, tell, refuse, refresh],
  );

  return { run, running, dialog };
}
