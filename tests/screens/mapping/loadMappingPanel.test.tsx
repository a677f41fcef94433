import { expect, test } from 'vitest';
import { fieldKey } from '../../../src/contract/text/captions.ts';
import { phrases } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadMappingPanel, MappingPanel } from '../../../src/screens/mapping/MappingPanel.tsx';

test('the panel loads with the captions of every locale, because imports read all of them', async () => {
  const key = `${fieldKey('interface', ['fieldMappings', 'targetField'])}.title`;
  expect(await loadMappingPanel()).toBe(MappingPanel);
  expect(['zh-CN', 'en-US'].map((locale) => phrases.translate(locale, key))).toEqual([
    '目标字段',
    'Target field',
  ]);
});
