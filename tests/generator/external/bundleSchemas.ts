import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '../../../generator/emit/Output.ts';
import { createBundle } from '../../../generator/external/createBundle.ts';
import { publishedNameOf } from '../../../generator/external/publishedReference.ts';
import type { SchemaBundle } from '../../../generator/external/SchemaBundle.ts';
import { createLibrary } from '../../../generator/external/SchemaLibrary.ts';
import { projectRoot } from '../sampleProject.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns a bundle of the first published schema and those of the others that it refers to. */
export function bundleSchemas(schemas: Readonly<Record<string, Json>>): SchemaBundle {
  const files = Object.entries(schemas).map(([name, value]) => {
    const path = `schemas/external/${name}`;
    return { path, name: publishedNameOf(path), text: JSON.stringify(value), value };
  });
  const [root] = files;
  if (root === undefined) throw new Error('There is nothing to bundle.');
  return createBundle(root.path, root.name, createLibrary(files));
}

/** A folder for generated files. It is inside the project, so that they find their libraries. */
export class OutputFolder {
  readonly folder: string;

  constructor() {
    const cache = join(projectRoot, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    this.folder = mkdtempSync(join(cache, 'published-'));
  }

  write(outputs: readonly Output[]): void {
    for (const { path, text } of outputs) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  /** Checks the types of the written files. Throws if there are type errors. */
  compile(include: readonly string[]): void {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      allowImportingTsExtensions: true,
    };
    writeFileSync(join(this.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    execFileSync(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', this.folder], { stdio: 'pipe' });
  }

  /** Imports a written module. */
  async load<T>(path: string): Promise<T> {
    return (await import(join(this.folder, path))) as T;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
