import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { errorStatuses } from '../../src/contract/api/errorCodes.ts';
import { failureClasses } from '../../src/server/integration/transport/DeliveryFailure.ts';
import {
  childNode,
  isSchemaNode,
  operations,
  readSchemaFiles,
  type SchemaNode,
  walkNodes,
} from './schemaFiles.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const specification = read('schemas/SPECIFICATION.md');

/** Returns the text of a section of the specification ('7', '7.10') with its subsections. */
function section(number: string): string {
  const heading = new RegExp(`^#+ ${number.replace('.', '\\.')}\\.? .*$`, 'm').exec(specification);
  if (!heading) throw new Error(`schemas/SPECIFICATION.md has no section ${number}.`);
  const level = heading[0].indexOf(' ');
  const rest = specification.slice(heading.index + heading[0].length);
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Returns the cells of all table rows of a section, without the heads. */
const rows = (number: string): string[][] =>
  [...section(number).matchAll(/^\| (.*) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first = '']) => first.startsWith('`'));

const unquoted = (cell = ''): string => cell.replaceAll('`', '');

/** The words of all code spans in the specification. */
const named = new Set(
  [...specification.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/[^\w-]+/)),
);

function callOf({ method, path, query, optional }: SchemaNode): string {
  const parameters = Object.entries(childNode({ query }, 'query')).map(([name, parameter]) =>
    isSchemaNode(parameter) && parameter.required === false ? `[${name}]` : name,
  );
  const address = `${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
  return `${method} ${address}${optional ? ' (+)' : ''}`;
}

test('section 7 lists exactly the calls of schemas/endpoints, with their parameters', () => {
  const listed = ['7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9'].flatMap((number) =>
    [...section(number).matchAll(/`((?:GET|POST|PUT|DELETE) [^`]+)`( \(\+\))?/g)].map(
      ([, call, plus = '']) => `${call}${plus}`,
    ),
  );
  expect(listed.sort()).toEqual(Object.values(operations).map(callOf).sort());
});

test('section 7.10 lists every error code of src/contract/api/errorCodes.ts with its status', () => {
  const listed = rows('7.10').map(([code, status]) => [unquoted(code), Number(status)]);
  expect(Object.fromEntries(listed)).toEqual(errorStatuses);
});

test('section 10.7 lists every failure code of transport/DeliveryFailure.ts', () => {
  const listed = rows('10.7').flatMap(([codes = '']) => unquoted(codes).split(', '));
  expect(listed.sort()).toEqual(Object.keys(failureClasses).sort());
});

const entities = Object.entries(readSchemaFiles('entities'));

test.each(entities)('the specification names every property and every choice of %s', (_, entity) => {
  const properties = Object.keys(childNode(entity, 'properties'));
  const choices = [...walkNodes(childNode(entity, 'properties'))].flatMap(({ node }) =>
    [node.oneOf, node.enum].flatMap((values) =>
      Array.isArray(values) ? values.map((value) => (isSchemaNode(value) ? value.const : value)) : [],
    ),
  );
  const names = [...properties, ...choices].filter((name) => typeof name === 'string');
  expect(names.filter((name) => !named.has(name))).toEqual([]);
});

/**
 * Returns the limits of all properties with a name: lengths, numbers of items, minimum and maximum values.
 */
const boundsOf = (name: string, within: typeof entities): unknown[] =>
  within
    .flatMap(([file, entity]) =>
      [...walkNodes(entity)].filter(({ pointer }) => (pointer === '' ? file : basename(pointer)) === name),
    )
    .flatMap(({ node }) => [
      node.minLength,
      node.maxLength,
      node.minItems,
      node.maxItems,
      node.minimum,
      node.maximum,
    ])
    .filter((bound) => bound !== undefined);

/** The limits in section 3, such as `remarks` (200), with the entity at the beginning of the row. */
const bounded = section('3')
  .split('\n')
  .flatMap((line) => {
    const [, owner = ''] = /^\| [^|]*`(\w+)`[^|`]* \|/.exec(line) ?? [];
    const matches = line.matchAll(/`(\w+)` \((\d+(?:,\d+)*(?: to \d+(?:,\d+)*)?)(?=[,;) ])/g);
    return [...matches].map(([, name = '', limits = '']) => [owner, name, limits] as const);
  });

test.each(bounded)('section 3 has the bounds of the schemas: %s %s %s', (owner, name, limits) => {
  const own = entities.filter(([file]) => file === owner);
  const bounds = [own, entities].map((within) => boundsOf(name, within)).find(({ length }) => length > 0);
  const numbers = limits.split(' to ').map((limit) => Number(limit.replaceAll(',', '')));
  expect(numbers.filter((number) => !bounds?.includes(number))).toEqual([]);
});

/** Returns a phrase in the notation of the specification: `{field}` for `{{field}}`, N for a count. */
function phrase(file: string, key: string): unknown {
  const [scope = '', name = ''] = key.split('.');
  const text = childNode(JSON.parse(read(file)), scope)[name];
  // The specification has the plural.
  const plural = typeof text === 'string' ? text.replace(/\[\w+\|(\w+)\]/g, '$1') : undefined;
  return plural?.replace('{{count}}', 'N').replace(/\{\{(\w+)\}\}/g, '{$1}');
}

test('section 8.3 lists every message of locales/', () => {
  const { message } = JSON.parse(read('locales/en-US.json'));
  const keys = Object.keys(message).map((key) => `message.${key}`);
  expect(rows('8.3').map(([key]) => unquoted(key))).toEqual(keys);
});

test.each([
  ...rows('5.2').map((cells) => ['locales/validation', `validation.${unquoted(cells[0])}`, cells] as const),
  ...rows('8.3').map((cells) => ['locales', unquoted(cells[0]), cells] as const),
])('%s: the specification has the text of %s', (folder, key, [, english, chinese]) => {
  expect([phrase(`${folder}/en-US.json`, key), phrase(`${folder}/zh-CN.json`, key)]).toEqual([
    english,
    chinese,
  ]);
});
