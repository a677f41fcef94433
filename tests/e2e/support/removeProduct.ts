import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountSchemas } from '../library/librarySchemas.ts';
import type { ProjectCopy } from './ProjectCopy.ts';

/** Messages of actions that only the schemas of this project name: the linter reports phrases without a use. */
const unusedMessages = ['copy', 'import', 'export', 'cancel', 'reset', 'debug'].map(
  (action) => `${action}Successful`,
);

/**
 * Removes all schemas of this product from a copy, and the phrases that only they use. `kept` names those that stay:
 * by default, those of the sign-in.
 */
export function removeProduct(tree: ProjectCopy, kept = accountSchemas): void {
  for (const path of tree.files())
    if (/^schemas\/.*\.json$/.test(path) && !kept.test(path)) tree.removeFile(path);
  for (const locale of ['zh-CN', 'en-US']) {
    const path = `locales/${locale}.json`;
    const phrases = JSON.parse(readFileSync(join(tree.root, path), 'utf8'));
    for (const message of unusedMessages) delete phrases.message[message];
    tree.write(path, JSON.stringify(phrases, null, 2));
  }
}
