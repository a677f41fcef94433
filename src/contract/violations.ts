import type { Violation } from './form.ts';
import { fieldKey } from './labelKey.ts';
import type { Parameters as PhraseParameters, Translate } from './phrases.ts';

/** A violation that an operator can act on. */
export interface Problem {
  /** Property path, indexes included: `extendInfo.0.parameterName`; empty for the record itself. */
  readonly field: string;
  readonly message: string;
}

/** Keywords that only wrap the violation that matters. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);

const fieldOf = ({ instancePath, keyword, params }: Violation): string => {
  const owner = instancePath.split('/').slice(1);
  const missing = params.missingProperty ?? params.additionalProperty;
  return [
    ...owner,
    ...(keyword === 'required' || keyword === 'additionalProperties' ? [String(missing)] : []),
  ]
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
};

const isIndex = (part: string): boolean => /^\d+$/.test(part);
/** An empty string is what a person calls missing. */
const keywordOf = ({ keyword, params }: Violation): string =>
  keyword === 'minLength' && params.limit === 1 ? 'required' : keyword;

interface PhrasesOf {
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/** A problem before it is worded: the key of its phrase, and what that is about. */
export interface Cause {
  /** As of a `Problem`. */
  readonly field: string;
  readonly key: string;
  readonly parameters: PhraseParameters;
}

/**
 * Ajv's violations as phrases. The wording falls through: the field's own message
 * (`x-messages`), then `validation.<keyword>`, then `validation.invalid` (FACTS.md, "rjsf and Ajv").
 */
export function causesOf(
  violations: readonly Violation[],
  entity: string,
  messages: Readonly<Record<string, string>>,
  phrases: PhrasesOf,
): Cause[] {
  return violations
    .filter(({ keyword }) => !wrappers.has(keyword))
    .map((violation) => {
      const field = fieldOf(violation);
      const path = field.split('.').filter((part) => part !== '' && !isIndex(part));
      const keyword = keywordOf(violation);
      const captionKey = `${fieldKey(entity, path)}.title`;
      const caption = phrases.has(captionKey) ? phrases.translate(captionKey) : field;
      const general = `validation.${keyword}`;
      const key =
        messages[[...path, violation.keyword].join('.')] ??
        (phrases.has(general) ? general : 'validation.invalid');
      return { field, key, parameters: { ...violation.params, field: caption } };
    });
}

/** The same as sentences of the asked language. */
export const problemsOf = (
  violations: readonly Violation[],
  entity: string,
  messages: Readonly<Record<string, string>>,
  phrases: PhrasesOf,
): Problem[] =>
  causesOf(violations, entity, messages, phrases).map(({ field, key, parameters }) => ({
    field,
    message: phrases.translate(key, parameters),
  }));
