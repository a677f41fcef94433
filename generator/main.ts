import { join, resolve } from 'node:path';
import { generate } from './generate.ts';
import { formatProblem } from './problem.ts';
import { write } from './write.ts';

const root = resolve(import.meta.dirname, '..');
const { problems, outputs } = await generate(root);
if (problems) {
  for (const problem of problems) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  const { changed, removed } = write(join(root, 'src/generated'), outputs);
  console.log(`${outputs.length} files: ${changed.length} written, ${removed.length} removed.`);
}
