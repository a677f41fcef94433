import type { SchemaViolation } from '../model/form.ts';
import { fieldKey } from '../text/captions.ts';
import type { PhraseLookup, PhraseParameters } from '../text/phrases.ts';

/** A violation with a text for the operator. */
export interface FieldError {
  /** Property path, indexes included: `extendInfo.0.parameterName`; empty for the record itself. */
  readonly field: string;
  readonly message: string;
}

/** Keywords that only wrap the violation that matters. */
const wrapperKeywords = new Set(['if', 'allOf']);
/**
 * Wrapper keywords too, unless nothing within them is violated: a value may match two variants at once, or a
 * forbidden one.
 */
const choiceKeywords = new Set(['anyOf', 'oneOf', 'not']);

function pathOf({ instancePath, keyword, params }: SchemaViolation): string[] {
  const owner = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = params.missingProperty ?? params.additionalProperty;
  return keyword === 'required' || keyword === 'additionalProperties' ? [...owner, String(missing)] : owner;
}

const isIndex = (part: string): boolean => /^\d+$/.test(part);
/** People call an empty string missing. */
const isEmptyText = ({ keyword, params }: SchemaViolation): boolean =>
  keyword === 'minLength' && params.limit === 1;
const keywordOf = (violation: SchemaViolation): string =>
  isEmptyText(violation) ? 'required' : violation.keyword;

/** Returns the paths of violations and of the values around them: `/bins/0/code`, `/bins/0`, `/bins` and ``. */
function pathsAndOwners(violations: readonly SchemaViolation[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { instancePath } of violations)
    for (let path = instancePath; !paths.has(path); path = path.slice(0, Math.max(path.lastIndexOf('/'), 0)))
      paths.add(path);
  return paths;
}

function relevantViolations(violations: readonly SchemaViolation[]): SchemaViolation[] {
  const empty = new Set(violations.filter(isEmptyText).map(({ instancePath }) => instancePath));
  const relevant = violations.filter(
    (violation) =>
      !wrapperKeywords.has(violation.keyword) &&
      !choiceKeywords.has(violation.keyword) &&
      // The format error of an empty text is redundant.
      (isEmptyText(violation) || !empty.has(violation.instancePath)),
  );
  const explained = pathsAndOwners(relevant);
  const unexplained = violations.filter(
    ({ keyword, instancePath }) => choiceKeywords.has(keyword) && !explained.has(instancePath),
  );
  return [...relevant, ...unexplained];
}

/** A problem before translation: the key of its phrase, and its parameters. */
export interface FieldErrorPhrase {
  /** See `FieldError`. */
  readonly field: string;
  /** The same as a list, because free names may contain a dot. */
  readonly path: readonly string[];
  readonly key: string;
  readonly parameters: PhraseParameters;
}

/**
 * Turns Ajv's violations into phrases. Messages fall through: the field's own message (`x-messages`), then
 * `validation.<keyword>`, then `validation.invalid`.
 */
export function fieldErrorPhrasesOf(
  violations: readonly SchemaViolation[],
  entity: string,
  messages: Readonly<Record<string, string>>,
  phrases: PhraseLookup,
): FieldErrorPhrase[] {
  return relevantViolations(violations).map((violation) => {
    const path = pathOf(violation);
    const field = path.join('.');
    const names = path.filter((part) => part !== '' && !isIndex(part));
    const keyword = keywordOf(violation);
    const captionKey = `${fieldKey(entity, names)}.title`;
    const caption = phrases.has(captionKey) ? phrases.translate(captionKey) : field;
    const general = `validation.${keyword}`;
    const key =
      messages[[...names, violation.keyword].join('.')] ??
      (phrases.has(general) ? general : 'validation.invalid');
    return { field, path, key, parameters: { ...violation.params, field: caption } };
  });
}

/** A hostile body has tens of thousands of violations, and each needs texts. */
const maxViolations = 1000;

/** The same as sentences in the requested language, for the first 1,000 violations. */
export const fieldErrorsOf = (
  violations: readonly SchemaViolation[],
  entity: string,
  messages: Readonly<Record<string, string>>,
  phrases: PhraseLookup,
): FieldError[] =>
  fieldErrorPhrasesOf(violations.slice(0, maxViolations), entity, messages, phrases).map(
    ({ field, key, parameters }) => ({
      field,
      message: phrases.translate(key, parameters),
    }),
  );
