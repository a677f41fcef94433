import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PeerSchema,
  productFile,
  schemaFileName,
  toEndpointsFile,
  toEntityFile,
  toResourceFile,
  toScreenFile,
} from './peerSchemas.ts';

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Creates a project in a folder of its own with the peers' entities as schema files. Returns its root.
 * @param input the folder that `make` of the peer harness filled
 * @param root the root folder of the new project
 */
export function createProject(input: string, root: string): string {
  const write = (folder: string, name: string, value: unknown) => {
    mkdirSync(join(root, 'schemas', folder), { recursive: true });
    writeFileSync(join(root, 'schemas', folder, name), `${JSON.stringify(value, null, 2)}\n`);
  };
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
  write('.', 'product.json', productFile);
  return root;
}
