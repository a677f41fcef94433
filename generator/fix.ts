import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './generate.ts';
import { formatPlace, type Problem } from './problem.ts';
import { repair, saysOf } from './repair.ts';

/** One repair may show another problem, and that a third; more than that would be two that undo each other. */
const rounds = 5;

/**
 * Mends in the files of schemas/ and locales/ what can be mended without a decision.
 * @returns what was mended; once more it is nothing
 */
export function fix(root: string): Problem[] {
  const mended: Problem[] = [];
  for (let round = 0; round < rounds; round++) {
    const now = mend(root);
    if (now.length === 0) break;
    mended.push(...now);
  }
  return mended;
}

function mend(root: string): readonly Problem[] {
  const problems = read(root).problems.filter((problem) => problem.repair);
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const { text: after, mended } = repair(
      text,
      problems.filter((problem) => problem.file === file),
    );
    if (after !== text) writeFileSync(path, after);
    return mended;
  });
}

/** What was mended, one after the other. */
export const formatMended = (mended: readonly Problem[]): string =>
  mended
    .map((problem) => {
      const done = problem.repair ? saysOf(problem.repair) : '';
      return `${formatPlace(problem)}\n    ${problem.says}\n    ${done}`;
    })
    .join('\n');
