import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareOutputs, formatDifference } from '../../../generator/output/compareOutputs.ts';
import { toolchainOutput, toolchainPackages, toolchainPath } from '../../../generator/output/toolchain.ts';
import { projectRoot } from '../sampleProject.ts';

/** The outputs of a run of the generator. */
const outputs = [{ path: 'length.js', text: 'export {}', files: [] }, toolchainOutput()];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const difference = (): string => formatDifference(compareOutputs(folder, outputs));

test('output of the installed packages has no difference', () => {
  for (const { path, text } of outputs) put(path, text);
  expect(difference()).toBe('');
});

test('another version of a package is reported with the stale files', () => {
  put(toolchainPath, toolchainOutput().text.replace(/(ajv": ")[^"]+/, '$18.0.0'));
  put('length.js', 'export { };');
  expect(difference()).toMatch(
    /^ {2}ajv has version [\d.]+ here, but version 8\.0\.0 wrote the generated files: run `npm ci` if package\.json has not changed$/m,
  );
  expect(difference()).toMatch(
    /^ {2}stale because package versions differ .*: length\.js, toolchain\.json$/m,
  );
});

test('an unreadable file of versions is stale itself', () => {
  put(toolchainPath, '{');
  put('length.js', 'export {}');
  expect(difference()).toMatch(/^ {2}stale, but no schema file changed .*: toolchain\.json$/m);
});

/** Packages that only read, compare or report. No generated file depends on their version. */
const silent = new Set([
  '@humanwhocodes/momoa',
  'chokidar',
  'ajv-draft-04',
  'croner',
  'fast-deep-equal',
  'leven',
  'lossless-json',
  'md5',
  'rosetta',
]);

test('every package that the generator imports is in the list of those with or without an effect on the output', () => {
  const rooms = ['generator', 'src/contract'].map((room) => join(projectRoot, room));
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const imported = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^(?:import|} from) .*'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?';$/gm,
        ),
      ].map(([, name]) => name ?? ''),
    );
  expect(imported).toContain('ajv');
  const known = new Set<string>([...toolchainPackages, ...silent]);
  expect([...new Set(imported)].filter((name) => !known.has(name)).sort()).toEqual([]);
});
