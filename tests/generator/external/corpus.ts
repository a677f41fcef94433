import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { externalNameOf } from '../../../generator/external/ref.ts';
import type { Project } from '../../../generator/load.ts';
import { filesIn } from '../../../generator/write.ts';

const require = createRequire(import.meta.url);

/** Where a package keeps its files. */
const folderOf = (name: string): string => dirname(resolve(require.resolve(`${name}/package.json`)));

/** What is taken of a package: whole schemas, each for a property, and what they refer to. */
const collections: readonly { readonly package: string; readonly roots: RegExp; readonly parts?: RegExp }[] =
  [
    { package: 'shipengine-json-schema', roots: /^(requests|responses)\/.*\.json$/ },
    {
      package: '@asyncapi/specs',
      roots: /^(bindings\/.*\/\w+|common\/\w+|schemas\/(1\.0\.0|2\.0\.0|2\.6\.0-without-\$id))\.json$/,
      parts: /^definitions\/(2\.[0-6]|3\.0)\.0\/.*\.json$/,
    },
  ];

export type Published = Project['external'][number];

const fileOf = (path: string, text: string): Published => ({
  path,
  name: externalNameOf(path),
  text,
  value: JSON.parse(text),
});

/** Schemas that people publish, as they would stand in schemas/external/: no two roots of one name. */
export function corpus(): { readonly roots: readonly Published[]; readonly parts: readonly Published[] } {
  const found = collections.flatMap(({ package: name, roots, parts }) => {
    const folder = folderOf(name);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    return filesIn(folder).flatMap((path) => {
      if (roots.test(path))
        return [{ isRoot: true, file: fileOf(`schemas/external/${path.replaceAll('/', '-')}`, read(path)) }];
      return parts?.test(path)
        ? [{ isRoot: false, file: fileOf(`schemas/external/${path}`, read(path)) }]
        : [];
    });
  });
  const of = (kind: boolean) => found.flatMap(({ isRoot, file }) => (isRoot === kind ? [file] : []));
  return { roots: of(true), parts: of(false) };
}
