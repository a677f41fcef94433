import type { Form } from '../../../contract/form.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { describe } from '../../../runtime/form/findings.ts';
import type { Refusal } from '../saving/useSaving.ts';
import { cellAt } from './breaches.ts';

/** Why a record was not saved, where that is about no cell: a setting of the interface, or too many rows. */
export function othersOf(
  { found, rows }: Refusal,
  form: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): string[] {
  const problems = describe(found, form, phrases).filter(({ field }) => cellAt(field, rows) === undefined);
  return [...new Set(problems.map(({ message }) => message))];
}
