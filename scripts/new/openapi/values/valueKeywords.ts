import { isUnicodePattern } from '../../../../generator/external/reachableSchemas.ts';
import type { ChoiceDraft, SourceTexts, ValueDraft } from '../../draft/Draft.ts';
import { type JsonObject, listOf, textOf } from '../SourceDocument.ts';
import type { PlainSchema } from './plainSchema.ts';

/** Formats of OpenAPI and JSON Schema with the keywords for them. */
const formats: Readonly<Record<string, JsonObject>> = {
  'date-time': { format: 'date-time' },
  date: { format: 'date' },
  email: { format: 'email' },
  uri: { format: 'uri' },
  url: { format: 'uri' },
  hostname: { format: 'host' },
  ipv4: { format: 'host' },
  ipv6: { format: 'host' },
  uuid: { maxLength: 36 },
};

const numberKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const countKeywords = ['minLength', 'maxLength', 'minItems', 'maxItems'];

/** Returns the constraints of a single value or a list, and its default. */
export function constraintsOf(keywords: JsonObject, type: string): JsonObject {
  const numbers = [...numberKeywords, ...countKeywords].filter((name) => {
    const value = keywords[name];
    return (
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (!countKeywords.includes(name) || (Number.isInteger(value) && value >= 0))
    );
  });
  const pattern = type === 'string' ? usablePattern(textOf(keywords.pattern)) : undefined;
  return {
    ...Object.fromEntries(numbers.map((name) => [name, keywords[name]])),
    ...(keywords.uniqueItems === true && { uniqueItems: true }),
    ...(pattern !== undefined && { pattern }),
    ...(type === 'string' && formats[textOf(keywords.format) ?? '']),
    ...defaultOf(keywords).keywords,
  };
}

export const defaultOf = (keywords: JsonObject): Pick<ValueDraft, 'keywords'> =>
  keywords.default === undefined || keywords.default === null
    ? {}
    : { keywords: { default: keywords.default } };

export function sourceTexts({ title, description }: JsonObject): SourceTexts {
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
  };
}

/** Returns a pattern that the service can check: a regular expression of JavaScript without look-behind. */
function usablePattern(pattern: string | undefined): string | undefined {
  const isUsable = pattern !== undefined && !/\(\?<[=!]/.test(pattern) && isUnicodePattern(pattern);
  return isUsable ? pattern : undefined;
}

/** Returns the choices of a value in the order of the source. */
export function choicesOf({ type, keywords }: PlainSchema): ChoiceDraft[] {
  const names = listOf(keywords['x-enum-varnames'] ?? keywords['x-enumNames']);
  const texts = listOf(keywords['x-enum-descriptions'] ?? keywords['x-enumDescriptions']);
  const values = 'const' in keywords ? [keywords.const] : listOf(keywords.enum);
  const isOfType = (value: unknown): value is string | number =>
    type === 'string'
      ? typeof value === 'string' && value.trim() !== ''
      : typeof value === 'number' && (type !== 'integer' || Number.isInteger(value));
  const choices = values.flatMap((value, index): ChoiceDraft[] => {
    if ((type !== 'string' && type !== 'integer' && type !== 'number') || !isOfType(value)) return [];
    const title = textOf(names[index]) ?? textOf(texts[index]);
    return [{ value, ...(title !== undefined && { title }) }];
  });
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}
