import { secretClearName, secretSetName } from '../../../contract/api/derivedNames.ts';
import type { CrossFieldRule, Form, SchemaViolation } from '../../../contract/model/form.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import type { PhraseLookup } from '../../../contract/text/phrases.ts';
import { type FieldError, fieldErrorsOf } from '../../../contract/validation/fieldErrors.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { toValidationInput } from '../payload.ts';

/** Problems of a record without texts: these come with the locale and follow it. */
export interface FormIssues {
  readonly violations: readonly SchemaViolation[];
  readonly brokenRules: readonly CrossFieldRule[];
  /** Problems that only the service reported. */
  readonly refusedFields: readonly RefusedField[];
}

export const noIssues: FormIssues = { violations: [], brokenRules: [], refusedFields: [] };

/** Checks a record like the service. */
export function findIssues({ validators: { validate, rules } }: Form, record: FormValues): FormIssues {
  validate(record);
  return {
    violations: validate.errors ?? [],
    brokenRules: rules.filter((rule) => !rule.validate(record)),
    refusedFields: [],
  };
}

/** The caption of a property path, such as `lines.0.name`; the path itself where it has no caption. */
export function captionOfPath(entity: string, path: string, { translate, has }: PhraseLookup): string {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const key = `${fieldKey(entity, names)}.title`;
  return has(key) ? translate(key) : path;
}

/** The form issues as sentences of the current locale. */
export function describeIssues(
  { violations, brokenRules, refusedFields }: FormIssues,
  { entity, messages }: Form,
  phrases: PhraseLookup,
): FieldError[] {
  const translateFor = (phrase: string, field: string) =>
    phrases.translate(phrase, { field: captionOfPath(entity, field, phrases) });
  return [
    ...fieldErrorsOf(violations, entity, messages, phrases),
    ...brokenRules.map(({ field, message }) => ({ field, message: translateFor(message, field) })),
    ...refusedFields.map(({ field, message, phrase }) => ({
      field,
      message: phrase ? translateFor(phrase, field) : message,
    })),
  ];
}

/**
 * A field problem reported by the service. With `phrase` the text is the console's and follows the locale.
 */
export interface RefusedField extends FieldError {
  readonly phrase?: string;
}

const phraseByErrorCode: Readonly<Record<string, string>> = { DUPLICATE: 'validation.duplicate' };

const isProblem = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

/** The service's problems with single fields: `data: {problems: [{field, message}]}`; otherwise empty. */
export function refusedFieldsOf({ data, errorCode = '' }: ApiAnswer): readonly RefusedField[] {
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems))
    return [];
  const phrase = phraseByErrorCode[errorCode];
  return data.problems.filter(isProblem).map((problem) => (phrase ? { ...problem, phrase } : problem));
}

/** True if the record may be saved without the secret. A required secret can only be replaced. */
export function canClearSecret(form: Form, secret: string, data: FormValues): boolean {
  const cleared = {
    ...data,
    [secret]: undefined,
    [secretSetName(secret)]: false,
    [secretClearName(secret)]: true,
  };
  const { violations } = findIssues(form, toValidationInput(form, cleared));
  return !violations.some(
    ({ keyword, params }) => keyword === 'required' && params.missingProperty === secret,
  );
}
