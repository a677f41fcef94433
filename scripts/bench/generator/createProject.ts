import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  benchPhrases,
  type PeerSchema,
  schemaFileName,
  toEndpointsFile,
  toEntityFile,
  toResourceFile,
  toScreenFile,
} from './peerSchemas.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Creates a project with a copy of this generator and with the peers' entities as schema files. Returns its
 * root.
 * @param input the folder that `make` of the peer harness filled
 * @param root the root folder of the new project
 */
export function createProject(input: string, root: string): string {
  for (const path of [
    'generator',
    'schemas/vocabulary',
    'src/contract',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  copyFieldTypes(root);
  linkPackages(join(projectRoot, 'node_modules'), join(root, 'node_modules'));

  const write = (folder: string, name: string, value: unknown) => {
    mkdirSync(join(root, 'schemas', folder), { recursive: true });
    writeFileSync(join(root, 'schemas', folder, name), `${JSON.stringify(value, null, 2)}\n`);
  };
  // One phrase is enough, because no code uses others.
  mkdirSync(join(root, 'locales'));
  for (const locale of ['zh-CN', 'en-US'])
    writeFileSync(join(root, `locales/${locale}.json`), JSON.stringify(benchPhrases));
  const entity = (name: string, schema: PeerSchema) =>
    write('entities', `${schemaFileName(name)}.schema.json`, toEntityFile(name, schema));

  const shared = readJson<{ $defs: Record<string, PeerSchema> }>(join(input, 'shared.schema.json'));
  for (const [name, schema] of Object.entries(shared.$defs)) entity(name, schema);
  const names: string[] = [];
  for (const file of readdirSync(join(input, 'entities'))) {
    const {
      $schema: _,
      $id: __,
      title: name = '',
      ...schema
    } = readJson<PeerSchema & { $schema: string; $id: string }>(join(input, 'entities', file));
    names.push(name);
    entity(name, schema);
    write('endpoints', `${schemaFileName(name)}.json`, toEndpointsFile(name));
    write('resources', `${schemaFileName(name)}.json`, toResourceFile(name, schema));
  }
  write('screens', 'records.json', toScreenFile(names));
  return root;
}

/** Copies the data of field types that the generator reads, without code that uses phrases. */
function copyFieldTypes(root: string): void {
  const folder = 'src/runtime/fields';
  const isData = (path: string): boolean =>
    statSync(path).isDirectory() || /\/(registry\.ts|widgets\.json)$/.test(path);
  cpSync(join(projectRoot, folder), join(root, folder), { recursive: true, filter: isData });
}

/** Links every installed package. The cache is not linked, because it belongs to one project. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}
