import {
  type Project,
  type ProjectFile,
  type SchemaFolder,
  schemaFolders,
} from '../../../generator/load/Project.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';

export type SitePath = readonly (string | number)[];

/** A place in a schema file, with its rules in the vocabulary. */
export interface SchemaSite {
  readonly file: ProjectFile<unknown>;
  readonly path: SitePath;
  readonly value: unknown;
  /** The vocabulary requires it. */
  readonly isRequired: boolean;
  /** Its key is a name that the author chose, not a keyword. */
  readonly isNamed: boolean;
  /** Its key is a keyword of the vocabulary. */
  readonly isWord: boolean;
}

type Word = Readonly<Record<string, unknown>>;
interface Rule {
  readonly word: Word;
  /** The vocabulary file that contains it. */
  readonly home: Word;
}

/** Returns every place of every schema file, with its rules in the vocabulary. */
export function findSites(project: Project): SchemaSite[] {
  const byId = new Map(project.vocabulary.map(({ value }) => [String(value.$id), value]));

  function referred({ word, home }: Rule): Rule[] {
    const [file = '', pointer = ''] = String(word.$ref).split('#');
    const target = file === '' ? home : byId.get(file);
    const found = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), target);
    return target && isRecord(found) ? meaning({ word: found, home: target }) : [];
  }

  /**
   * Returns a rule of the vocabulary, and all rules that it includes by `$ref`, `allOf`, `anyOf` and `oneOf`.
   */
  function meaning(rule: Rule): Rule[] {
    const { word, home } = rule;
    const more = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      Array.isArray(word[key]) ? word[key].flatMap((part: Word) => meaning({ word: part, home })) : [],
    );
    return [rule, ...('$ref' in word ? referred(rule) : []), ...more];
  }

  const fits = (rule: Rule, value: unknown): boolean => {
    const { properties, required, additionalProperties, type } = rule.word;
    if (type !== undefined && ![type].flat().includes(typeOf(value))) return false;
    if (!isRecord(value)) return true;
    const isKnown =
      additionalProperties !== false || Object.keys(value).every((key) => key in Object(properties));
    return isKnown && (!Array.isArray(required) || required.every((key) => key in value));
  };

  function below(spot: SchemaSite, rules: readonly Rule[]): SchemaSite[] {
    const { value, path, file } = spot;
    const apt = rules.filter((rule) => fits(rule, value));
    const children: [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : isRecord(value)
        ? Object.entries(value)
        : [];
    return children.flatMap(([key, child]) => {
      const words = apt.flatMap(({ word, home }) => wordsFor(word, key).map((found) => ({ ...found, home })));
      const next = words.flatMap(({ word, home }) => meaning({ word, home }));
      const found: SchemaSite = {
        file,
        path: [...path, key],
        value: child,
        isRequired: apt.some(({ word }) => Array.isArray(word.required) && word.required.includes(key)),
        isNamed: words.length > 0 && words.every(({ isName }) => isName),
        isWord: words.some(({ isName }) => !isName) && typeof key === 'string',
      };
      // Values without rules in the vocabulary are data, so their parts are not places.
      return [found, ...(next.length > 0 ? below(found, next) : [])];
    });
  }

  const sitesIn = (files: readonly ProjectFile<unknown>[], vocabulary: string): SchemaSite[] =>
    files.flatMap((file) => {
      const home = byId.get(vocabulary) ?? {};
      const root = { file, path: [], value: file.value, isRequired: true, isNamed: false, isWord: false };
      return below(root, meaning({ word: home, home }));
    });
  return [
    ...sitesIn(project.product, 'product.schema.json'),
    ...Object.entries(schemaFolders).flatMap(([folder, { vocabulary }]) =>
      sitesIn(project[folder as SchemaFolder], vocabulary),
    ),
  ];
}

/** Returns the rules that a vocabulary rule has for a member or an element of a value. */
function wordsFor(word: Word, key: string | number): { word: Word; isName: boolean }[] {
  const { items, properties, patternProperties, additionalProperties: others } = word;
  if (typeof key === 'number') return isRecord(items) ? [{ word: items, isName: false }] : [];
  const known = isRecord(properties) ? properties[key] : undefined;
  if (isRecord(known)) return [{ word: known, isName: false }];
  const patterns = Object.entries(isRecord(patternProperties) ? patternProperties : {});
  const like = patterns.flatMap(([pattern, found]) =>
    isRecord(found) && new RegExp(pattern, 'u').test(key) ? [{ word: found, isName: true }] : [],
  );
  if (like.length > 0) return like;
  return isRecord(others) ? [{ word: others, isName: true }] : [];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
