import type { Form } from '../../../contract/form.ts';
import type { Field } from '../../../contract/resource.ts';
import { clearFlag, setFlag } from '../../../contract/secretName.ts';
import { differences } from '../differences.ts';
import type { Data } from '../FormScope.ts';
import { isVisible, outgoing } from '../outgoing.ts';
import { type ListChange, listChange } from './listChange.ts';

/** A field whose value would be another one once the form is saved. */
export interface Change {
  readonly property: string;
  readonly field: Field;
  /** Of a secret nothing is told but what becomes of it. */
  readonly secret?: 'given' | 'replaced' | 'cleared';
  /** Of a list only what comes and goes. */
  readonly list?: ListChange;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function secretChange(form: Form, property: string, base: Data, typed: Data): Change['secret'] {
  const wasSet = base[setFlag(property)] === true;
  // What is hidden is not kept.
  if (!isVisible(form, property, typed)) return wasSet ? 'cleared' : undefined;
  if (typed[property] !== undefined) return wasSet ? 'replaced' : 'given';
  return wasSet && typed[clearFlag(property)] === true ? 'cleared' : undefined;
}

function changeOf(form: Form, property: string, base: Data, typed: Data): Change | undefined {
  const field = form.fields[property];
  if (!field) return undefined;
  if (field.writeOnly) {
    const secret = secretChange(form, property, base, typed);
    return secret && { property, field, secret };
  }
  // Hidden values stay in the form, but not in the record.
  const [before, after] = [base, typed].map((data) =>
    isVisible(form, property, data) ? data[property] : undefined,
  );
  if (isNothing(before) && isNothing(after)) return undefined;
  const isList = [before, after].every((value) => Array.isArray(value) || isNothing(value));
  return { property, field, ...(isList && { list: listChange(before, after) }) };
}

/** What saving the form would change of the record that it was opened with, in the order of the form. */
export function changesOf(form: Form, base: Data, typed: Data, constants: Data): Change[] {
  const [before, after] = [base, typed].map((data) => outgoing(form, data, constants));
  const changed = new Set(
    differences(form, before ?? {}, after ?? {}, before ?? {}).map(({ property }) => property),
  );
  return Object.entries(form.fields).flatMap(([property, { writeOnly }]) =>
    writeOnly || changed.has(property) ? (changeOf(form, property, base, typed) ?? []) : [],
  );
}
