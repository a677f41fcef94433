import { expect, test } from 'vitest';
import type { ChoiceDraft } from '../../../../scripts/new/draft/Draft.ts';
import { CaptionWriter } from '../../../../scripts/new/schemaFiles/CaptionWriter.ts';
import { valueSchema } from '../../../../scripts/new/schemaFiles/valueSchema.ts';
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

test.each(cases)('the choices %j have captions in both languages', (choices, captions) => {
  const { oneOf } = valueSchema({ type: 'string', choices }, 'state', {
    captions: new CaptionWriter(project, project),
    assume: () => {},
    referenceSchema: () => ({}),
    titles: { entity: new Set(), resource: new Set(), screen: new Set() },
    qualifier: 'Shop',
  });
  expect(oneOf).toMatchObject(
    captions.map(([title, chinese]) => ({ title, 'x-i18n': { 'zh-CN': { title: chinese } } })),
  );
});
