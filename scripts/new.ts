import { resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../generator/pipeline/parseCommandLine.ts';
import { addFamily } from './new/addFamily.ts';

/**
 * `interface-console new family NAME`: creates the smallest file of an interface family. Authors create other
 * schema files as copies (schemas/README.md).
 */
const [kind, name, ...others] = parseCommandLine({ allowPositionals: true }).positionals;
if (kind !== 'family' || name === undefined || others.length > 0)
  throw new UsageError(
    'Usage: interface-console new family NAME, for example "npm run new -- family tmsdown". schemas/README.md describes how to add other schema files.',
  );
const file = addFamily(resolve(import.meta.dirname, '..'), name);
console.log(`Created ${file}: a family with the list, forms, actions and logs that all interfaces have.

1. Set its title in every language, and the direction of its documents ("flow": "in" or "out").
2. Run npm run dev to see the family and each later edit. Otherwise run npm start.
3. Create a menu for its first interface: Configuration, Menus.
4. Commit the file and src/generated.

A family file can also add fields and actions. Editors suggest all keywords, and schemas/README.md describes them.`);
