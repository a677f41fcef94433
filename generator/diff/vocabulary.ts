import { checkVocabulary } from '../check/vocabulary.ts';
import type { Project } from '../load.ts';
import type { Draft } from './change.ts';
import { type About, additive, refused } from './judge.ts';
import { filesIn, judgeMembers, keywordsIn } from './keywords.ts';
import { judgePublished } from './published.ts';

/**
 * What the vocabulary says otherwise. It says nothing about data: only who writes schema files can suffer, by a word that is gone, and
 * by what refuses a file of the version before.
 */
export function* judgeVocabulary(before: Project, after: Project): Iterable<Draft> {
  yield* judgeMembers(filesIn(before.vocabulary), filesIn(after.vocabulary), {
    added: (pair, name) => [additive(pair, `The vocabulary ${name} is new`)],
    removed: (pair, name) => [refused(pair, `The vocabulary ${name} was removed`)],
    kept: (pair, name) =>
      [...judgePublished(keywordsIn(pair.before), keywordsIn(pair.after), aboutOf(name))].map(forAuthors),
  });
  for (const { file, pointer, says } of checkVocabulary({ ...before, vocabulary: after.vocabulary }).findings)
    yield refused(
      { before: { file, pointer, value: undefined } },
      `The vocabulary takes this no longer: ${says.replace(/\.$/, '')}`,
    );
}

const aboutOf = (name: string): About => ({
  words: `the vocabulary ${name}`,
  records: [],
  senders: [],
  readers: [],
  users: false,
});

/** Whether a rule that is another one refuses anything tell the files that it was written for. */
function forAuthors(draft: Draft): Draft {
  const { before, after, says } = draft;
  if (draft.class !== 'breaking') return draft;
  if (before && after) return additive({ before, after }, says);
  return after ? additive({ after }, says) : refused({ ...(before && { before }) }, says);
}
