import { check } from '../../../generator/check.ts';
import type { Project } from '../../../generator/load.ts';
import type { Problem } from '../../../generator/problem.ts';
import { put, sampleOf } from '../sample.ts';
import { corpus, type Published } from './corpus.ts';

const { roots, parts } = corpus();

/** A property for each of these. */
const projectOf = (taken: readonly Published[]): Project => ({
  ...sampleOf((files) => {
    for (const [index, { path }] of taken.entries())
      put(files, ['schemas/entities/thing.schema.json', 'properties', `payload${index}`], {
        $ref: path.replace('schemas/', '../'),
        title: `Payload ${index}`,
        'x-i18n': { 'zh-CN': { title: `报文${index}` } },
      });
  }),
  external: [...roots, ...parts],
});

interface CorpusProject {
  readonly project: Project;
  /** The schemas that are taken. */
  readonly taken: readonly Published[];
  /** What is said of the others. */
  readonly problems: readonly Problem[];
}

/** The sample with a property for each published schema that is not refused. */
export function corpusProject(): CorpusProject {
  const problems = check(projectOf(roots)).filter(({ file }) => file.startsWith('schemas/external/'));
  const refused = new Set(problems.map(({ file }) => file));
  const taken = roots.filter(({ path }) => !refused.has(path));
  return { project: projectOf(taken), taken, problems };
}
