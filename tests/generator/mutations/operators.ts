import type { Project } from '../../../generator/load.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { referredFiles, spokenOf } from './declarations.ts';
import {
  at,
  edited,
  type Mutation,
  misspelt,
  type Place,
  placeOf,
  put,
  rename,
  take,
  withTwin,
} from './Mutation.ts';
import { type Path, type Spot, spotsIn } from './Spot.ts';
import { folders } from './Tree.ts';

/** Words for people, addresses, and what a record may hold: any other would do as well. */
const free = new Set([
  'title',
  'description',
  'record',
  'consequence',
  'submit',
  'placeholder',
  'summary',
  'refusals',
  'default',
  'examples',
  'pattern',
  'path',
  'route',
  'x-i18n',
]);
const isFree = (path: Path): boolean => path.some((key) => free.has(String(key)));
const captions = new Set([
  'title',
  'description',
  'record',
  'consequence',
  'submit',
  'summary',
  'x-i18n',
  'zh-CN',
]);

interface World {
  readonly project: Project;
  readonly spots: readonly Spot[];
  readonly spoken: readonly Spot[];
  /** Paths of files that another one refers to. */
  readonly referred: ReadonlySet<string>;
}

const keyOf = ({ path }: Spot): string => String(path.at(-1));
const ownerOf = ({ file, path }: Spot): unknown => at(file.value, path.slice(0, -1));
const isMember = ({ path }: Spot): boolean => typeof path.at(-1) === 'string';

const deleted = (operator: string, spot: Spot, name?: string): Mutation => ({
  operator,
  places: [placeOf(spot)],
  name,
  apply: edited(spot.file, (copy) => take(copy, spot.path)),
});

const renamed = (operator: string, spot: Spot, name?: string): Mutation[] => {
  const other = misspelt(keyOf(spot));
  if (other in Object(ownerOf(spot))) return [];
  const places = [placeOf(spot), { file: spot.file.path, path: [...spot.path.slice(0, -1), other] }] as const;
  return [
    {
      operator,
      places: [...places],
      name,
      apply: edited(spot.file, (copy) => rename(copy, spot.path, other)),
    },
  ];
};

/** A caption is told of where its translation stands, a translation where its caption stands. */
function counterparts({ file, path }: Spot): Place[] {
  const translations = path.indexOf('x-i18n');
  const captioned = path.slice(0, translations < 0 ? -1 : translations);
  const twin = [...captioned, 'x-i18n', 'zh-CN', String(path.at(-1))];
  return [
    { file: file.path, path: captioned, isAlone: true },
    { file: file.path, path: twin, isAlone: true },
  ];
}

const another: Readonly<Record<string, unknown>> = {
  string: 7,
  number: 'seven',
  boolean: 'true',
  object: ['x'],
  array: { x: true },
};

const typeWord = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function moved(operator: string, spot: Spot, owner: Path): Mutation[] {
  const target = at(spot.file.value, owner);
  if (!isRecord(target) || keyOf(spot) in target) return [];
  const path = [...owner, keyOf(spot)];
  return [
    {
      operator,
      places: [placeOf(spot), { file: spot.file.path, path }],
      apply: edited(spot.file, (copy) => put(copy, path, take(copy, spot.path))),
    },
  ];
}

/** The nearest object around the one that a member stands in. */
function around({ file, path }: Spot): Path | undefined {
  for (let length = path.length - 2; length >= 0; length--)
    if (isRecord(at(file.value, path.slice(0, length)))) return path.slice(0, length);
  return undefined;
}

const siblings = (spot: Spot): Path[] =>
  Object.entries(Object(ownerOf(spot))).flatMap(([key, value]) =>
    key !== keyOf(spot) && isRecord(value) ? [[...spot.path.slice(0, -1), key]] : [],
  );

const withFile = (
  operator: string,
  path: string,
  other: string,
  text: string,
  isKept: boolean,
): Mutation => ({
  operator,
  places: [
    { file: path, path: [] },
    { file: other, path: [] },
  ],
  name: path.slice(path.lastIndexOf('/') + 1),
  apply: (tree) => tree.with({ ...(isKept ? {} : { [path]: undefined }), [other]: text }),
});

const nameIn = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/(\.schema)?\.json$/, '');

