import { useMemo, useState } from 'react';
import type { Form } from '../../contract/form.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import type { Data, FormOwner } from './FormScope.ts';
import { describe, find, nothingFound } from './findings.ts';
import { initialData } from './initialData.ts';
import { outgoing, validated } from './outgoing.ts';
import type { Refused } from './problemsIn.ts';

/** Sends the record; answers with what the service finds wrong with it, or undefined when it is saved. */
export type Save = (record: Data) => Promise<readonly Refused[] | undefined>;

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
  const [initial] = useState(() => initialData(form, record, constants));
  const [data, setData] = useState(initial);
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
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
      JSON.stringify(outgoing(form, data, constants)) !== JSON.stringify(outgoing(form, initial, constants)),
    [form, data, initial, constants],
  );

  async function submit(): Promise<void> {
    if (saving) return;
    setTried((attempt) => attempt + 1);
    const { violations, broken } = find(form, validated(form, data, constants));
    if (violations.length + broken.length > 0) return;
    setSaving(true);
    const refused = await save(outgoing(form, data, constants));
    setSaving(false);
    setRefusal(refused && { refused, data });
    if (refused) setTried((attempt) => attempt + 1);
  }

  /** `attempt` grows with every save that was not possible: time to go to the first bad field. */
  return { data, setData, problems, dirty, saving, submit, attempt: tried };
}
