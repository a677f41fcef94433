import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL(resolve(import.meta.dirname, '../../../scripts/service/endWithShell.js')).href;

/** Returns a program that prints that it listens, and then the signal that ends it, or `nothing` after `limit` milliseconds. */
const programWith = (limit: number): string => `
  const { endWithShell } = await import('${file}');
  process.once('SIGTERM', () => { console.log('SIGTERM'); process.exit(); });
  setTimeout(() => { console.log('nothing'); process.exit(); }, ${limit});
  endWithShell();
  console.log('listens');
`;

const cases = [
  {
    given: 'npm process of a killed shell',
    variables: { npm_lifecycle_event: 'start' },
    limit: 60_000,
    want: 'SIGTERM',
  },
  { given: 'other process of a killed shell', variables: {}, limit: 1500, want: 'nothing' },
];

// Windows keeps the number of an ended parent, and its npm forwards no signals.
test.skipIf(process.platform === 'win32').each(cases)(
  '$given → $want',
  async ({ variables, limit, want }) => {
    // The second command prevents the shell from replacing itself by the first one.
    const command = '"$0" --input-type=module --eval "$1"; true';
    const shell = spawn('sh', ['-c', command, process.execPath, programWith(limit)], {
      env: { PATH: process.env.PATH, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.on('data', (text) => {
      if (output === '') shell.kill('SIGTERM');
      output += text;
    });
    await once(shell.stdout, 'close');
    expect(output).toBe(`listens\n${want}\n`);
  },
);
