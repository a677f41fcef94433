import type { Direction } from '../../../src/runtime/i18n/direction.ts';

const plain = 'aeiouAEIOUcdghjklnrstwyzCDGHJKLNRSTWYZ';
const other = 'åéîöûÅÉÎÖÛçðĝĥĵķļñŕšţŵýžÇÐĜĤĴĶĻÑŔŠŢŴÝŽ';

/** Vowels twice: a word grows by about 40 %, as English does in the longest of the languages that it is translated to. */
const longer = (letter: string): string => {
  const accented = other[plain.indexOf(letter)] ?? letter;
  return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
};

/** Marks that let Latin letters run from right to left. */
const override = ['\u202e', '\u202c'] as const;

/** English in a pseudo-locale: accented, longer, and in «quotes», which no phrase holds. What stands for a parameter stays. */
export function accented(text: string, direction: Direction): string {
  const [begin, end] = direction === 'rtl' ? override : ['', ''];
  const parts = text.split(/(\{\{.*?\}\})/);
  return `«${begin}${parts
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, longer)))
    .join('')}${end}»`;
}

/** What of a text is no phrase of the pseudo-locale. */
export function unaccented(text: string): string {
  const rest = text.replaceAll(/«[^«»]*»/g, ' ');
  return rest === text ? rest.trim() : unaccented(rest);
}
