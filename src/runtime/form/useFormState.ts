import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../../contract/api/envelope.ts';
import type { Form } from '../../contract/model/form.ts';
import { usePhrases } from '../core/i18n/LocaleProvider.tsx';
import { keepFocus } from '../core/page/keepFocus.ts';
import { showChunkFailure } from '../feedback/failure/showChunkFailure.ts';
import type { FormOwner, FormValues } from '../fields/FormScope.ts';
import { describeIssues, findIssues, noIssues, type RefusedField } from './issues/formIssues.ts';
import { initialValuesOf, toPayload, toValidationInput } from './payload.ts';

/** The record that somebody else saved first. */
interface SaveConflict {
  readonly theirs: Row;
}

/**
 * Sends the record, which was `before` when the form opened; resolves to the service's field problems, or to undefined after
 * success.
 */
export type SaveForm = (
  record: FormValues,
  before: FormValues,
) => Promise<readonly RefusedField[] | SaveConflict | undefined>;

interface SaveRefusal {
  readonly refused: readonly RefusedField[];
  /** The refused values: a field changed since then no longer has its problem. */
  readonly data: FormValues;
}

/** A part of the save may not load, for example after an update of the console. The form keeps its input. */
function reportLostCode(): readonly RefusedField[] {
  showChunkFailure();
  return [];
}

const topFieldOf = ({ field }: RefusedField): string => field.split('.', 1)[0] ?? field;

/**
 * Data, problems and saving of one form. The record is copied when the form opens: later readings change
 * nothing. Problems are kept without texts, so that they follow the locale.
 */
export function useFormState(
  form: Form,
  owner: FormOwner,
  { record, values }: { readonly record: FormValues | undefined; readonly values: FormValues },
  save: SaveForm,
) {
  const phrases = usePhrases();
  const { constants } = owner;
  const [opened, setOpened] = useState(() => ({
    record,
    data: { ...initialValuesOf(form, record, constants), ...values },
  }));
  const [data, setData] = useState(opened.data);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [conflict, setConflict] = useState<SaveConflict>();
  const [saving, setSaving] = useState(false);
  const [awaited, setAwaited] = useState(0);
  const isBusy = saving || awaited > 0;

  const issues = useMemo(
    () => (attempt > 0 ? findIssues(form, toValidationInput(form, data, constants)) : noIssues),
    [attempt, form, data, constants],
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

  // An unchanged record needs no save; a new one may be valid unchanged.
  const canSave = dirty || !opened.record?.uuid;

  /** Returns the record to send; undefined when it is invalid. Then shows the problems. */
  function check(values = data): FormValues | undefined {
    setAttempt((count) => count + 1);
    const { violations, brokenRules } = findIssues(form, toValidationInput(form, values, constants));
    return violations.length + brokenRules.length > 0 ? undefined : toPayload(form, values, constants);
  }

  async function send(sent: FormValues, before: FormValues, isNeeded = true): Promise<void> {
    if (isBusy) return;
    const payload = check(sent);
    if (!payload || !isNeeded) return;
    const focused = document.activeElement?.id;
    setSaving(true);
    const result = await save(payload, toPayload(form, before, constants)).catch(reportLostCode);
    // The fields are inert while the form is saved, so a browser takes the focus from them.
    keepFocus(() => flushSync(() => setSaving(false)), focused);
    const newConflict = result && 'theirs' in result ? result : undefined;
    const refused = result && 'theirs' in result ? undefined : result;
    setConflict(newConflict);
    setRefusal(refused && { refused, data: sent });
    if (refused) setAttempt((count) => count + 1);
  }

  /** Shows the service's problems with the form's values. */
  function refuse(refused: readonly RefusedField[]): void {
    setRefusal({ refused, data });
    setAttempt((count) => count + 1);
  }

  /** Sets values that the operator did not enter: the form stays unchanged. */
  const preset = useCallback((values: FormValues): void => {
    setOpened((now) => ({ ...now, data: { ...now.data, ...values } }));
    setData((now) => ({ ...now, ...values }));
  }, []);

  const waitFor = useCallback((input: Promise<void>): void => {
    setAwaited((count) => count + 1);
    void input.finally(() => setAwaited((count) => count - 1));
  }, []);

  /** Continues with their record and the chosen values of both. */
  async function resolve({ theirs }: SaveConflict, merged: FormValues): Promise<void> {
    const base = initialValuesOf(form, theirs, constants);
    const values = initialValuesOf(form, merged, constants);
    setOpened({ record: theirs, data: base });
    setConflict(undefined);
    setData(values);
    await send(values, base);
  }

  return {
    data,
    setData,
    problems,
    dirty,
    /** There is something to save. Otherwise Save only validates the record. */
    canSave,
    saving,
    /** The form is being saved, or waits for an input. */
    isBusy,
    submit: () => send(data, opened.data, canSave),
    /** Increases with every failed save: moves the focus to the first invalid field. */
    attempt,
    /** The values when the form opened; theirs once a conflict is resolved. */
    opened,
    preset,
    waitFor,
    check,
    refuse,
    conflict,
    resolve,
    /** Returns to the unchanged form. */
    putOff: () => setConflict(undefined),
  };
}
