import { type ReactNode, useRef } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { failureMessage, showFailure } from '../../api/failures.ts';
import { noSuchOperation } from '../../api/missing/missingOperations.ts';
import { readOperationsOf } from '../../api/operations.ts';
import { useRefresh } from '../../api/useOperation.ts';
import { toastStore, type UndoProps } from '../../feedback/toast/toastStore.ts';
import { UndoButton } from '../../feedback/toast/UndoButton.tsx';

/**
 * Restores removed records one by one and reports the result. Resolves to those whose calls had no answer, so that a
 * retry makes sense.
 */
async function restoreRecords(
  { name, roles }: Resource,
  uuids: readonly string[],
): Promise<readonly string[]> {
  if (!roles.restore) throw new Error(`The resource "${name}" has no operation for "restore".`);
  const failures: (readonly [string, ApiAnswer])[] = [];
  for (const uuid of uuids) {
    const answer = await callByName(roles.restore, { uuid }, { inline: true });
    if (answer.error === noSuchOperation) {
      toastStore.show({ kind: 'error', message: (t) => t('action.undo.notOffered') });
      return [];
    }
    if (!answer.success) failures.push([uuid, answer]);
  }
  const done = uuids.length - failures.length;
  const [first] = failures;
  if (!first)
    toastStore.show({
      kind: 'success',
      message: (t) => t(done === 1 ? 'action.undo.one' : 'action.undo.done', { count: done }),
    });
  else if (uuids.length === 1) showFailure(first[1], 'message.operationFailed');
  else
    toastStore.show({
      kind: 'error',
      message: (t) => t('action.undo.some', { done, failed: failures.length }),
      details: Object.fromEntries(failures.map(([uuid, answer]) => [uuid, failureMessage(answer)])),
    });
  return failures.flatMap(([uuid, { error }]) => (error === undefined ? [] : uuid));
}

interface UndoRemovalProps extends UndoProps {
  readonly resource: Resource;
  readonly uuids: readonly string[];
}

/** Restores removed records, also from another page. */
export function UndoRemoval({ resource, uuids, ...props }: UndoRemovalProps): ReactNode {
  const refresh = useRefresh();
  const removed = useRef(uuids);
  const undo = async () => {
    removed.current = await restoreRecords(resource, removed.current);
    await refresh(...readOperationsOf(resource));
    return removed.current.length === 0;
  };
  return <UndoButton undo={undo} {...props} />;
}