/** Ways to damage a schema file, each with every place where it applies. */
export const operators: Readonly<Record<string, (world: World, operator: string) => Mutation[]>> = {
  'delete a required member': ({ spots }, operator) =>
    spots.filter((spot) => spot.isRequired && isMember(spot)).map((spot) => deleted(operator, spot)),
  'delete a caption or its translation': ({ spots }, operator) =>
    spots
      .filter((spot) => !spot.isRequired && captions.has(keyOf(spot)) && !spot.path.includes('examples'))
      .filter((spot) => spot.isWord || keyOf(spot) === 'zh-CN')
      .map((spot) => {
        const { places, ...mutation } = deleted(operator, spot);
        return { ...mutation, places: [...places, ...counterparts(spot)] };
      }),
  'delete what is named elsewhere': ({ spoken }, operator) =>
    spoken.map((spot) => deleted(operator, spot, keyOf(spot))),
  'delete a file that is referred to': ({ project, referred }, operator) =>
    filesOf(project)
      .filter(({ path }) => referred.has(path))
      .map(({ path }) => ({
        operator,
        places: [{ file: path, path: [] }],
        name: path.slice(path.lastIndexOf('/') + 1),
        apply: (tree) => tree.with({ [path]: undefined }),
      })),
  'rename a word': ({ spots }, operator) =>
    spots.filter(({ isWord }) => isWord).flatMap((spot) => renamed(operator, spot)),
  'rename what is named elsewhere': ({ spoken }, operator) =>
    spoken.flatMap((spot) => renamed(operator, spot, keyOf(spot))),
  'rename a file that is referred to': ({ project, referred }, operator) =>
    filesOf(project)
      .filter(({ path }) => referred.has(path))
      .map(({ path, text }) =>
        withFile(operator, path, path.replace(nameIn(path), misspelt(nameIn(path))), text, false),
      ),
  'retype a value': ({ spots }, operator) =>
    spots.map((spot) => ({
      operator,
      places: [placeOf(spot)],
      apply: edited(spot.file, (copy) => put(copy, spot.path, another[typeWord(spot.value)])),
    })),
  'dangle a name': ({ spots }, operator) =>
    spots
      .filter(
        ({ value, path }) =>
          typeof value === 'string' &&
          !isFree(path) &&
          path.at(-1) !== 'id' &&
          !(path.at(-1) === 'const' && path.at(-3) === 'oneOf'),
      )
      .map((spot) => ({
        operator,
        places: [placeOf(spot)],
        apply: edited(spot.file, (copy) => put(copy, spot.path, misspelt(String(spot.value)))),
      })),
  'duplicate an element': ({ spots }, operator) =>
    spots
      .filter((spot) => !isMember(spot))
      .map((spot) => {
        const list = spot.path.slice(0, -1);
        const path = [...list, Number(spot.path.at(-1)) + 1];
        return {
          operator,
          places: [placeOf(spot), { file: spot.file.path, path: list }, { file: spot.file.path, path }],
          apply: edited(spot.file, (copy) =>
            (at(copy, list) as unknown[]).splice(Number(path.at(-1)), 0, spot.value),
          ),
        };
      }),
  'duplicate a member': ({ spots }, operator) =>
    spots.filter(isMember).map((spot) => ({
      operator,
      places: [placeOf(spot)],
      apply: (tree) => tree.with({ [spot.file.path]: withTwin(spot.file, spot.path) }),
    })),
  'duplicate under another name': ({ spots }, operator) =>
    spots
      .filter(
        (spot) => spot.isNamed && isRecord(spot.value) && ('title' in spot.value || 'path' in spot.value),
      )
      .map((spot) => {
        const path = [...spot.path.slice(0, -1), `${keyOf(spot)}Copy`];
        return {
          operator,
          places: [placeOf(spot), { file: spot.file.path, path }],
          apply: edited(spot.file, (copy) => put(copy, path, spot.value)),
        };
      }),
  'duplicate a file': ({ project }, operator) =>
    filesOf(project).map(({ path, text }) =>
      withFile(operator, path, path.replace(nameIn(path), `${nameIn(path)}Copy`), text, true),
    ),
  'move a member out': ({ spots }, operator) =>
    spots.filter(isMember).flatMap((spot) => {
      const owner = around(spot);
      return owner ? moved(operator, spot, owner) : [];
    }),
  'move a member in': ({ spots }, operator) =>
    spots.filter(isMember).flatMap((spot) =>
      siblings(spot)
        .slice(0, 1)
        .flatMap((owner) => moved(operator, spot, owner)),
    ),
  'move a file to another folder': ({ project }, operator) =>
    filesOf(project).flatMap(({ path, text }) =>
      Object.entries(folders)
        .filter(([folder]) => !path.startsWith(`schemas/${folder}/`))
        .map(([folder, extension]) =>
          withFile(operator, path, `schemas/${folder}/${nameIn(path)}${extension}`, text, false),
        ),
    ),
};

const filesOf = ({ entities, endpoints, resources, families, screens, tasks }: Project) => [
  ...entities,
  ...endpoints,
  ...resources,
  ...families,
  ...screens,
  ...tasks,
];

/** Every mutation that there is, by operator. */
export function mutationsOf(project: Project): ReadonlyMap<string, readonly Mutation[]> {
  const spots = spotsIn(project);
  const world = { project, spots, spoken: spokenOf(spots, project), referred: referredFiles(spots) };
  return new Map(Object.entries(operators).map(([name, sites]) => [name, sites(world, name)]));
}
