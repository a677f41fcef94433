import { checkVocabulary } from '../../check/checkVocabulary.ts';
import type { Project } from '../../load/loadProject.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import {
  additiveChange,
  affectedRecordsAt,
  authorBreakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  captionChange,
} from './Classifier.ts';
import { anyBreakingChange, conditionChange, maximumChange, minimumChange } from './classifiers.ts';
import {
  classifyMembers,
  filesByName,
  isEqual,
  keywordsOf,
  type LocatedKeywords,
  pairsOf,
} from './classifyKeywords.ts';

/** Words of JSON Schema that say nothing about data, in any draft. */
const annotationKeywords = new Set([
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
const plainKeywords: Readonly<Record<string, Classifier>> = {
  minItems: minimumChange,
  maxItems: maximumChange,
  minLength: minimumChange,
  maxLength: maximumChange,
  minimum: minimumChange,
  maximum: maximumChange,
  minProperties: minimumChange,
  maxProperties: maximumChange,
  pattern: conditionChange,
  format: conditionChange,
};

/** Words whose members are known by names of their own. */
const nameKeywords = new Set(['properties', 'patternProperties', 'definitions', '$defs']);

/**
 * What differs between two editions of a schema that others publish, word by word. What a difference means
 * among `anyOf`, `if` or references nobody can tell from the word, so all but notes, bounds and new names is
 * breaking.
 */
export function* classifyPublished(
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
  within = '',
): Iterable<ChangeDraft> {
  for (const [word, pair] of pairsOf(before, after))
    if (!isEqual(pair)) yield* classifyKeyword(word, pair, about, within);
}

function* classifyKeyword(
  word: string,
  pair: ChangedPair,
  about: ChangeSubject,
  within: string,
): Iterable<ChangeDraft> {
  const isName = nameKeywords.has(within);
  if (isName && pair.before === undefined)
    yield additiveChange(pair, `${about.description} has ${word} among its ${within} now`);
  else if (!isName && annotationKeywords.has(word))
    yield captionChange(pair, `${word} of ${about.description} was changed`);
  else if (!isName && Object.hasOwn(plainKeywords, word))
    // Which of its places break the word nobody can tell from where it stands: any of them may.
    for (const draft of plainKeywords[word]?.(pair, about, word) ?? [])
      yield draft.class === 'breaking' ? { ...draft, questions: affectedRecordsAt(about) } : draft;
  else if (isObject(pair.before?.value) && isObject(pair.after?.value))
    yield* classifyPublished(keywordsOf(pair.before), keywordsOf(pair.after), about, isName ? '' : word);
  else yield* anyBreakingChange(pair, about, word);
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Published schemas by their paths. */
export const publishedByPath = ({ external }: Project): LocatedKeywords =>
  Object.fromEntries(external.map((file) => [file.path, { file, pointer: '', value: file.value }]));

/**
 * What the vocabulary says otherwise. It says nothing about data: only who writes schema files can suffer, by
 * a word that is gone, and by what refuses a file of the version before.
 */
export function* classifyVocabulary(before: Project, after: Project): Iterable<ChangeDraft> {
  yield* classifyMembers(filesByName(before.vocabulary), filesByName(after.vocabulary), {
    added: (pair, name) => [additiveChange(pair, `The vocabulary ${name} is new`)],
    removed: (pair, name) => [authorBreakingChange(pair, `The vocabulary ${name} was removed`)],
    kept: (pair, name) =>
      [...classifyPublished(keywordsOf(pair.before), keywordsOf(pair.after), vocabularySubject(name))].map(
        asAuthorChange,
      ),
  });
  for (const { file, pointer, message } of checkVocabulary({ ...before, vocabulary: after.vocabulary })
    .violations)
    yield authorBreakingChange(
      { before: { file, pointer, value: undefined } },
      `The vocabulary takes this no longer: ${message.replace(/\.$/, '')}`,
    );
}

const vocabularySubject = (name: string): ChangeSubject => ({
  description: `the vocabulary ${name}`,
  records: [],
  senders: [],
  readers: [],
  users: false,
});

/** Whether a rule that is another one refuses anything tell the files that it was written for. */
function asAuthorChange(draft: ChangeDraft): ChangeDraft {
  const { before, after, says } = draft;
  if (draft.class !== 'breaking') return draft;
  if (before && after) return additiveChange({ before, after }, says);
  return after ? additiveChange({ after }, says) : authorBreakingChange({ ...(before && { before }) }, says);
}
