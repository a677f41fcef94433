import type { SheetRow } from '../sheet/Sheet.ts';
import { type Completions, pathsFor } from './completionsOf.ts';
import { jsonataFunctions } from './jsonataFunctions.ts';
import { matching } from './matching.ts';
import type { Offer, Offers } from './Offer.ts';
import type { SamplePath } from './pathsOf.ts';

type Cells = SheetRow['cells'];

const offerOf = ({ expression, example }: SamplePath, prefix = ''): Offer => ({
  text: `${prefix}${expression}`,
  ...(example !== undefined && { detail: example }),
});

/** What post custom reads: names of the object that it writes to, all of the target, all of the source. */
function afterAllRows({ written, paths }: Completions, { targetField }: Cells): Offer[] {
  const [prefix = ''] = /^.*\[\]\./.exec(targetField) ?? [];
  const inJsonata = (field: string): string => field.replaceAll('[]', '');
  return [
    ...written
      .filter((field) => field.startsWith(prefix))
      .map((field) => ({ text: inJsonata(field.slice(prefix.length)) })),
    { text: '$target' },
    { text: '$source' },
    ...jsonataFunctions,
    ...written.map((field) => ({ text: `$target.${inJsonata(field)}` })),
    ...paths.map((path) => offerOf(path, '$source.')),
  ];
}

const ofRow = (completions: Completions, { targetField }: Cells): Offer[] => [
  ...pathsFor(completions, targetField).map((path) => offerOf(path)),
  ...jsonataFunctions,
];

/** A path, variable or function; looked for in what stands right before the caret, for an expression can be long. */
const name = /[$\p{L}\p{N}_.]*$/u;
const longestName = 200;
const nameStart = /^[$\p{L}_]/u;

/** Texts that are closed, and a quote that opens one. */
const quotes = /^(?:[^"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*(["'])?/s;

const isInQuotes = (before: string): boolean => quotes.exec(before)?.[1] !== undefined;

/**
 * What can stand at the caret of JSONata, of a custom row or of post custom. Only what was begun is completed, for most of an
 * expression is not a name.
 */
export function jsonataOffers(
  completions: Completions,
  cells: Cells,
  text: string,
  caret: number,
): Offers | undefined {
  const before = text.slice(0, caret);
  const begun = name.exec(before.slice(-longestName))?.[0] ?? '';
  if (begun === '' ? text.trim() !== '' : !nameStart.test(begun)) return undefined;
  if (isInQuotes(before)) return undefined;
  const offers = (cells.functionType === 'POST_CUSTOM' ? afterAllRows : ofRow)(completions, cells);
  return { from: caret - begun.length, to: caret, offers: matching(offers, begun) };
}
