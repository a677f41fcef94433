import type { Project } from '../load.ts';
import type { Draft } from './change.ts';
import { type About, additive, caption, type Judge, type Pair, questionsAt } from './judge.ts';
import { anyChange, condition, least, most } from './judges.ts';
import { isEqual, type Keywords, keywordsIn, pairsOf } from './keywords.ts';

/** Words of JSON Schema that say nothing about data, in any draft. */
const notes = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'deprecated',
  'default',
  '$schema',
  'readOnly',
  'writeOnly',
]);

/** Words that are no other than ours. */
const plain: Readonly<Record<string, Judge>> = {
  minItems: least,
  maxItems: most,
  minLength: least,
  maxLength: most,
  minimum: least,
  maximum: most,
  minProperties: least,
  maxProperties: most,
  pattern: condition,
  format: condition,
};

/** Words whose members are known by names of their own. */
const named = new Set(['properties', 'patternProperties', 'definitions', '$defs']);

/**
 * What differs between two editions of a schema that others publish, word by word. What a difference means among `anyOf`, `if` or
 * references nobody can tell from the word, so all but notes, bounds and new names is breaking.
 */
export function* judgePublished(
  before: Keywords,
  after: Keywords,
  about: About,
  within = '',
): Iterable<Draft> {
  for (const [word, pair] of pairsOf(before, after))
    if (!isEqual(pair)) yield* judgeWord(word, pair, about, within);
}

function* judgeWord(word: string, pair: Pair, about: About, within: string): Iterable<Draft> {
  const isName = named.has(within);
  if (isName && pair.before === undefined)
    yield additive(pair, `${about.words} has ${word} among its ${within} now`);
  else if (!isName && notes.has(word)) yield caption(pair, `${word} of ${about.words} was changed`);
  else if (!isName && Object.hasOwn(plain, word))
    // Which of its places break the word nobody can tell from where it stands: any of them may.
    for (const draft of plain[word]?.(pair, about, word) ?? [])
      yield draft.class === 'breaking' ? { ...draft, questions: questionsAt(about) } : draft;
  else if (isObject(pair.before?.value) && isObject(pair.after?.value))
    yield* judgePublished(keywordsIn(pair.before), keywordsIn(pair.after), about, isName ? '' : word);
  else yield* anyChange(pair, about, word);
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Published schemas by their paths. */
export const publishedIn = ({ external }: Project): Keywords =>
  Object.fromEntries(external.map((file) => [file.path, { file, pointer: '', value: file.value }]));
