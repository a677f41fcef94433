import {
  contradictoryLimits,
  limitsWithoutRoom,
} from '../../../generator/check/entities/values/limitRules.ts';
import { patternLengths } from '../../../generator/check/entities/values/patternLengths.ts';
import type { ValueDraft } from '../draft/Draft.ts';
import type { WriterContext } from './WriterContext.ts';

type Keywords = Readonly<Record<string, unknown>>;

/** Constraints by the type of the value. */
const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

/** Length of texts for which the source has none. */
const assumedLength = { short: 255, long: 2000, json: 10_000 };

const assumedItems = 200;

const longTextPattern = /description|remark|comment|notes?$|content|summary|message|body$/i;

/** True for a text of several lines: its name is typical for one, and it may be long. */
export const isLongText = (name: string, { type, widget, keywords = {}, choices }: ValueDraft): boolean =>
  type === 'string' &&
  (widget !== undefined ||
    (choices === undefined &&
      keywords.format === undefined &&
      longTextPattern.test(name) &&
      Number(keywords.maxLength ?? assumedLength.long) > assumedLength.short));

/**
 * Returns the constraints of a value that apply to its type. Choices need no other constraint. A limit is left out if no
 * value would be valid.
 */
export function ownConstraints({ type, keywords = {}, choices }: ValueDraft): Keywords {
  const names = choices ? [] : (keywordsByType[type === 'integer' ? 'number' : type] ?? []);
  const own = Object.fromEntries(Object.entries(keywords).filter(([key]) => names.includes(key)));
  const limits = { ...own, type };
  const excluded = new Set<string>([
    ...contradictoryLimits(limits).map(([low]) => low),
    ...limitsWithoutRoom(limits),
  ]);
  return Object.fromEntries(Object.entries(own).filter(([key]) => !excluded.has(key)));
}

/** Returns limits that the rules require and the source does not have, and the widget of a long text. */
export function limitsOf(value: ValueDraft, own: Keywords, name: string, context: WriterContext): Keywords {
  if (value.type === 'array' && own.maxItems === undefined) {
    const maxItems = Math.max(assumedItems, Number(own.minItems ?? 0));
    context.assume(name, `at most ${maxItems} items`);
    return { maxItems };
  }
  if (value.type !== 'string') return {};
  const isLong = isLongText(name, value);
  const usual =
    value.widget === 'json' ? assumedLength.json : isLong ? assumedLength.long : assumedLength.short;
  const [shortest] = patternLengths(String(own.pattern ?? ''));
  const length = Math.max(usual, Number(own.minLength ?? 0), shortest);
  const isUnlimited = own.maxLength === undefined && own.format === undefined;
  if (isUnlimited) context.assume(name, `at most ${length} characters`);
  return {
    ...(isUnlimited && { maxLength: length }),
    ...(own.pattern !== undefined && { 'x-messages': { pattern: 'validation.pattern' } }),
    ...(isLong && { 'x-ui': { widget: value.widget ?? 'multiline', span: 2 } }),
  };
}
