import { noise, terms } from './terms.ts';

/** Written → meant. */
const meanings = new Map(
  Object.entries(terms).flatMap(([meant, written]) =>
    [meant, ...written].map((phrase) => [phrase, meant.split(' ')] as const),
  ),
);

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));

const chinese = [...meanings.keys(), ...noise]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .sort((one, other) => other.length - one.length);

/** Humps, capitals, figures, and runs of Chinese: `UOMCode2数量` → UOM, Code, 2, 数量. */
const wordPattern = /\p{Script=Han}+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[\p{L}]+/gu;

const isKnown = (word: string): boolean => meanings.has(word) || noise.has(word);

export function singular(word: string): string {
  if (isKnown(word) || !/[^suio]s$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sx]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Chinese writes no spaces: the longest words that are known, and what is between them. */
function chineseWords(run: string): string[] {
  if (run === '') return [];
  const known = chinese.find((word) => run.startsWith(word));
  if (known) return [known, ...chineseWords(run.slice(known.length))];
  const next = Math.min(...chinese.map((word) => run.indexOf(word)).filter((at) => at > 0), run.length);
  return [run.slice(0, next), ...chineseWords(run.slice(next))];
}

/** `itemcode` → item, code; only where known words are all that it consists of. */
function joinedWords(word: string): string[] | undefined {
  if (isKnown(word)) return [word];
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const rest = isKnown(word.slice(0, end)) ? joinedWords(word.slice(end)) : undefined;
    if (rest) return [word.slice(0, end), ...rest];
  }
  return undefined;
}

function spelled(text: string): string[] {
  const words = [...text.normalize('NFKC').matchAll(wordPattern)].flatMap(([word]) =>
    /\p{Script=Han}/u.test(word) ? chineseWords(word) : [word.toLowerCase()],
  );
  // FBillNo, cInvCode: a letter in front tells a type, or that it is a field.
  const meant = words.length > 1 && /^[a-z]$/.test(words[0] ?? '') ? words.slice(1) : words;
  return meant.flatMap((word) => {
    const single = singular(word);
    return joinedWords(single) ?? [single];
  });
}

/** What a name or a caption means, as words that are the same for all ways to write it: `skuNo`, `ITEM_CODE`, `商品编码`. */
export function wordsOf(text: string): readonly string[] {
  const words = spelled(text);
  const meant: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestPhrase, words.length - at);
    while (size > 1 && !meanings.has(words.slice(at, at + size).join(' '))) size -= 1;
    const phrase = words.slice(at, at + size).join(' ');
    if (!noise.has(phrase)) meant.push(...(meanings.get(phrase) ?? [phrase]));
    at += size;
  }
  return [...new Set(meant)];
}
