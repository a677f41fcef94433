import { currentProject, generatedFolderOf } from './load/projectFolder.js';
import { formatProblems } from './pipeline/Problem.ts';
import { parseCommandLine } from './pipeline/parseCommandLine.ts';
import { reportProgress } from './pipeline/progress.ts';
import type { UpdateResult } from './pipeline/updateOutputs.ts';

// npm run generate [-- --check | --watch | --fix] [--project DIR]
// The modules that generate take a second to load. They are imported on demand.

const root = currentProject();
const generatedFolder = generatedFolderOf(root);

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

function report(result: UpdateResult): void {
  if (result.problems) {
    fail(`${formatProblems(result.problems)}\nNothing was written.`);
    return;
  }
  const { changed, removed, warnings } = result;
  if (warnings.length > 0) console.error(formatProblems(warnings));
  console.log(`${generatedFolder}: ${changed.length} files written, ${removed.length} removed.`);
}

async function check(): Promise<void> {
  const wrong = await (await import('./pipeline/verifyOutputs.ts')).verifyOutputs(root);
  if (wrong === '') console.log(`${generatedFolder} matches schemas/.`);
  else fail(wrong);
}

/** Fixes problems where possible and prints them. */
async function fix(): Promise<void> {
  const { fixProblems, formatFixed } = await import('./pipeline/fixProblems.ts');
  const repaired = fixProblems(root);
  console.log(repaired.length > 0 ? formatFixed(repaired) : 'There is nothing to fix automatically.');
}

const given = parseCommandLine({
  options: { check: { type: 'boolean' }, watch: { type: 'boolean' }, fix: { type: 'boolean' } },
}).values;
const endReport = reportProgress();
if (given.fix) await fix();
if (given.check) await check();
else if (given.watch) (await import('./incremental/watchProject.ts')).watchProject(root, report);
else report(await (await import('./pipeline/updateOutputs.ts')).updateOutputs(root));
if (!given.watch) endReport();
