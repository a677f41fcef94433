import type { ErrorObject } from 'ajv';
import { newNameOf } from './renamedKeywords.ts';

const choiceKeywords = new Set(['oneOf', 'anyOf']);

const wrapperKeywords = new Set(['if', 'allOf', 'propertyNames']);

/** Returns the errors that all forms of a choice have in common, one of each. */
function sharedErrorsOf(choice: ErrorObject, ofForms: readonly ErrorObject[]): ErrorObject[] {
  const keyOf = ({ keyword, instancePath, params }: ErrorObject): string =>
    JSON.stringify([keyword, instancePath, params]);
  const counts = new Map<string, ErrorObject[]>();
  for (const error of ofForms) counts.set(keyOf(error), [...(counts.get(keyOf(error)) ?? []), error]);
  const forms = (choice.schema as unknown[]).length;
  return [...counts.values()].flatMap(([first, ...more]) =>
    first && more.length + 1 === forms ? first : [],
  );
}

/** Returns the error of a form without the constant that distinguishes the forms, with the possible values; undefined for another error. */
function toMissingConstant(error: ErrorObject, choice: ErrorObject): ErrorObject | undefined {
  const name: unknown = error.keyword === 'required' ? error.params.missingProperty : undefined;
  if (typeof name !== 'string' || error.instancePath !== choice.instancePath) return undefined;
  const forms = choice.schema as readonly {
    readonly properties?: Readonly<Record<string, { readonly const?: unknown } | undefined>>;
  }[];
  const values = forms.flatMap(({ properties }) => properties?.[name]?.const ?? []);
  if (values.length < forms.length) return undefined;
  const description = `Choose one of: ${values.join(', ')}.`;
  return { ...error, parentSchema: { properties: { [name]: { description } } } };
}

/**
 * Keeps the errors of the intended form, if a constant such as `style` distinguishes the possible forms. With an
 * unknown constant, or without one, it reports the known ones.
 */
export function narrowForms(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const choice of errors.filter(({ keyword }) => keyword === 'oneOf')) {
    const formOf = ({ schemaPath }: ErrorObject): string | undefined =>
      schemaPath.startsWith(`${choice.schemaPath}/`)
        ? schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]
        : undefined;
    const isWithin = ({ instancePath }: ErrorObject) => instancePath.startsWith(`${choice.instancePath}/`);
    const shared = sharedErrorsOf(
      choice,
      kept.filter((error) => formOf(error) !== undefined),
    );
    const missing = shared.flatMap((error) => toMissingConstant(error, choice) ?? []);
    if (missing.length > 0) {
      const strange = shared.filter(({ keyword }) => keyword === 'additionalProperties');
      kept = kept.filter((error) => error !== choice && formOf(error) === undefined);
      kept.push(...missing, ...strange);
      continue;
    }
    const constants = kept.filter(
      (error) => error.keyword === 'const' && isWithin(error) && formOf(error) !== undefined,
    );
    const [constant] = constants;
    const others = new Set(constants.map(formOf));
    const intended = (choice.schema as unknown[]).length - others.size;
    if (constant === undefined || intended > 1) continue;
    kept = kept.filter((error) => error !== choice && !(formOf(error) && others.has(formOf(error))));
    const allowedValues = constants.map(({ params }) => params.allowedValue as unknown);
    if (intended === 0) kept.push({ ...constant, keyword: 'enum', params: { allowedValues } });
  }
  return kept;
}

/**
 * Selects the relevant errors. With several possible forms, Ajv reports why each one fails. A deeper error
 * says more than the choice itself, and the choice says more than missing members of its forms.
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const renamed = errors.filter((error) => newNameIn(error) !== undefined);
  if (renamed.length > 0) {
    const isExplained = ({ keyword, params, instancePath }: ErrorObject): boolean =>
      renamed.some(
        (other) =>
          other.instancePath === instancePath &&
          (choiceKeywords.has(keyword) ||
            (keyword === 'required' && newNameIn(other) === params.missingProperty)),
      );
    const others = errors.filter((error) => !renamed.includes(error) && !isExplained(error));
    return [...renamed, ...selectErrors(others)];
  }
  const choices = errors.filter(({ keyword }) => choiceKeywords.has(keyword));
  const isDeeper = (one: ErrorObject, other: ErrorObject): boolean =>
    one.instancePath.startsWith(`${other.instancePath}/`);
  return errors.filter((error) => {
    if (wrapperKeywords.has(error.keyword)) return false;
    if (choiceKeywords.has(error.keyword)) return !errors.some((other) => isDeeper(other, error));
    return !choices.some(({ instancePath }) => instancePath === error.instancePath);
  });
}

/** Returns the new name of the keyword that an error refuses. */
export const newNameIn = ({ keyword, params, parentSchema }: ErrorObject): string | undefined =>
  keyword === 'additionalProperties'
    ? newNameOf(String(params.additionalProperty), parentSchema?.properties ?? {})
    : undefined;
