import { flushSync } from 'react-dom';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { hasKeyInPath } from '../../../contract/backend/keyInPath.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { type OperationArgs, pickParameters } from '../../api/buildRequest.ts';
import { callByName } from '../../api/call.ts';
import { showFailure } from '../../api/failures.ts';
import { getOperation, readOperationsOf } from '../../api/operations.ts';
import { protocolOf } from '../../api/protocols.ts';
import { useRefresh } from '../../api/useOperation.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { keepFocus } from '../../core/page/keepFocus.ts';
import { toastStore } from '../../feedback/toast/toastStore.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { refusedFieldsOf } from '../issues/formIssues.ts';
import { withoutFields } from '../payload.ts';
import type { SaveForm } from '../useFormState.ts';
import { changedProperties } from './changedProperties.ts';
import { findLongNumbers, withExactNumbers } from './exactNumbers.ts';
import { patchOf } from './patchOf.ts';

interface SaveOptions {
  readonly resource: Resource;
  readonly form: Form;
  /** `save`: for the single record of a resource without a list. */
  readonly role: 'create' | 'modify' | 'save';
  /** The record when the form opened. */
  readonly stored?: Row | undefined;
  /** Receives the stored record, if the service returns it. */
  readonly onSaved: (fresh: Row | undefined) => void;
}

const rowOf = ({ data }: ApiAnswer): Row | undefined =>
  isRecord(data) && typeof data.uuid === 'string' ? { ...data, uuid: data.uuid } : undefined;

const successMessages = {
  create: 'message.saveSuccessful',
  modify: 'message.modificationSuccessful',
  save: 'message.saveSuccessful',
};

/** Saves the record of a form, reports the result, and refreshes the resource's data on screen. */
export function useSave({ resource, form, role, stored, onSaved }: SaveOptions): SaveForm {
  const refresh = useRefresh();
  const t = useTranslate();
  return async (record, before) => {
    const focused = document.activeElement?.id;
    const { name, roles } = resource;
    const operation = roles[role];
    if (!operation) throw new Error(`The resource "${name}" has no operation for "${role}".`);
    const called = getOperation(operation, `The resource "${name}"`);
    if (role === 'create' && hasKeyInPath(protocolOf(called), called)) {
      const { findTakenKey } = await import('./findTakenKey.ts');
      const problems = await findTakenKey(resource, called, record);
      if (problems.length > 0) return problems;
    }
    const longNumbers = isBare(called) ? [] : findLongNumbers(form, record);
    if (longNumbers.length > 0) return longNumbers;
    const others = withoutFields(form, stored);
    const args = {
      ...saveArgsOf(resource, called, record, before, {
        others: replacesRecord(called) ? others : {},
        toSent: isBare(called) ? (values) => withExactNumbers(form, values, stored) : (values) => values,
      }),
      ...recordQueryOf(called, { ...others, ...before }),
    };
    if (resource.testActions.some(({ beforeSave }) => beforeSave)) {
      const { confirmWarnings } = await import('../testActions/confirmWarnings.ts');
      if (!(await confirmWarnings(resource, record, t))) return [];
    }
    const answer = await callByName(operation, args, { inline: true });
    if (answer.success) {
      // Synchronous, because the operator may leave at once after the message.
      keepFocus(() => flushSync(() => onSaved(rowOf(answer))), focused);
      toastStore.show({ kind: 'success', message: (now) => now(successMessages[role]) });
      await refresh(...readOperationsOf(resource));
      return undefined;
    }
    const problems = refusedFieldsOf(answer);
    if (problems.length > 0) return problems;
    const fresh = rowOf(answer);
    if (answer.errorCode === 'CONFLICT' && fresh) return { theirs: fresh };
    showFailure(answer, 'message.operationFailed');
    // A returned row means that the record changed: data on screen is refreshed.
    if (fresh) await refresh(...readOperationsOf(resource));
    return [];
  };
}

/** Returns the query parameters that take values of the record. */
const recordQueryOf = ({ recordQuery = {} }: Operation, record: FormValues): OperationArgs =>
  Object.fromEntries(Object.entries(recordQuery).map(([name, property]) => [name, record[property]]));

const isBare = (operation: Operation): boolean => protocolOf(operation).answer.style === 'bare';

/** PUT of a described back end replaces the record. A call with an envelope keeps the properties that it does not have. */
const replacesRecord = (operation: Operation): boolean =>
  operation.method === 'PUT' && !operation.sends && isBare(operation);

interface SentValues {
  /** Further properties of the record, for a call that replaces it. */
  readonly others: FormValues;
  /** Returns the values of the form as the back end takes them. */
  readonly toSent: (values: FormValues) => FormValues;
}

/**
 * The arguments of a save. Some back ends get only the changes, as properties or as a JSON Patch. With many records, the
 * record is the body. A single record is named by parameters from the constants and itself, and one of its properties may
 * be the whole body (schemas/SPECIFICATION.md section 7.4, "Field rules").
 */
export function saveArgsOf(
  { roles, constants, bodyProperty }: Pick<Resource, 'roles' | 'constants' | 'bodyProperty'>,
  operation: Operation,
  record: FormValues,
  before: FormValues,
  { others, toSent }: SentValues,
): OperationArgs {
  if (operation.sends === 'jsonPatch')
    return { uuid: record.uuid, body: patchOf(toSent(before), toSent(record)) };
  if (operation.sends === 'changes') return { body: toSent(changedProperties(before, record)) };
  const whole = toSent({ ...others, ...record });
  if (!roles.save) return { body: whole };
  const named = pickParameters(operation, { ...record, ...constants });
  return operation.body ? { ...named, body: bodyProperty ? whole[bodyProperty] : whole } : named;
}
