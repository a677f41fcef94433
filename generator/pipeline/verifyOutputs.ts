import { join } from 'node:path';
import { compareOutputs, formatDifference } from '../output/compareOutputs.ts';
import { digestOfText, inputDigest, storeDigests } from '../output/contentCache.ts';
import { generatedFolder } from '../output/writeOutputs.ts';
import { generateOutputs, readProject } from './generateOutputs.ts';
import { formatProblems } from './Problem.ts';

const fixHint = 'Fix the problems first, then run `npm run generate` and commit the result.';

/** Describes the problems of a project and its generated files; empty if there are none. Repairs nothing. */
export async function verifyOutputs(root: string): Promise<string> {
  const folder = join(root, generatedFolder);
  const input = inputDigest(root);
  const { project, problems } = readProject(root);
  if (problems.length === 0) {
    const outputs = await generateOutputs(project);
    if (!outputs.some(({ hasWarning }) => hasWarning))
      storeDigests(root, input, new Map(outputs.map((output) => [output.path, digestOfText(output)])));
    return formatDifference(compareOutputs(folder, outputs));
  }
  // A broken project is compared as far as possible: one change often causes both.
  const difference = await generateOutputs(project).then(
    (outputs) => formatDifference(compareOutputs(folder, outputs), true),
    () => '',
  );
  return [formatProblems(problems), difference, fixHint].filter((text) => text !== '').join('\n');
}
