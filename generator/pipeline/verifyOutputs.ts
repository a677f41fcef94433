import { join } from 'node:path';
import { compareOutputs, formatDifference } from '../output/compareOutputs.ts';
import { generatedFolder } from '../output/writeOutputs.ts';
import { generateOutputs, readProject } from './generateOutputs.ts';
import { formatProblems } from './Problem.ts';

const fixHint = 'Fix the problems first, then run `npm run generate` and commit the result.';

/** Describes the problems of a project and its generated files; empty if there are none. Repairs nothing. */
export async function verifyOutputs(root: string): Promise<string> {
  const { project, problems } = readProject(root);
  const difference = async (): Promise<string> =>
    formatDifference(
      compareOutputs(join(root, generatedFolder), await generateOutputs(project)),
      problems.length > 0,
    );
  if (problems.length === 0) return difference();
  // A broken project is compared as far as possible: one change often causes both.
  const partial = await difference().catch(() => '');
  return [formatProblems(problems), partial, fixHint].filter((text) => text !== '').join('\n');
}
