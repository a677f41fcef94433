import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../sampleProject.ts';

const progress = pathToFileURL(join(projectRoot, 'generator/pipeline/progress.ts')).href;

/** Returns what a program prints on standard error whose steps block its thread for some time. */
function reportOf(steps: string): string {
  const program = `
    const { beginStep, endSteps, reportProgress } = await import(${JSON.stringify(progress)});
    const block = (milliseconds) => { const end = Date.now() + milliseconds; while (Date.now() < end); };
    const end = reportProgress();
    ${steps}
    end();`;
  const tsx = join(projectRoot, 'node_modules/.bin/tsx');
  const { stderr, status } = spawnSync(tsx, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stderr;
}

test('a step that blocks the program is on standard error within two seconds', () => {
  expect(reportOf(`beginStep('Checking schemas/external/订单.json'); block(2000);`)).toBe(
    'Checking schemas/external/订单.json…\n',
  );
});

test('a program that waits reports no step', () => {
  expect(reportOf(`beginStep('Checking'); endSteps(); block(2000);`)).toBe('');
});

test('a long step is cut', () => {
  expect(reportOf(`beginStep('x'.repeat(1000)); block(2000);`)).toBe(`${'x'.repeat(240)}…\n`);
});
