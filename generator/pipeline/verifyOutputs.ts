import { join } from 'node:path';
import { checkExpressions } from '../check/checkProject.ts';
import { generatedFolderOf } from '../load/projectFolder.js';
import { compareOutputs, formatDifference } from '../output/compareOutputs.ts';
import { generateOutputs, readProject } from './generateOutputs.ts';
import { formatProblems } from './Problem.ts';

const fixHint = 'Fix the problems first, then run `npm run generate` and commit the result.';

/** Describes the problems of a project and its generated files; empty if there are none. Repairs nothing. */
export async function verifyOutputs(root: string): Promise<string> {
  const { project, problems: found } = readProject(root);
  const problems = found.length > 0 ? found : await checkExpressions(project);
  const difference = async (): Promise<string> =>
    formatDifference(
      compareOutputs(join(root, generatedFolderOf(root)), await generateOutputs(project)),
      generatedFolderOf(root),
      problems.length > 0,
    );
  if (problems.length === 0) return difference();
  // A broken project is compared as far as possible: one change often causes both.
  const partial = await difference().catch(() => '');
  return [formatProblems(problems), partial, fixHint].filter((text) => text !== '').join('\n');
}
