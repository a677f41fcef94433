import { resolve } from 'node:path';
import { addFamily } from './new/addFamily.ts';

/**
 * `npm run new -- family NAME`: creates the smallest file of an interface family. Authors create other schema
 * files as copies (schemas/README.md).
 */
const root = resolve(import.meta.dirname, '..');
const [kind, name, ...others] = process.argv.slice(2);

try {
  if (kind !== 'family' || name === undefined || others.length > 0) {
    throw new Error(
      'Usage: npm run new -- family NAME, for example "npm run new -- family tmsdown". schemas/README.md describes how to add other schema files.',
    );
  }
  const file = addFamily(root, name);
  console.log(`Created ${file}: a family with the list, forms, actions and logs that all interfaces have.

1. Set its title in every language, and the direction of its documents ("flow": "in" or "out").
2. Run npm run dev to see the family and each later edit. Otherwise run npm run generate, then npm start.
3. Create a menu for its first interface: Configuration, Menus.
4. Commit the file and src/generated.

A family file can also add fields and actions. Editors suggest all keywords, and schemas/README.md describes them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
