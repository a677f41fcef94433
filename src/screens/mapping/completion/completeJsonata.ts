import type { SheetRow } from '../sheet/Sheet.ts';
import { type CompletionItem, type CompletionList, matchItems } from './CompletionItem.ts';
import { type CompletionSource, readablePaths } from './CompletionSource.ts';
import { quoteForJsonata, type SamplePath } from './samplePaths.ts';

const jsonataSignatures = [
  '$sum(numbers)',
  '$max(numbers)',
  '$min(numbers)',
  '$average(numbers)',
  '$count(list)',
  '$number(value)',
  '$abs(number)',
  '$floor(number)',
  '$ceil(number)',
  '$round(number, places)',
  '$power(base, exponent)',
  '$sqrt(number)',
  '$formatNumber(number, picture)',
  '$formatBase(number, radix)',
  '$formatInteger(number, picture)',
  '$parseInteger(text, picture)',
  '$string(value)',
  '$length(text)',
  '$substring(text, start, length)',
  '$substringBefore(text, characters)',
  '$substringAfter(text, characters)',
  '$uppercase(text)',
  '$lowercase(text)',
  '$trim(text)',
  '$pad(text, width, character)',
  '$contains(text, pattern)',
  '$split(text, separator, limit)',
  '$join(texts, separator)',
  '$match(text, pattern, limit)',
  '$replace(text, pattern, replacement, limit)',
  '$base64encode(text)',
  '$base64decode(text)',
  '$encodeUrlComponent(text)',
  '$encodeUrl(url)',
  '$decodeUrlComponent(text)',
  '$decodeUrl(url)',
  '$boolean(value)',
  '$not(value)',
  '$exists(value)',
  '$type(value)',
  '$append(list, list)',
  '$sort(list, function)',
  '$reverse(list)',
  '$shuffle(list)',
  '$distinct(list)',
  '$zip(list, list)',
  '$keys(object)',
  '$lookup(object, name)',
  '$spread(object)',
  '$merge(objects)',
  '$each(object, function)',
  '$sift(object, function)',
  '$map(list, function)',
  '$filter(list, function)',
  '$single(list, function)',
  '$reduce(list, function, start)',
  '$now(picture, timezone)',
  '$millis()',
  '$fromMillis(number, picture, timezone)',
  '$toMillis(text, picture)',
  '$random()',
  '$assert(condition, message)',
  '$error(message)',
  '$eval(expression, context)',
];

/** The functions of JSONata 2.2 with their parameters. */
export const jsonataFunctions: readonly CompletionItem[] = jsonataSignatures.map((signature) => ({
  text: signature.slice(0, signature.indexOf('(')),
  detail: signature,
}));

type Cells = SheetRow['cells'];

const pathItem = ({ expression, example }: SamplePath, prefix = ''): CompletionItem => ({
  text: `${prefix}${expression}`,
  ...(example !== undefined && { detail: example }),
});

/** Names in the object that a row writes to, the whole target, the whole source: for functions that run last. */
export function targetJsonataItems(
  { written, paths }: CompletionSource,
  { targetField }: Cells,
): CompletionItem[] {
  const [prefix = ''] = /^.*\[\]\./.exec(targetField) ?? [];
  const inJsonata = (field: string): string =>
    field.replaceAll('[]', '').split('.').map(quoteForJsonata).join('.');
  return [
    ...written
      .filter((field) => field.startsWith(prefix))
      .map((field) => ({ text: inJsonata(field.slice(prefix.length)) })),
    { text: '$target' },
    { text: '$source' },
    ...jsonataFunctions,
    ...written.map((field) => ({ text: `$target.${inJsonata(field)}` })),
    ...paths.map((path) => pathItem(path, '$source.')),
  ];
}

/** Names that a row can read in the source document. */
export const sourceJsonataItems = (
  completions: CompletionSource,
  { targetField }: Cells,
): CompletionItem[] => [
  ...readablePaths(completions, targetField).map((path) => pathItem(path)),
  ...jsonataFunctions,
];

/**
 * A path, variable or function. The search covers only the text right before the caret, because an expression
 * can be long.
 */
const namePattern = /[$\p{L}\p{N}_.]*$/u;
const longestName = 200;
const nameStartPattern = /^[$\p{L}_]/u;

/** Closed texts, then an opening quote. */
const quotePattern = /^(?:[^"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*(["'])?/s;

const isInQuotes = (before: string): boolean => quotePattern.exec(before)?.[1] !== undefined;

/**
 * Completions at the caret of JSONata. Only a begun name is completed, because most of an expression is not a
 * name.
 */
export function completeJsonata(
  listItems: () => readonly CompletionItem[],
  text: string,
  caret: number,
): CompletionList | undefined {
  const before = text.slice(0, caret);
  const begun = namePattern.exec(before.slice(-longestName))?.[0] ?? '';
  if (begun === '' ? text.trim() !== '' : !nameStartPattern.test(begun)) return undefined;
  if (isInQuotes(before)) return undefined;
  return { from: caret - begun.length, to: caret, items: matchItems(listItems(), begun) };
}
