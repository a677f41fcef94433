import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { loadProject } from '../../generator/load/loadProject.ts';
import { isRecord } from '../../src/contract/json/isRecord.ts';
import { valueFormats } from '../../src/contract/validation/valueFormats.ts';
import { findSites } from '../generator/mutations/SchemaSite.ts';
import { projectRoot } from '../generator/sampleProject.ts';

type Word = Readonly<Record<string, unknown>>;
interface Entry {
  readonly file: string;
  readonly pointer: string;
  readonly word: Word;
  /** The keyword's schema with its `$ref` resolved. */
  readonly meaning: Word;
}

const { project } = loadProject(projectRoot);
const byId = new Map(project.vocabulary.map(({ value }) => [String(value.$id), value]));

function resolveReference(word: Word, file: string): Word {
  if (typeof word.$ref !== 'string') return word;
  const [other = '', pointer = ''] = word.$ref.split('#');
  const home = other || file;
  const keys = pointer.split('/').slice(1);
  const target = keys.reduce<unknown>((value, key) => Object(value)[key], byId.get(home));
  return isRecord(target) ? resolveReference(target, home) : {};
}

/** Members of a keyword's schema that contain data and no keywords. */
const data = new Set(['examples', 'defaultSnippets', 'enum', 'default', 'const']);

/** Returns every keyword of the vocabulary. */
function keywordsIn(value: unknown, file: string, pointer = '', isMap = false): Entry[] {
  if (Array.isArray(value))
    return value.flatMap((part, index) => keywordsIn(part, file, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    if (data.has(key) && !isMap) return [];
    const at = `${pointer}/${key}`;
    const own =
      isMap && isRecord(below)
        ? [{ file, pointer: at, word: below, meaning: resolveReference(below, file) }]
        : [];
    return [...own, ...keywordsIn(below, file, at, key === 'properties' && !isMap)];
  });
}

const keywords = [...byId].flatMap(([file, value]) => keywordsIn(value, file));
const titleOf = ({ file, pointer }: Entry): string => `${file}${pointer}`;

/** Returns whether a keyword needs no example: a choice, a boolean, or an object with its own keywords. */
const isSelfExplanatory = ({ meaning }: Entry): boolean =>
  'enum' in meaning ||
  'const' in meaning ||
  meaning.type === 'boolean' ||
  isRecord(meaning.properties) ||
  isRecord(meaning.additionalProperties);

test('every keyword has a description that is a sentence', () => {
  const silent = keywords.filter(
    ({ word, meaning }) => !/^.{12,}\.$/s.test(String(word.description ?? meaning.description)),
  );
  expect(silent.map(titleOf)).toEqual([]);
});

test('every keyword with free input has an example', () => {
  const bare = keywords.filter((entry) => !isSelfExplanatory(entry) && !Array.isArray(entry.word.examples));
  expect(bare.map(titleOf)).toEqual([]);
});

test('every example satisfies its keyword', () => {
  const ajv = new Ajv({ strict: false, formats: { regex: true } });
  for (const { value } of project.vocabulary) ajv.addSchema(value);
  for (const { file, pointer, word } of keywords)
    for (const example of Array.isArray(word.examples) ? word.examples : [])
      expect([pointer, ajv.validate({ $ref: `${file}#${encodeURI(pointer)}` }, example)]).toEqual([
        pointer,
        true,
      ]);
});

test('the examples of the keyword format contain every format', () => {
  const format = keywords.find(({ pointer }) => pointer === '/definitions/schema/properties/format');
  expect(format?.word.examples).toEqual(expect.arrayContaining(Object.keys(valueFormats)));
});

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

