import { secretClearName, secretSetName } from '../../contract/api/derivedNames.ts';
import type { CrossFieldRule, Form, SchemaViolation } from '../../contract/model/form.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import type { Translate } from '../../contract/text/phrases.ts';
import { type FieldError, fieldErrorsOf } from '../../contract/validation/fieldErrors.ts';
import type { ApiAnswer } from '../api/answer.ts';
import type { FormValues } from '../fields/FormScope.ts';
import { toValidationInput } from './payload.ts';

/** What is wrong with a record, without words: these come with the locale, and change with it. */
export interface FormIssues {
  readonly violations: readonly SchemaViolation[];
  readonly brokenRules: readonly CrossFieldRule[];
  /** What the service refused, where the form found nothing. */
  readonly refusedFields: readonly RefusedField[];
}

export const noIssues: FormIssues = { violations: [], brokenRules: [], refusedFields: [] };

/** Checks a record as the service will. */
export function findIssues({ validators: { validate, rules } }: Form, record: FormValues): FormIssues {
  validate(record);
  return {
    violations: validate.errors ?? [],
    brokenRules: rules.filter((rule) => !rule.validate(record)),
    refusedFields: [],
  };
}

/** The findings as sentences of the current locale. */
export function describeIssues(
  { violations, brokenRules, refusedFields }: FormIssues,
  { entity, messages }: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): FieldError[] {
  const translateFor = (phrase: string, field: string) =>
    phrases.translate(phrase, {
      field: phrases.translate(`${fieldKey(entity, [field])}.title`),
    });
  return [
    ...fieldErrorsOf(violations, entity, messages, phrases),
    ...brokenRules.map(({ field, message }) => ({ field, message: translateFor(message, field) })),
    ...refusedFields.map(({ field, message, phrase }) => ({
      field,
      message: phrase ? translateFor(phrase, field) : message,
    })),
  ];
}

/** What the service refuses about a field. With `phrase` it is said in the console's words, and follows its locale. */
export interface RefusedField extends FieldError {
  readonly phrase?: string;
}

const phraseByErrorCode: Readonly<Record<string, string>> = { DUPLICATE: 'validation.duplicate' };

const isProblem = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

/** What the service finds wrong with single fields: `data: {problems: [{field, message}]}`; else nothing. */
export function refusedFieldsOf({ data, errorCode = '' }: ApiAnswer): readonly RefusedField[] {
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems))
    return [];
  const phrase = phraseByErrorCode[errorCode];
  return data.problems.filter(isProblem).map((problem) => (phrase ? { ...problem, phrase } : problem));
}

/** Whether the record may be saved without the secret, as things stand: what is required can only be replaced. */
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
