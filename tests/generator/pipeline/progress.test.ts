import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../sampleProject.ts';

const progress = pathToFileURL(join(projectRoot, 'generator/pipeline/progress.ts')).href;
const tsx = pathToFileURL(join(projectRoot, 'node_modules/tsx/dist/esm/index.mjs')).href;

/** Resolves to the first line on standard error of a program that takes steps, then ends the program. */
async function firstLineOf(steps: string): Promise<string | undefined> {
  const program = `
    const { beginStep, endSteps, reportProgress } = await import(${JSON.stringify(progress)});
    const blockForever = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    reportProgress();
    ${steps}`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', program]);
  try {
    for await (const line of createInterface(child.stderr)) return line;
    return undefined;
  } finally {
    child.kill('SIGKILL');
  }
}

/** Steps of a program → the first line. */
const reports: readonly [what: string, steps: string, line: string][] = [
  [
    'a step that blocks the program',
    `beginStep('Checking schemas/external/订单.json'); blockForever();`,
    'Checking schemas/external/订单.json…',
  ],
  ['the current step only', `beginStep('Checking'); beginStep('Writing'); blockForever();`, 'Writing…'],
  [
    'nothing while the program waits',
    `beginStep('Checking'); endSteps(); setTimeout(() => { beginStep('Writing'); blockForever(); }, 2500);`,
    'Writing…',
  ],
  ['a long step, cut', `beginStep('x'.repeat(1000)); blockForever();`, `${'x'.repeat(240)}…`],
];

test.concurrent.each(reports)('the report has %s', async (_, steps, line) => {
  expect(await firstLineOf(steps)).toBe(line);
});
