import { type PhraseTable, pluralCategoriesOf, pluralForms } from '../../../contract/text/phrases.ts';
import { directionOf, type TextDirection } from './languages.ts';

const plainLetters = 'aeiouAEIOUcdghjklnrstwyzCDGHJKLNRSTWYZ';
const accentedLetters = 'åéîöûÅÉÎÖÛçðĝĥĵķļñŕšţŵýžÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Doubles vowels. A word grows by about 40 %, as English texts do in the longest translations. */
const lengthen = (letter: string): string => {
  const accented = accentedLetters[plainLetters.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
};

/** Marks that make Latin letters run from right to left. */
const directionMarks = ['\u202e', '\u202c'] as const;

/**
 * Returns an English text in a pseudo-locale: accented, longer, and in «quotes», which no phrase has.
 * Parameters stay.
 */
function accentText(text: string, direction: TextDirection): string {
  const [begin, end] = direction === 'rtl' ? directionMarks : ['', ''];
  const parts = text.split(/(\{\{.*?\}\})/);
  return `«${begin}${parts
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, lengthen)))
    .join('')}${end}»`;
}

/** Gives English plural forms, one and other, the number of forms that a locale has. */
const expandForms = (text: string, locale: string): string =>
  text.replaceAll(pluralForms, (_, forms: string) => {
    const [one = '', other = one] = forms.split('|');
    return `[${pluralCategoriesOf(locale)
      .map((category) => (category === 'one' ? one : other))
      .join('|')}]`;
  });

/** Returns English phrases in a pseudo-locale. */
export const accentTable = (table: PhraseTable, locale: string): PhraseTable =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? accentText(expandForms(value, locale), directionOf(locale))
        : accentTable(value, locale),
    ]),
  );
