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

test.each([
  { base: '#', reference: '#/definitions/a', want: '#/definitions/a' },
  {
    base: 'https://example.com/schemas/a.json',
    reference: 'b.json',
    want: 'https://example.com/schemas/b.json',
  },
  { base: 'a.json', reference: 'https://example.com/b.json', want: 'https://example.com/b.json' },
])('$reference at $base is $want', ({ base, reference, want }) => {
  expect(schemaUris.resolve(base, reference)).toBe(want);
});
