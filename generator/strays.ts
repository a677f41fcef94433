import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { filesIn } from './write.ts';

/** The folders of schemas/, and how the names of their files end; what others publish is in folders of any depth. */
const folders: Readonly<Record<string, string>> = {
  entities: '.schema.json',
  endpoints: '.json',
  resources: '.json',
  families: '.json',
  screens: '.json',
  tasks: '.json',
  vocabulary: '.schema.json',
};

/** Breaking changes that somebody answers for: `npm run schema-diff` reads them. */
const acknowledgements = 'acknowledged.json';

function fixOf(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/');
  const extension = folders[folder];
  if (folder === 'external' || path === acknowledgements) return undefined;
  if (extension === undefined) return `Move it to one of: ${Object.keys(folders).join(', ')}.`;
  if (rest.length > 1) return `Move it to schemas/${folder}/.`;
  return path.endsWith(extension) ? undefined : `Let its name end with "${extension}".`;
}

/** Schema files that nobody reads, because they are not where files of their kind are, or not called so. */
export const straysIn = (root: string): Problem[] =>
  filesIn(join(root, 'schemas'))
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const fix = fixOf(path);
      const place = { file: `schemas/${path}`, line: 1, column: 1, pointer: '' };
      return fix ? [{ ...place, says: 'Nobody reads this file: it is out of place.', fix }] : [];
    });
