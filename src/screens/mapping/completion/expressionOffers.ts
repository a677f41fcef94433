import type { SheetRow } from '../sheet/Sheet.ts';
import { type Completions, pathsFor } from './completionsOf.ts';
import { jsonataOffers } from './jsonataOffers.ts';
import { matching } from './matching.ts';
import type { Offer, Offers } from './Offer.ts';
import { partAt } from './partAt.ts';

type Cells = SheetRow['cells'];

const timePatterns = ['yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', "yyyy-MM-dd'T'HH:mm:ssXXX", 'yyyyMMdd', 'HH:mm'];
const rewritings = ['yyyyMMdd=>yyyy-MM-dd', 'yyyy-MM-dd=>yyyyMMdd', 'dd/MM/yyyy=>yyyy-MM-dd'];
/** The named look-ups of schemas/SPECIFICATION.md section 11, with what their records tell. */
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

const whole = (texts: readonly string[], text: string): Offers => ({
  from: 0,
  to: text.length,
  offers: matching(texts.map(offer), text),
});

/** Completions at the caret of an expression; each function has its own syntax (schemas/SPECIFICATION.md section 11). */
export function expressionOffers(
  completions: Completions,
  cells: Cells,
  text: string,
  caret: number,
): Offers | undefined {
  switch (cells.functionType) {
    case 'CUSTOM':
    case 'POST_CUSTOM':
      return jsonataOffers(completions, cells, text, caret);
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
