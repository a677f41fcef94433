import type { Row } from '../../contract/envelope.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useToast } from '../feedback/useToast.ts';
import { problemsIn } from './problemsIn.ts';
import type { Save } from './useFormState.ts';

interface SaveOptions {
  readonly resource: Resource;
  readonly role: 'create' | 'modify';
  /** The record as it is stored now, where the service answers with it. */
  readonly onSaved: (fresh: Row | undefined) => void;
  /** Somebody else saved first; `fresh` is what they made of it. */
  readonly onConflict?: (fresh: Row | undefined) => void;
}

const rowIn = ({ data }: Answer): Row | undefined =>
  typeof data === 'object' && data !== null && 'uuid' in data ? (data as Row) : undefined;

const done = { create: 'message.saveSuccessful', modify: 'message.modificationSuccessful' };

/** Saves what a form sends; tells what came of it, and reads again what is on screen of the resource. */
export function useSave({ resource: { roles }, role, onSaved, onConflict }: SaveOptions): Save {
  const toast = useToast();
  const refresh = useRefresh();
  return async (record) => {
    const operation = roles[role];
    if (!operation) throw new Error(`The resource has no operation for "${role}".`);
    const answer = await callByName(operation, { body: record }, { inline: true });
    if (answer.success) {
      onSaved(rowIn(answer));
      toast({ kind: 'success', message: (now) => now(done[role]) });
      await refresh(...readsOf(roles));
      return undefined;
    }
    const problems = problemsIn(answer);
    if (problems.length > 0) return problems;
    if (answer.errorCode === 'CONFLICT' && onConflict) onConflict(rowIn(answer));
    else showFailure(answer);
    return [];
  };
}
