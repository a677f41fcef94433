import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleStubs } from '../../../scripts/build/moduleStubs.ts';
import schemaUris from '../../../src/runtime/form/rjsf/schemaUris.ts';

const resolveId = moduleStubs.resolveId as (source: string, importer?: string) => string | undefined;

test.each([
  {
    source: 'fast-uri',
    importer: '/app/node_modules/@rjsf/utils/lib/findSchemaDefinition.js',
    replaced: true,
  },
  // Published schemas need all of it.
  { source: 'fast-uri', importer: '/app/node_modules/ajv/dist/runtime/uri.js', replaced: false },
  {
    source: 'jsonpointer',
    importer: '/app/node_modules/@rjsf/utils/lib/findSchemaDefinition.js',
    replaced: false,
  },
])('$source of $importer: replaced $replaced', ({ source, importer, replaced }) => {
  expect(resolveId(source, importer)?.endsWith('/form/rjsf/schemaUris.ts') ?? false).toBe(replaced);
});

test('the schemas of forms have no references, which their stub refuses', () => {
  const folder = 'src/generated/forms';
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes('$ref'))).toEqual([]);
  expect(() => schemaUris.resolve('#', 'a.json')).toThrow('A form has a reference to the schema "a.json".');
});
