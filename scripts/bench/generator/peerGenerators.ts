import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Names of the peers that make clients from an OpenAPI document. */
export const clientGenerators = ['openapi-typescript', 'orval', 'hey-api', 'hey-api (+ schemas, zod)'];

/** A peer's generator with the command that runs it on the same entities. */
export interface PeerGenerator {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Returns the path of the harness's Node, which runs the peers and this generator. Returns the Node of this
 * process if the harness has none.
 */
export function nodePathOf(harness: string): string {
  const node = join(harness, 'node_modules/node/bin/node');
  return existsSync(node) ? node : process.execPath;
}

/**
 * Returns the generators that are installed in the peer harness. The Node of `nodePathOf` runs all of them.
 */
export function installedPeerGenerators(harness: string, input: string, output: string): PeerGenerator[] {
  const bin = (name: string) => join(harness, 'generators/node_modules/.bin', name);
  const env = {
    ...process.env,
    PATH: [dirname(nodePathOf(harness)), process.env.PATH].join(delimiter),
    BENCH_IN: `${input}/openapi.json`,
    BENCH_OUT: output,
  };
  const heyApi = ['-i', `${input}/openapi.json`, '-o', output, '-p', '@hey-api/client-fetch'];
  const types = ['@hey-api/typescript', '@hey-api/sdk'];
  const ajv = ['compile', '--spec=draft2020', '--strict=false', '-c', 'ajv-formats'];
  const commands: readonly [name: string, program: string, ...options: string[]][] = [
    ['openapi-typescript', 'openapi-typescript', `${input}/openapi.json`, '-o', `${output}/api.ts`],
    ['orval', 'orval', '--config', 'orval.config.mjs'],
    ['hey-api', 'openapi-ts', ...heyApi, ...types],
    ['hey-api (+ schemas, zod)', 'openapi-ts', ...heyApi, ...types, '@hey-api/schemas', 'zod'],
    ['json-schema-to-typescript', 'json2ts', '--cwd', input, '-i', `${input}/entities`, '-o', output],
    [
      'ajv-cli',
      'ajv',
      ...ajv,
      ...['-s', `${input}/entities/*.json`, '-r', `${input}/shared.schema.json`],
      ...['-o', `${output}/validators.js`],
    ],
  ];
  return commands
    .filter(([, program]) => existsSync(bin(program)))
    .map(([name, program, ...options]) => ({ name, command: [bin(program), ...options], env }));
}
