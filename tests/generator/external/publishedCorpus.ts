import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { publishedNameOf } from '../../../generator/external/publishedReference.ts';
import type { Project } from '../../../generator/load/Project.ts';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import type { Problem } from '../../../generator/pipeline/Problem.ts';
import { sampleProject, setAtPath } from '../sampleProject.ts';

const require = createRequire(import.meta.url);

/** Returns the folder of a package. */
const folderOf = (name: string): string => dirname(resolve(require.resolve(`${name}/package.json`)));

/**
 * Files of each package: `roots` are schemas that get a property each, `parts` are schemas that those refer
 * to.
 */
const collections: readonly { readonly package: string; readonly roots: RegExp; readonly parts?: RegExp }[] =
  [
    { package: 'shipengine-json-schema', roots: /^(requests|responses)\/.*\.json$/ },
    {
      package: '@asyncapi/specs',
      roots: /^(bindings\/.*\/\w+|common\/\w+|schemas\/(1\.0\.0|2\.0\.0|2\.6\.0-without-\$id))\.json$/,
      parts: /^definitions\/(2\.[0-6]|3\.0)\.0\/.*\.json$/,
    },
  ];

export type PublishedFile = Project['external'][number];

const fileOf = (path: string, text: string): PublishedFile => ({
  path,
  name: publishedNameOf(path),
  text,
  value: JSON.parse(text),
});

/** Loads published schemas as if they were in schemas/external/. No two roots have the same name. */
export function loadCorpus(): {
  readonly roots: readonly PublishedFile[];
  readonly parts: readonly PublishedFile[];
} {
  const found = collections.flatMap(({ package: name, roots, parts }) => {
    const folder = folderOf(name);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    return listFiles(folder).flatMap((path) => {
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

const { roots, parts } = loadCorpus();

/** Returns the sample project with a property for each of these schemas. */
const projectOf = (schemas: readonly PublishedFile[]): Project => ({
  ...sampleProject((files) => {
    for (const [index, { path }] of schemas.entries())
      setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', `payload${index}`], {
        $ref: path.replace('schemas/', '../'),
        title: `Payload ${index}`,
        'x-i18n': { 'zh-CN': { title: `报文${index}` } },
      });
  }),
  external: [...roots, ...parts],
});

interface CorpusProject {
  readonly project: Project;
  /** The accepted schemas. */
  readonly accepted: readonly PublishedFile[];
  /** The problems of the refused schemas. */
  readonly problems: readonly Problem[];
}

/** Creates the sample project with a property for each published schema that the generator accepts. */
export function createCorpusProject(): CorpusProject {
  const problems = checkProject(projectOf(roots)).filter(({ file }) => file.startsWith('schemas/external/'));
  const refused = new Set(problems.map(({ file }) => file));
  const accepted = roots.filter(({ path }) => !refused.has(path));
  return { project: projectOf(accepted), accepted, problems };
}
