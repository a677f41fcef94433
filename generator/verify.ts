import { join } from 'node:path';
import { compare, formatDifference } from './compare.ts';
import { make, read } from './generate.ts';
import { formatProblems } from './problem.ts';
import { digestOfText, inputDigest, keepReceipt } from './receipt.ts';
import { generatedFolder } from './write.ts';

const mend = 'Mend the problems first, then run `npm run generate` and commit the result.';

/** What is wrong with a project and with what was generated from it, in words; empty when all is well. Mends nothing. */
export async function verify(root: string): Promise<string> {
  const folder = join(root, generatedFolder);
  const input = inputDigest(root);
  const { project, problems } = read(root);
  if (problems.length === 0) {
    const outputs = await make(project);
    if (!outputs.some(({ warned }) => warned))
      keepReceipt(root, input, new Map(outputs.map((output) => [output.path, digestOfText(output)])));
    return formatDifference(compare(folder, outputs));
  }
  // A broken project is compared too, as far as it can be: what made it stale is often what broke it.
  const difference = await make(project).then(
    (outputs) => formatDifference(compare(folder, outputs), true),
    () => '',
  );
  return [formatProblems(problems), difference, mend].filter((text) => text !== '').join('\n');
}
