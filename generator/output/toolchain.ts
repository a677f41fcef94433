import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Output, toLiteral } from '../emit/Output.ts';

/** Packages that affect generated files. prettier comes with json-schema-to-typescript. */
export const toolchainPackages = [
  '@rjsf/utils',
  'ajv',
  'ajv-formats',
  'fast-check',
  'json-schema-to-typescript',
  'prettier',
] as const;

/** Version by package. */
type Toolchain = Readonly<Record<string, string>>;

const here = createRequire(import.meta.url);
const throughTypes = createRequire(here.resolve('json-schema-to-typescript'));

/** Not every package exports its package.json, so this searches the parent folders of its entry. */
function versionOf(name: string): string {
  const resolved = (name === 'prettier' ? throughTypes : here).resolve(name);
  for (let folder = dirname(resolved); folder !== dirname(folder); folder = dirname(folder)) {
    const found = packageIn(folder);
    if (found?.name === name && found.version !== undefined) return found.version;
  }
  throw new Error(`The package "${name}" has no version: run \`npm ci\`.`);
}

function packageIn(folder: string): { readonly name?: string; readonly version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the installed versions. */
const toolchain = (): Toolchain =>
  Object.fromEntries(toolchainPackages.map((name) => [name, versionOf(name)]));

export const toolchainPath = 'toolchain.json';

/** Returns the versions as a generated file. */
export const toolchainOutput = (): Output => ({
  path: toolchainPath,
  text: `${toLiteral(toolchain())}\n`,
  files: [],
});

/**
 * Describes packages whose version changed since the files were generated. A damaged file is ignored here; it
 * is itself stale.
 */
export function toolchainChanges(before: string | undefined, now: string): string[] {
  const [was, is] = [versionsIn(before), versionsIn(now)];
  return Object.entries(is).flatMap(([name, version]) => {
    const earlier = was[name];
    if (earlier === undefined || earlier === version) return [];
    return [`${name} has version ${version} here, but version ${earlier} wrote the generated files`];
  });
}

function versionsIn(text = '{}'): Toolchain {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