interface Opened {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

function openDocument(path: string, text: string): Opened {
  const document = TextDocument.create(new URL(path, `file://${projectRoot}/`).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** One file of each kind. */
const samples = [
  'schemas/entities/interface.schema.json',
  'schemas/endpoints/interfaceConfig.json',
  'schemas/resources/interface.json',
  'schemas/families/erpdown.json',
  'schemas/screens/health.json',
  'schemas/tasks/import.json',
];

beforeAll(() => {
  service.configure({ validate: true, allowComments: false });
});

test.each(samples)(
  'an editor reports no problem in %s and shows a description of each keyword in it',
  async (path) => {
    const { document, json } = openDocument(path, read(path));
    expect(await service.doValidation(document, json)).toEqual([]);
    const words = findSites(project).filter(({ file, isWord }) => file.path === path && isWord);
    const first = new Map(
      words.map((spot) => [
        spot.path
          .filter((key) => typeof key === 'string')
          .slice(-2)
          .join('/'),
        spot,
      ]),
    );
    const silent: string[] = [];
    for (const { path: keys } of first.values()) {
      const offset = offsetOf(json, keys);
      const hover = await service.doHover(document, document.positionAt(offset), json);
      const hoverText = [hover?.contents ?? []].flat().join('\n');
      if (!hoverText.trim().endsWith('.')) silent.push(keys.join('/'));
    }
    expect(silent).toEqual([]);
  },
);

/** Returns the offset inside the key of a member. */
function offsetOf(json: JSONDocument, keys: readonly (string | number)[]): number {
  let node = 'root' in json ? (json.root as Node | undefined) : undefined;
  let offset = 0;
  for (const key of keys) {
    const member = node?.properties?.find(({ keyNode }) => keyNode.value === key);
    offset = member?.keyNode.offset ?? offset;
    node = member?.valueNode ?? node?.items?.[Number(key)];
  }
  return offset + 1;
}

interface Node {
  readonly properties?: readonly {
    readonly keyNode: { value: string; offset: number };
    readonly valueNode?: Node;
  }[];
  readonly items?: readonly Node[];
}

/** Text with the cursor (`|`) → some of the suggestions. */
const completions: readonly [path: string, text: string, offered: readonly string[]][] = [
  [
    'schemas/families/new.json',
    '{ "$schema": "../vocabulary/family.schema.json", "|" }',
    ['title', 'x-i18n', 'route', 'navigationOrder', 'constants', 'hide'],
  ],
  [
    'schemas/families/new.json',
    '{ "$schema": "../vocabulary/family.schema.json", "flow": | }',
    ['"in"', '"out"'],
  ],
  [
    'schemas/entities/new.schema.json',
    '{ "$schema": "../vocabulary/entity.schema.json", "properties": { "a": { "|" } } }',
    ['x-reference', 'x-visible-when', 'maxLength', 'writeOnly'],
  ],
  [
    'schemas/entities/new.schema.json',
    '{ "$schema": "../vocabulary/entity.schema.json", "properties": { "a": { "format": | } } }',
    ['"date-time"', '"cron"'],
  ],
  [
    'schemas/entities/new.schema.json',
    '{ "$schema": "../vocabulary/entity.schema.json", "if": { "|" } }',
    ['required', 'properties', 'not', 'anyOf'],
  ],
  [
    'schemas/resources/new.json',
    '{ "$schema": "../vocabulary/resource.schema.json", "actions": { "a": { "icon": | } } }',
    ['"start"', '"stop"', '"export"'],
  ],
  [
    'schemas/resources/new.json',
    '{ "$schema": "../vocabulary/resource.schema.json", "actions": | }',
    ['an action on a record'],
  ],
  [
    'schemas/endpoints/new.json',
    '{ "$schema": "../vocabulary/endpoints.schema.json", "operations": | }',
    ['a list that comes by pages', 'a record of a uuid'],
  ],
];

test.each(completions)('an editor of %s with %s suggests %j', async (path, text, offered) => {
  const { document, json } = openDocument(path, text.replace('|', ''));
  const found = await service.doComplete(document, document.positionAt(text.indexOf('|')), json);
  expect(found?.items.map(({ label }) => label)).toEqual(expect.arrayContaining([...offered]));
});
