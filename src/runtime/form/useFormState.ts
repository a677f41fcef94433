import { useMemo, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import type { Data, FormOwner } from './FormScope.ts';
import { describe, find, nothingFound } from './findings.ts';
import { initialData } from './initialData.ts';
import { outgoing, validated } from './outgoing.ts';
import type { Refused } from './problemsIn.ts';

/** Somebody else saved first: what they made of the record. */
export interface Conflict {
  readonly theirs: Row;
}

/** Sends the record; answers with what the service finds wrong with it, or undefined when it is saved. */
export type Save = (record: Data) => Promise<readonly Refused[] | Conflict | undefined>;

interface Refusal {
  readonly refused: readonly Refused[];
  /** What was refused: a field that has changed since is no longer to blame. */
  readonly data: Data;
}

const topOf = ({ field }: Refused): string => field.split('.', 1)[0] ?? field;

/**
 * Data, problems and saving of one form. The record is copied when the form opens: data that is read again behind it
 * changes nothing. Problems are kept without words, so that they follow the locale.
 */
export function useFormState(form: Form, owner: FormOwner, record: Data | undefined, save: Save) {
  const phrases = usePhrases();
  const { constants } = owner;
  const [opened, setOpened] = useState(() => ({ record, data: initialData(form, record, constants) }));
  const [data, setData] = useState(opened.data);
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);

  const findings = useMemo(
    () => (tried > 0 ? find(form, validated(form, data, constants)) : nothingFound),
    [tried, form, data, constants],
  );
  const problems = useMemo(() => {
    const refused =
      refusal?.refused.filter((problem) => data[topOf(problem)] === refusal.data[topOf(problem)]) ?? [];
    return describe({ ...findings, refused }, form, phrases);
  }, [findings, refusal, data, form, phrases]);
  const dirty = useMemo(
    () =>
      JSON.stringify(outgoing(form, data, constants)) !==
      JSON.stringify(outgoing(form, opened.data, constants)),
    [form, data, opened, constants],
  );

  // A record that is as it was needs no saving; one that was never saved may be right as it is.
  const canSave = dirty || !opened.record?.uuid;

  async function send(sent: Data, needed = true): Promise<void> {
    if (saving) return;
    setTried((attempt) => attempt + 1);
    const { violations, broken } = find(form, validated(form, sent, constants));
    if (violations.length + broken.length > 0 || !needed) return;
    setSaving(true);
    const outcome = await save(outgoing(form, sent, constants));
    setSaving(false);
    const met = outcome && 'theirs' in outcome ? outcome : undefined;
    const refused = outcome && 'theirs' in outcome ? undefined : outcome;
    setConflict(met);
    setRefusal(refused && { refused, data: sent });
    if (refused) setTried((attempt) => attempt + 1);
  }

  /** What would be sent, or nothing where that is not sound: then the fields say so, as when it is saved. */
  function check(): Data | undefined {
    setTried((attempt) => attempt + 1);
    const { violations, broken } = find(form, validated(form, data, constants));
    return violations.length + broken.length > 0 ? undefined : outgoing(form, data, constants);
  }

  /** What the service finds wrong with what is in the form. */
  function refuse(refused: readonly Refused[]): void {
    setRefusal({ refused, data });
    setTried((attempt) => attempt + 1);
  }

  /** Goes on with their record, and what was chosen of both. */
  async function resolve({ theirs }: Conflict, merged: Data): Promise<void> {
    setOpened({ record: theirs, data: initialData(form, theirs, constants) });
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
