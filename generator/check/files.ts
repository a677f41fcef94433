import type { File } from '../load.ts';
import { typeNameOf } from '../normalize/entities.ts';
import { broken, rootOf } from './place.ts';
import type { Rule } from './rule.ts';

const identifier = /^[a-z][A-Za-z0-9]*$/;
/** Names of generated files beside those that are named after entities and resources. */
const reserved = new Set(['index', 'service', 'requests', 'queries', 'pagings', 'length', 'entities']);

/** File names become names in code. */
const names: Rule = function* ({ entities, endpoints, resources, families, screens, tasks }) {
  for (const file of [...entities, ...endpoints, ...resources, ...families, ...screens, ...tasks])
    if (!identifier.test(file.name))
      yield broken(
        rootOf<unknown>(file),
        `The file name "${file.name}" is no name for code.`,
        'Rename the file: letters and digits, a small letter first.',
      );
};

/** Generated files have names of their own. */
const taken: Rule = function* ({ entities, resources, families }) {
  for (const file of [...entities, ...resources, ...families])
    if (reserved.has(file.name))
      yield broken(
        rootOf<unknown>(file),
        `A generated file is already called "${file.name}".`,
        'Rename this file.',
      );
};

function* collisions(
  files: readonly File<unknown>[],
  namesOf: (file: File<unknown>) => string[],
  what: string,
) {
  const seen = new Map<string, File<unknown>>();
  for (const file of files)
    for (const name of namesOf(file)) {
      const other = seen.get(name.toLowerCase());
      if (other)
        yield broken(
          rootOf(file),
          `${other.path} makes the same ${what} "${name}".`,
          'Rename one of the two files.',
        );
      else seen.set(name.toLowerCase(), file);
    }
}

/** Every entity has type names of its own: `Erp` and `ErpInput`. */
const types: Rule = ({ entities }) =>
  collisions(entities, ({ name }) => [typeNameOf(name), `${typeNameOf(name)}Input`], 'type');

/** Families are resources too: no two share a name, and no family shares one with a screen. */
const catalog: Rule = ({ resources, families }) =>
  collisions([...resources, ...families], ({ name }) => [name], 'resource');

/** Families and screens are shown by name: no two share one. */
const screen: Rule = ({ families, screens }) =>
  collisions([...families, ...screens], ({ name }) => [name], 'screen');

export const files: readonly Rule[] = [names, taken, types, catalog, screen];
