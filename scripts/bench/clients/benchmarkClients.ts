import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import {
  clientGenerators,
  installedPeerGenerators,
  type PeerGenerator,
} from '../generator/peerGenerators.ts';
import { type BenchReport, readOption } from '../suite.ts';

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  skipLibCheck: true,
  types: ['node'],
};

/** Makes a client and compiles it. Returns the number of its files and the first lines of problems. */
function tryClient(
  { command: [program = '', ...options], env }: PeerGenerator,
  harness: string,
  output: string,
): { readonly files: number; readonly problems: readonly string[] } {
  const run = (command: string, given: readonly string[]) =>
    spawnSync(command, given, { cwd: harness, env, encoding: 'utf8' });
  mkdirSync(output, { recursive: true });
  const made = run(program, options);
  const files = listFiles(output).filter((file) => file.endsWith('.ts')).length;
  if (made.status !== 0 || files === 0) return { files, problems: failureOf(made) };
  writeFileSync(join(output, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const compiled = run(join(harness, 'node_modules/.bin/tsc'), ['-p', output]);
  return { files, problems: compiled.status === 0 ? [] : failureOf(compiled) };
}

/** Returns the lines of a failed command, at least one. */
function failureOf({ error, status, stdout, stderr }: SpawnSyncReturns<string>): string[] {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [error?.message ?? `exit code ${status}`];
}

/**
 * `npm run bench -- clients --peers DIR [--document FILE]`: clients that other tools make from the OpenAPI document of
 * the generator compile under `strict`.
 */
export async function benchmarkClients(options: readonly string[]): Promise<readonly BenchReport[]> {
  const peers = readOption(options, 'peers');
  if (peers === undefined) throw new Error('Give the folder of the peer harness with --peers.');
  const harness = resolve(peers, 'generators');
  const document = readOption(options, 'document') ?? 'src/generated/openapi.json';
  // Clients import packages of the harness.
  const folder = mkdtempSync(join(harness, 'clients-'));
  try {
    copyFileSync(document, join(folder, 'openapi.json'));
    const results = clientGenerators.map((name) => {
      const output = join(folder, name.replaceAll(/\W+/g, '-'));
      const peer = installedPeerGenerators(resolve(peers), folder, output).find((one) => one.name === name);
      return {
        name,
        ...(peer ? tryClient(peer, harness, output) : { files: 0, problems: ['not installed'] }),
      };
    });
    return [
      {
        title: `Clients of ${document}`,
        columns: ['client', 'files', 'problems'],
        rows: results.map(({ name, files, problems }) => [name, files, problems.length]),
        notes: results.flatMap(({ name, problems }) =>
          problems.slice(0, 5).map((problem) => `${name}: ${problem}`),
        ),
        met: results.every(({ problems }) => problems.length === 0),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
