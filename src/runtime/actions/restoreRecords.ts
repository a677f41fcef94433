import type { Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { failureMessage } from '../api/failureWords.ts';
import { showFailure } from '../api/showFailure.ts';
import { toastStore } from '../feedback/toastStore.ts';

/** Whether the back end lacks the call: not every one offers it. One that has it says NOT_FOUND of a record that is kept no longer. */
const isUnknown = ({ status, errorCode }: Answer): boolean =>
  (status === 404 && errorCode !== 'NOT_FOUND') || status === 501;

/** Brings removed records back, one by one, and tells what came of it. False: some calls had no answer, so it is worth another try. */
export async function restoreRecords({ name, roles }: Resource, uuids: readonly string[]): Promise<boolean> {
  if (!roles.restore) throw new Error(`The resource "${name}" has no operation for "restore".`);
  const failures: (readonly [string, Answer])[] = [];
  for (const uuid of uuids) {
    const answer = await callByName(roles.restore, { uuid }, { inline: true });
    if (isUnknown(answer)) {
      toastStore.show({ kind: 'error', message: (t) => t('action.undo.notOffered') });
      return true;
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
  return failures.every(([, { error }]) => error === undefined);
}
