import type { File, Project } from '../../../generator/load.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { referredFiles, spokenChoices, spokenOf } from './declarations.ts';
import { at } from './Mutation.ts';
import { type Path, type Spot, spotsIn } from './Spot.ts';

/** What operators choose from. */
export interface World {
  readonly files: readonly File<unknown>[];
  /** Every place of every file. */
  readonly spots: readonly Spot[];
  /** Those that have a name by which another place speaks of them. */
  readonly spoken: readonly Spot[];
  /** Choices that another place speaks of. */
  readonly choices: readonly Spot[];
  /** Files that another one refers to. */
  readonly referred: readonly File<unknown>[];
}

export function worldOf(project: Project): World {
  const { entities, endpoints, resources, families, screens, tasks } = project;
  const files = [...entities, ...endpoints, ...resources, ...families, ...screens, ...tasks];
  const spots = spotsIn(project);
  const paths = referredFiles(spots);
  return {
    files,
    spots,
    spoken: spokenOf(spots, project),
    choices: spokenChoices(spots),
    referred: files.filter(({ path }) => paths.has(path)),
  };
}

export const keyOf = ({ path }: Spot): string => String(path.at(-1));
export const isMember = ({ path }: Spot): boolean => typeof path.at(-1) === 'string';

/** The names of an object's members. */
export const namesIn = (file: File<unknown>, owner: Path): string[] => {
  const value = at(file.value, owner);
  return isRecord(value) ? Object.keys(value) : [];
};

const conditions = ['if', 'then', 'else', 'x-visible-when', 'x-validations'];
export const isInCondition = (path: Path): boolean => path.some((key) => conditions.includes(String(key)));
