import { join, resolve } from 'node:path';
import { commandLine } from './commandLine.ts';
import { untrackedIn } from './compare.ts';
import { Ahead } from './emit/Ahead.ts';
import { formatProblems } from './problem.ts';
import { holdsReceipt } from './receipt.ts';
import type { Result } from './update.ts';
import { generatedFolder } from './write.ts';

// npm run generate [-- --check | --watch | --fix]
// What generates takes a second to load, so it is imported where it is needed.

const root = resolve(import.meta.dirname, '..');

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

function report(result: Result): void {
  if (result.problems) {
    fail(`${formatProblems(result.problems)}\nNothing was written.`);
    return;
  }
  const { changed, removed, untidy } = result;
  if (untidy.length > 0) console.error(formatProblems(untidy));
  console.log(`${generatedFolder}: ${changed.length} files written, ${removed.length} removed.`);
}

/** Nothing has changed since all was well. */
const isKnown = (): boolean => holdsReceipt(root) && untrackedIn(join(root, generatedFolder)).length === 0;

async function check(): Promise<void> {
  const wrong = isKnown() ? '' : await (await import('./verify.ts')).verify(root);
  if (wrong === '') console.log(`${generatedFolder} matches schemas/.`);
  else fail(wrong);
}

/** Mends what it can, and tells it. */
async function mend(): Promise<void> {
  const { fix, formatMended } = await import('./fix.ts');
  const mended = fix(root);
  console.log(mended.length > 0 ? formatMended(mended) : 'There is nothing that can be mended by itself.');
}

async function generate(): Promise<void> {
  // What it imports takes as long as the other thread's start.
  const ahead = new Ahead(root);
  report(await (await import('./update.ts')).update(root, ahead));
}

function optionsGiven() {
  try {
    const options = {
      check: { type: 'boolean' },
      watch: { type: 'boolean' },
      fix: { type: 'boolean' },
    } as const;
    return commandLine({ options }).values;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const given = optionsGiven();
if (given?.fix) await mend();
if (given?.check) await check();
else if (given?.watch) (await import('./watch.ts')).watch(root, report);
else if (given) await generate();
