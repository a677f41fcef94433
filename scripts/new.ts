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
      'Usage: npm run new -- family NAME, as in "npm run new -- family tmsdown". How to add anything else, schemas/README.md tells.',
    );
  }
  const file = addFamily(root, name);
  console.log(`${file} is written: a family with a list, forms, actions and logs, as all interfaces have them.

1. Say in it what it is called, in every language, and where it goes ("flow": "in" or "out").
2. npm run dev shows it, and every edit of it. Without that: npm run generate, then npm start.
3. Its first interface needs a menu: Configuration, Menus.
4. Commit the file and src/generated.

What else a family can say, fields and actions of its own among it, is told by the editor as you type, and in schemas/README.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
