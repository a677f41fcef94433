import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { files, isNode, walk } from './files.ts';

const vocabularies = {
  entities: 'entity',
  endpoints: 'endpoints',
  resources: 'resource',
  families: 'family',
  screens: 'screen',
};

const ajv = new Ajv({ allErrors: true, strictTypes: false });
addFormats.default(ajv);
for (const vocabulary of Object.values(files('vocabulary'))) ajv.addSchema(vocabulary);

test.each(
  Object.entries(vocabularies).flatMap(([room, vocabulary]) =>
    Object.entries(files(room)).map(([name, file]) => ({ room, name, vocabulary, file })),
  ),
)('$room/$name keeps to its vocabulary', ({ vocabulary, file }) => {
  ajv.validate(`${vocabulary}.schema.json`, file);
  expect(ajv.errors).toBeNull();
});

test.each([
  ['an unknown keyword', { 'x-colour': 'red' }],
  ['an untitled entity', { title: undefined }],
  ['a choice without a translation', { oneOf: [{ const: 'A', title: 'A' }] }],
])('%s is refused', (_, change) => {
  expect(ajv.validate('entity.schema.json', { ...files('entities').auth, ...change })).toBe(false);
});

test.each(Object.entries(files('entities')))(
  '%s is bounded: no free text without maxLength, no array without maxItems',
  (_, entity) => {
    const unbounded = [...walk(entity)].filter(
      ({ node, pointer }) =>
        !/\/(if|then|else|x-visible-when|x-validations)(\/|$)/.test(pointer) &&
        ((node.type === 'array' && node.maxItems === undefined) ||
          (node.type === 'string' &&
            !['maxLength', 'oneOf', 'enum', 'const', 'format'].some((key) => key in node))),
    );
    expect(unbounded.map(({ pointer }) => pointer)).toEqual([]);
  },
);

test('secrets are entered as secrets', () => {
  const shown = Object.entries(files('entities')).flatMap(([name, entity]) =>
    [...walk(entity)]
      .filter(
        ({ node }) => node.writeOnly === true && !(isNode(node['x-ui']) && node['x-ui'].widget === 'secret'),
      )
      .map(({ pointer }) => name + pointer),
  );
  expect(shown).toEqual([]);
});
