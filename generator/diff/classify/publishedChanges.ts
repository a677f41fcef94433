import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { type CompiledVocabulary, checkVocabulary } from '../../check/vocabulary/checkVocabulary.ts';
import type { Project } from '../../load/Project.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import {
  additiveChange,
  affectedRecordsAt,
  authorBreakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  captionChange,
  describeChange,
  narrowingChange,
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

/** Keywords of JSON Schema that do not constrain data, in any draft. */
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

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Values that lack a newly required property are refused. */
const requiredChange: Classifier = (pair, about, keyword) => {
  const [before, after] = [namesIn(pair.before?.value), namesIn(pair.after?.value)];
  const says = describeChange(pair, about, keyword);
  return [
    after.every((name) => before.includes(name))
      ? additiveChange(pair, says)
      : narrowingChange(pair, about, says),
  ];
};

/** Keywords with the same meaning as in the project's own schemas. */
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
  required: requiredChange,
};

/** Keywords whose members have names that are not keywords. */
const nameKeywords = new Set(['properties', 'patternProperties', 'definitions', '$defs']);

/**
 * Classifies the differences between two versions of a published schema, keyword by keyword. The keyword
 * alone does not show the effect of a change within `anyOf`, `if` or a reference. So everything is breaking
 * except annotations, wider limits and new names.
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
    yield additiveChange(pair, `${word} was added to ${within} of ${about.description}`);
  else if (!isName && annotationKeywords.has(word))
    yield captionChange(pair, `${word} of ${about.description} was changed`);
  else if (!isName && Object.hasOwn(plainKeywords, word))
    // The location in the schema does not show the path in a record. So the query includes all keywords.
    for (const draft of plainKeywords[word]?.(pair, about, word) ?? [])
      yield draft.class === 'breaking' ? { ...draft, queries: affectedRecordsAt(about) } : draft;
  else if (isRecord(pair.before?.value) && isRecord(pair.after?.value))
    yield* classifyPublished(keywordsOf(pair.before), keywordsOf(pair.after), about, isName ? '' : word);
  else yield* anyBreakingChange(pair, about, word);
}

/** Returns the published schemas by path. */
export const publishedByPath = ({ external }: Project): LocatedKeywords =>
  Object.fromEntries(external.map((file) => [file.path, { file, pointer: '', value: file.value }]));

/**
 * Classifies the changes of the vocabulary. They affect only authors of schema files: a keyword was removed,
 * or a file of the version before is refused.
 * @param vocabulary that of the version after
 */
export function* classifyVocabulary(
  before: Project,
  after: Project,
  vocabulary: CompiledVocabulary,
): Iterable<ChangeDraft> {
  yield* classifyMembers(filesByName(before.vocabulary), filesByName(after.vocabulary), {
    added: (pair, name) => [additiveChange(pair, `The vocabulary ${name} is new`)],
    removed: (pair, name) => [authorBreakingChange(pair, `The vocabulary ${name} was removed`)],
    kept: (pair, name) =>
      [...classifyPublished(keywordsOf(pair.before), keywordsOf(pair.after), vocabularySubject(name))].map(
        asAuthorChange,
      ),
  });
  const { violations } = checkVocabulary(before, vocabulary);
  for (const { file, pointer, message } of violations)
    yield authorBreakingChange(
      { before: { file, pointer, value: undefined } },
      `The new vocabulary refuses this: ${message.replace(/\.$/, '')}`,
    );
}

const vocabularySubject = (name: string): ChangeSubject => ({
  description: `the vocabulary ${name}`,
  records: [],
  senders: [],
  readers: [],
  users: false,
});

/**
 * Turns a breaking change into an additive one unless something was removed. The files of the version before
 * show whether a changed constraint refuses anything.
 */
function asAuthorChange(draft: ChangeDraft): ChangeDraft {
  const { before, after, says } = draft;
  if (draft.class !== 'breaking') return draft;
  if (before && after) return additiveChange({ before, after }, says);
  return after ? additiveChange({ after }, says) : authorBreakingChange({ ...(before && { before }) }, says);
}
