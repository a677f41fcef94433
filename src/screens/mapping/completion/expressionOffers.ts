import type { SheetRow } from '../sheet/Sheet.ts';
import { type Completions, pathsFor } from './completionsOf.ts';
import { jsonataFunctions } from './jsonataFunctions.ts';
import { matching } from './matching.ts';
import type { Offer, Offers } from './Offer.ts';
import { partAt } from './partAt.ts';

type Cells = SheetRow['cells'];

const timePatterns = ['yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', "yyyy-MM-dd'T'HH:mm:ssXXX", 'yyyyMMdd', 'HH:mm'];
const rewritings = ['yyyyMMdd=>yyyy-MM-dd', 'yyyy-MM-dd=>yyyyMMdd', 'dd/MM/yyyy=>yyyy-MM-dd'];
/** The named look-ups of DECISIONS.md, "Field mapping functions", with what their records tell. */
const lookUps = ['dc.name', 'dc.timeZone', 'owner.name', 'carrier.name'];

const offer = (text: string): Offer => ({ text });

/** What the element of a list would be called: `orderLines` → `orderLine`. */
function aliasesFor(sourceField: string): string[] {
  const last =
    sourceField
      .replaceAll(/\[\d*\]/g, '')
      .split('.')
      .at(-1)
      ?.trim() ?? '';
  const singular = /^(.+?)(?:List|s)$/.exec(last)?.[1];
  return [...new Set([...(singular ? [singular] : []), 'item'])];
}

/** Properties of a list's elements, to group them by. */
function groupNames(completions: Completions, { targetField, sourceField }: Cells): Offer[] {
  const elements = `${sourceField.trim()}[].`;
  return pathsFor(completions, targetField)
    .filter(({ source }) => source.startsWith(elements))
    .map(({ source }) => offer(source.slice(elements.length)))
    .filter(({ text }) => !/[.[]/.test(text));
}

/** What an expression of post custom reads: names of the object that it writes to, all of the target, all of the source. */
function postCustomOffers({ written, paths }: Completions, { targetField }: Cells): Offer[] {
  const [prefix = ''] = /^.*\[\]\./.exec(targetField) ?? [];
  const inJsonata = (field: string): string => field.replaceAll('[]', '');
  return [
    ...written
      .filter((field) => field.startsWith(prefix))
      .map((field) => offer(inJsonata(field.slice(prefix.length)))),
    offer('$target'),
    offer('$source'),
    ...jsonataFunctions,
    ...written.map((field) => offer(`$target.${inJsonata(field)}`)),
    ...paths.map(({ expression, example }) => ({
      text: `$source.${expression}`,
      ...(example !== undefined && { detail: example }),
    })),
  ];
}

function customOffers(completions: Completions, { targetField }: Cells): Offer[] {
  const paths = pathsFor(completions, targetField).map(({ expression, example }) => ({
    text: expression,
    ...(example !== undefined && { detail: example }),
  }));
  return [...paths, ...jsonataFunctions];
}

/** A path, variable or function; looked for in what stands right before the caret, for an expression can be long. */
const name = /[$\p{L}\p{N}_.]*$/u;
const longestName = 200;
const nameStart = /^[$\p{L}_]/u;

/** Texts that are closed, and a quote that opens one. */
const quotes = /^(?:[^"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*(["'])?/s;

const isInQuotes = (before: string): boolean => quotes.exec(before)?.[1] !== undefined;

/** JSONata: only what was begun is completed, for most of an expression is not a name. */
function jsonataOffers(offers: readonly Offer[], text: string, caret: number): Offers | undefined {
  const before = text.slice(0, caret);
  const begun = name.exec(before.slice(-longestName))?.[0] ?? '';
  if (begun === '' ? text.trim() !== '' : !nameStart.test(begun)) return undefined;
  if (isInQuotes(before)) return undefined;
  return { from: caret - begun.length, to: caret, offers: matching(offers, begun) };
}

const whole = (texts: readonly string[], text: string): Offers => ({
  from: 0,
  to: text.length,
  offers: matching(texts.map(offer), text),
});

/** What can stand at the caret of an expression, which each function reads in its own way (DECISIONS.md). */
export function expressionOffers(
  completions: Completions,
  cells: Cells,
  text: string,
  caret: number,
): Offers | undefined {
  switch (cells.functionType) {
    case 'CUSTOM':
      return jsonataOffers(customOffers(completions, cells), text, caret);
    case 'POST_CUSTOM':
      return jsonataOffers(postCustomOffers(completions, cells), text, caret);
    case 'GROUP': {
      const part = partAt(text, caret);
      return { ...part, offers: matching(groupNames(completions, cells), text.slice(part.from, caret)) };
    }
    case 'SUB_TABLE':
      return whole(aliasesFor(cells.sourceField), text);
    case 'SUB_QUERY':
      return whole(lookUps, text);
    case 'CURRENT_TIME':
      return whole(timePatterns, text);
    case 'FORMAT_TIME':
      return whole(rewritings, text);
    default:
      return undefined;
  }
}
