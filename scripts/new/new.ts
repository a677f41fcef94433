import { currentProject } from '../../generator/load/projectFolder.js';
import { parseCommandLine, UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { addEntity } from './addEntity.ts';
import { addFamily, describeFamily } from './addFamily.ts';
import { addProject } from './addProject.ts';
import { importDatabase, importDocument } from './importSource.ts';
import { startConsole } from './startConsole.ts';

/**
 * `interface-console new KIND …`: writes schema files that a person then edits (scripts/new/README.md).
 */
const { values, positionals } = parseCommandLine({
  options: { name: { type: 'string' }, schema: { type: 'string' }, start: { type: 'boolean' } },
  allowPositionals: true,
});
const [kind = '', name, ...others] = positionals;
const root = currentProject();

const commands: Readonly<Record<string, (argument: string) => string | Promise<string>>> = {
  project: addProject,
  family: (family) => describeFamily(root, addFamily(root, family)),
  entity: (entity) => addEntity(root, entity),
  'from-openapi': (address) => importDocument(root, address, values.name),
  'from-database': (url) => importDatabase(root, url, values.name, values.schema),
};

const command = Object.hasOwn(commands, kind) ? commands[kind] : undefined;
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  'from-openapi': ['name', 'start'],
  'from-database': ['name', 'schema'],
};
const foreign = Object.keys(values).find((option) => !optionsOf[kind]?.includes(option));
if (command === undefined || name === undefined || others.length > 0 || foreign !== undefined)
  throw new UsageError(
    `Usage: interface-console new project DIR | family NAME | entity NAME | from-openapi FILE|URL [--name NAME] [--start] | from-database postgres://… [--name NAME] [--schema SCHEMA]
For example "npm run new -- entity salesOrder". schemas/README.md describes how to add other schema files.`,
  );
console.log(await command(name));
if (values.start) await startConsole(root);
