import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, formatDifference } from './compare.ts';
import { make, read } from './generate.ts';
import { formatProblems } from './problem.ts';
import { generatedFolder, type Result, update } from './update.ts';
import { watch } from './watch.ts';

// npm run generate [-- --check | --watch]

const root = resolve(import.meta.dirname, '..');

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

function report(result: Result): void {
  if (result.problems) fail(`${formatProblems(result.problems)}\nNothing was written.`);
  else
    console.log(
      `${generatedFolder}: ${result.changed.length} files written, ${result.removed.length} removed.`,
    );
}

/** Says whether what is on disk is what would be generated, and writes nothing. */
async function checkOnly(): Promise<void> {
  const { project, problems } = read(root);
  if (problems.length > 0) fail(formatProblems(problems));
  // A broken project is compared too, as far as it can be: what made it stale is often what broke it.
  const outputs = await make(project).catch((error: unknown) => {
    if (problems.length === 0) throw error;
    return undefined;
  });
  if (outputs === undefined) return;
  const difference = formatDifference(compare(join(root, generatedFolder), outputs));
  if (difference !== '') fail(difference);
  else if (problems.length === 0)
    console.log(`${generatedFolder} matches schemas/: ${outputs.length} files.`);
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, watch: { type: 'boolean' } } });
if (values.check) await checkOnly();
else if (values.watch) watch(root, report);
else report(await update(root));
