import { useMemo, useState } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Form } from '../../contract/model/form.ts';
import { usePhrases } from '../core/i18n/LocaleProvider.tsx';
import type { FormOwner, FormValues } from '../fields/FormScope.ts';
import type { RefusedField } from './formIssues.ts';
import { describeIssues, findIssues, noIssues } from './formIssues.ts';
import { initialValuesOf, toPayload, toValidationInput } from './payload.ts';

/** Somebody else saved first: what they made of the record. */
export interface SaveConflict {
  readonly theirs: Row;
}

/** Sends the record; answers with what the service finds wrong with it, or undefined when it is saved. */
export type SaveForm = (record: FormValues) => Promise<readonly RefusedField[] | SaveConflict | undefined>;

interface SaveRefusal {
  readonly refused: readonly RefusedField[];
  /** What was refused: a field that has changed since is no longer to blame. */
  readonly data: FormValues;
}

const topFieldOf = ({ field }: RefusedField): string => field.split('.', 1)[0] ?? field;

/**
 * Data, problems and saving of one form. The record is copied when the form opens: data that is read again behind it
 * changes nothing. Problems are kept without words, so that they follow the locale.
 */
export function useFormState(form: Form, owner: FormOwner, record: FormValues | undefined, save: SaveForm) {
  const phrases = usePhrases();
  const { constants } = owner;
  const [opened, setOpened] = useState(() => ({ record, data: initialValuesOf(form, record, constants) }));
  const [data, setData] = useState(opened.data);
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [conflict, setConflict] = useState<SaveConflict>();
  const [saving, setSaving] = useState(false);

  const issues = useMemo(
    () => (tried > 0 ? findIssues(form, toValidationInput(form, data, constants)) : noIssues),
    [tried, form, data, constants],
  );
  const problems = useMemo(() => {
    const refused =
      refusal?.refused.filter((problem) => data[topFieldOf(problem)] === refusal.data[topFieldOf(problem)]) ??
      [];
    return describeIssues({ ...issues, refusedFields: refused }, form, phrases);
  }, [issues, refusal, data, form, phrases]);
  const dirty = useMemo(
    () =>
      JSON.stringify(toPayload(form, data, constants)) !==
      JSON.stringify(toPayload(form, opened.data, constants)),
    [form, data, opened, constants],
  );

  // A record that is as it was needs no saving; one that was never saved may be right as it is.
  const canSave = dirty || !opened.record?.uuid;

  async function send(sent: FormValues, isNeeded = true): Promise<void> {
    if (saving) return;
    setTried((attempt) => attempt + 1);
    const { violations, brokenRules } = findIssues(form, toValidationInput(form, sent, constants));
    if (violations.length + brokenRules.length > 0 || !isNeeded) return;
    setSaving(true);
    const result = await save(toPayload(form, sent, constants));
    setSaving(false);
    const newConflict = result && 'theirs' in result ? result : undefined;
    const refused = result && 'theirs' in result ? undefined : result;
    setConflict(newConflict);
    setRefusal(refused && { refused, data: sent });
    if (refused) setTried((attempt) => attempt + 1);
  }

  /** What would be sent, or nothing where that is not sound: then the fields say so, as when it is saved. */
  function check(): FormValues | undefined {
    setTried((attempt) => attempt + 1);
    const { violations, brokenRules } = findIssues(form, toValidationInput(form, data, constants));
    return violations.length + brokenRules.length > 0 ? undefined : toPayload(form, data, constants);
  }

  /** What the service finds wrong with what is in the form. */
  function refuse(refused: readonly RefusedField[]): void {
    setRefusal({ refused, data });
    setTried((attempt) => attempt + 1);
  }

  /** Goes on with their record, and what was chosen of both. */
  async function resolve({ theirs }: SaveConflict, merged: FormValues): Promise<void> {
    setOpened({ record: theirs, data: initialValuesOf(form, theirs, constants) });
    setConflict(undefined);
    setData(merged);
    await send(merged);
  }

  return {
    data,
    setData,
    problems,
    dirty,
    /** There is something to save. Without, Save only tells what is wrong with the record as it is. */
    canSave,
    saving,
    submit: () => send(data, canSave),
    /** Grows with every save that was not possible: time to go to the first bad field. */
    attempt: tried,
    /** What the form was opened with; theirs once a conflict is resolved. */
    opened,
    check,
    refuse,
    conflict,
    resolve,
    /** Back to the form, as it was. */
    putOff: () => setConflict(undefined),
  };
}
