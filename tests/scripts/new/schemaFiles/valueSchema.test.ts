import { expect, test } from 'vitest';
import type { ChoiceDraft, ValueDraft } from '../../../../scripts/new/draft/Draft.ts';
import { CaptionWriter } from '../../../../scripts/new/schemaFiles/captions/CaptionWriter.ts';
import { valueSchema } from '../../../../scripts/new/schemaFiles/valueSchema.ts';
import type { WriterContext } from '../../../../scripts/new/schemaFiles/WriterContext.ts';
import { sampleProject } from '../../../generator/sampleProject.ts';

const project = sampleProject();

/** Choices → their captions in both languages. */
const cases: readonly [choices: readonly ChoiceDraft[], captions: readonly (readonly [string, string])[]][] =
  [
    [[{ value: 'NEW_ORDER' }], [['New order', 'New order']]],
    [[{ value: 'NEW', title: '新建' }], [['New', '新建']]],
    [
      [{ value: '新建' }, { value: 'A级' }],
      [
        ['Choice 1', '新建'],
        ['Choice 2', 'A级'],
      ],
    ],
    [[{ value: '新建', title: 'Created' }], [['Created', 'Created']]],
    [
      [
        { value: '新', title: 'New' },
        { value: '新建', title: 'New' },
      ],
      [
        ['New', 'New'],
        ['New (choice 2)', 'New (choice 2)'],
      ],
    ],
  ];

const context: WriterContext = {
  captions: new CaptionWriter(project, project),
  assume: () => {},
  referenceSchema: () => ({}),
  titles: { entity: new Set(), resource: new Set(), screen: new Set() },
  qualifier: 'Shop',
};

test.each(cases)('the choices %j have captions in both languages', (choices, captions) => {
  const { oneOf } = valueSchema({ type: 'string', choices }, 'state', context);
  expect(oneOf).toMatchObject(
    captions.map(([title, chinese]) => ({ title, 'x-i18n': { 'zh-CN': { title: chinese } } })),
  );
});

const item: ValueDraft = { type: 'integer' };

test.each<[value: ValueDraft, want: object]>([
  [
    { type: 'string', keywords: { minLength: 2, maxLength: 5 } },
    { type: 'string', minLength: 2, maxLength: 5 },
  ],
  [
    { type: 'integer', keywords: { minimum: 5, exclusiveMaximum: 5 } },
    { type: 'integer', exclusiveMaximum: 5 },
  ],
  [
    { type: 'string', keywords: { format: 'date', maxLength: 8 } },
    { type: 'string', format: 'date' },
  ],
  [
    { type: 'string', choices: [{ value: 'NEW' }], keywords: { minLength: 5, pattern: '^[a-z]' } },
    { type: 'string', oneOf: [{ const: 'NEW', title: 'New', 'x-i18n': { 'zh-CN': { title: 'New' } } }] },
  ],
  [
    { type: 'string', keywords: { minLength: 5, maxLength: 2 } },
    { type: 'string', maxLength: 2 },
  ],
  [
    { type: 'integer', keywords: { minimum: 9, maximum: 1 } },
    { type: 'integer', maximum: 1 },
  ],
  [
    { type: 'string', keywords: { minLength: 300 } },
    { type: 'string', minLength: 300, maxLength: 300 },
  ],
  [
    { type: 'array', items: item, keywords: { minItems: 999 } },
    { type: 'array', items: item, minItems: 999, maxItems: 999 },
  ],
])('the value %j has limits that some value satisfies', (value, want) => {
  expect(valueSchema(value, 'code', context)).toEqual(want);
});
