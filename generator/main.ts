import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { untrackedIn } from './compare.ts';
import { formatProblems } from './problem.ts';
import { holdsReceipt } from './receipt.ts';
import type { Result } from './update.ts';
import { generatedFolder } from './write.ts';

// npm run generate [-- --check | --watch]
// What generates takes a second to load, so it is imported where it is needed.

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

/** Nothing has changed since all was well. */
const isKnown = (): boolean => holdsReceipt(root) && untrackedIn(join(root, generatedFolder)).length === 0;

async function check(): Promise<void> {
  const wrong = isKnown() ? '' : await (await import('./verify.ts')).verify(root);
  if (wrong === '') console.log(`${generatedFolder} matches schemas/.`);
  else fail(wrong);
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, watch: { type: 'boolean' } } });
if (values.check) await check();
else if (values.watch) (await import('./watch.ts')).watch(root, report);
else report(await (await import('./update.ts')).update(root));
