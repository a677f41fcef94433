import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from './generateOutputs.ts';
import { formatProblemLocation, type Problem } from './Problem.ts';
import { describeRepair, repairText } from './repairText.ts';

/**
 * One repair may reveal another problem, and that a third. More rounds mean two repairs that undo each other.
 */
const maxRounds = 5;

/**
 * Repairs problems in schemas/ and locales/ that need no decision.
 * @returns the repaired problems; empty on a second run
 */
export function fixProblems(root: string): Problem[] {
  const repaired: Problem[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const now = fixOnce(root);
    if (now.length === 0) break;
    repaired.push(...now);
  }
  return repaired;
}

function fixOnce(root: string): readonly Problem[] {
  const problems = readProject(root).problems.filter((problem) => problem.repair);
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const { text: after, fixed } = repairText(
      text,
      problems.filter((problem) => problem.file === file),
    );
    if (after !== text) writeFileSync(path, after);
    return fixed;
  });
}

/** Formats the repaired problems. */
export const formatFixed = (repaired: readonly Problem[]): string =>
  repaired
    .map((problem) => {
      const done = problem.repair ? describeRepair(problem.repair) : '';
      return `${formatProblemLocation(problem)}\n    ${problem.message}\n    ${done}`;
    })
    .join('\n');
