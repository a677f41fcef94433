import data from './terms.json' with { type: 'json' };

/**
 * Terms of the trade, with their other notations: abbreviations, Chinese words, and field names of SAP. A
 * notation of several words contains spaces.
 */
const terms: Readonly<Record<string, readonly string[]>> = data.terms;

/** Words without information about the content of a field. */
const noiseWords: ReadonlySet<string> = new Set(data.noise);

/** Units at the end of a name, as in `weight_kg` and `重量（千克）`. */
const measures: ReadonlySet<string> = new Set(data.measures);

/** Words of a term by its notation. */
const meanings = new Map(
  Object.entries(terms).flatMap(([meant, written]) =>
    [meant, ...written].map((phrase) => [phrase, meant.split(' ')] as const),
  ),
);

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));

const chinese = [...meanings.keys(), ...noiseWords]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .sort((one, other) => other.length - one.length);

/** Words in camel case, capitals, digits, and runs of Chinese: `UOMCode2数量` → UOM, Code, 2, 数量. */
const wordPattern = /\p{Script=Han}+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[\p{L}]+/gu;

const isKnown = (word: string): boolean => meanings.has(word) || noiseWords.has(word);

export function toSingular(word: string): string {
  if (isKnown(word) || !/[^suio]s$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sx]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Splits Chinese text, which has no spaces: the longest known words, and the text between them. */
function chineseWords(run: string): string[] {
  if (run === '') return [];
  const known = chinese.find((word) => run.startsWith(word));
  if (known) return [known, ...chineseWords(run.slice(known.length))];
  const next = Math.min(...chinese.map((word) => run.indexOf(word)).filter((at) => at > 0), run.length);
  return [run.slice(0, next), ...chineseWords(run.slice(next))];
}

/**
 * Splits joined words: `itemcode` → item, code. Undefined if the text does not consist of known words only.
 */
function joinedWords(word: string): string[] | undefined {
  if (isKnown(word)) return [word];
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const rest = isKnown(word.slice(0, end)) ? joinedWords(word.slice(end)) : undefined;
    if (rest) return [word.slice(0, end), ...rest];
  }
  return undefined;
}

function splitWords(text: string): string[] {
  const words = [...text.normalize('NFKC').matchAll(wordPattern)].flatMap(([word]) =>
    /\p{Script=Han}/u.test(word) ? chineseWords(word) : [word.toLowerCase()],
  );
  // FBillNo, cInvCode: the first letter means a type or just "field".
  const significantWords = words.length > 1 && /^[a-z]$/.test(words[0] ?? '') ? words.slice(1) : words;
  return significantWords.flatMap((word) => {
    const single = toSingular(word);
    return joinedWords(single) ?? [single];
  });
}

/** Drops the units at the end, unless the name is nothing else. */
const withoutMeasures = (words: readonly string[]): readonly string[] =>
  words.slice(0, Math.max(1, words.findLastIndex((word) => !measures.has(word)) + 1));

/**
 * Returns the meaning of a name or caption as words. All notations give the same words: `skuNo`, `ITEM_CODE`,
 * `商品编码`.
 */
export function normalizeWords(text: string): readonly string[] {
  const words = withoutMeasures(splitWords(text));
  const normalized: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestPhrase, words.length - at);
    while (size > 1 && !meanings.has(words.slice(at, at + size).join(' '))) size -= 1;
    const phrase = words.slice(at, at + size).join(' ');
    if (!noiseWords.has(phrase)) normalized.push(...(meanings.get(phrase) ?? [phrase]));
    at += size;
  }
  return [...new Set(normalized)];
}
