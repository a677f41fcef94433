import { flushSync } from 'react-dom';
import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { readsOf } from '../api/readsOf.ts';
import { showFailure } from '../api/showFailure.ts';
import { useRefresh } from '../api/useOperation.ts';
import { useToast } from '../feedback/useToast.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { problemsIn } from './problemsIn.ts';
import { savingArgs } from './savingArgs.ts';
import type { Save } from './useFormState.ts';

interface SaveOptions {
  readonly resource: Resource;
  /** `save`: of the single record of a resource without a list. */
  readonly role: 'create' | 'modify' | 'save';
  /** The record as it is stored now, where the service answers with it. */
  readonly onSaved: (fresh: Row | undefined) => void;
}

const rowIn = ({ data }: Answer): Row | undefined =>
  isRecord(data) && typeof data.uuid === 'string' ? { ...data, uuid: data.uuid } : undefined;

const done = {
  create: 'message.saveSuccessful',
  modify: 'message.modificationSuccessful',
  save: 'message.saveSuccessful',
};

/** Saves what a form sends; tells what came of it, and reads again what is on screen of the resource. */
export function useSave({ resource, role, onSaved }: SaveOptions): Save {
  const toast = useToast();
  const refresh = useRefresh();
  const t = useTranslate();
  return async (record) => {
    const { name, roles } = resource;
    const operation = roles[role];
    if (!operation) throw new Error(`The resource "${name}" has no operation for "${role}".`);
    const args = savingArgs(resource, operationNamed(operation, `The resource "${name}"`), record);
    if (resource.testActions.some(({ beforeSave }) => beforeSave)) {
      const { confirmWarnings } = await import('./trials/confirmWarnings.ts');
      if (!(await confirmWarnings(resource, record, t))) return [];
    }
    const answer = await callByName(operation, args, { inline: true });
    if (answer.success) {
      // Whoever reads that it is saved may leave at once.
      flushSync(() => onSaved(rowIn(answer)));
      toast({ kind: 'success', message: (now) => now(done[role]) });
      await refresh(...readsOf(resource));
      return undefined;
    }
    const problems = problemsIn(answer);
    if (problems.length > 0) return problems;
    const fresh = rowIn(answer);
    if (answer.errorCode === 'CONFLICT' && fresh) return { theirs: fresh };
    showFailure(answer, 'message.operationFailed');
    // A fresh row says that the record is not what it was: what is on screen of it follows.
    if (fresh) await refresh(...readsOf(resource));
    return [];
  };
}
