import type { Form, Rule, Violation } from '../../contract/form.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import { type Problem, problemsOf } from '../../contract/violations.ts';
import type { Data } from './FormScope.ts';
import type { Refused } from './problemsIn.ts';

/** What is wrong with a record, without words: these come with the locale, and change with it. */
export interface Findings {
  readonly violations: readonly Violation[];
  readonly broken: readonly Rule[];
  /** What the service refused, where the form found nothing. */
  readonly refused: readonly Refused[];
}

export const nothingFound: Findings = { violations: [], broken: [], refused: [] };

/** Checks a record as the service will. */
export function find({ validators: { validate, rules } }: Form, record: Data): Findings {
  validate(record);
  return {
    violations: validate.errors ?? [],
    broken: rules.filter((rule) => !rule.validate(record)),
    refused: [],
  };
}

/** The findings as sentences of the current locale. */
export function describe(
  { violations, broken, refused }: Findings,
  { entity, messages }: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): Problem[] {
  const say = (phrase: string, field: string) =>
    phrases.translate(phrase, {
      field: phrases.translate(`${fieldKey(entity, [field])}.title`),
    });
  return [
    ...problemsOf(violations, entity, messages, phrases),
    ...broken.map(({ field, message }) => ({ field, message: say(message, field) })),
    ...refused.map(({ field, message, phrase }) => ({
      field,
      message: phrase ? say(phrase, field) : message,
    })),
  ];
}
