import { expect, test } from 'vitest';
import { capitalize, decapitalize } from '../../../src/contract/text/captions.ts';

test.each([
  ['Pending data', 'pending data'],
  ['Online', 'online'],
  ['ERP download interfaces', 'ERP download interfaces'],
  ['DingTalk robots', 'DingTalk robots'],
  ['API', 'API'],
  ['待处理数据', '待处理数据'],
])('decapitalize turns %s into %s', (caption, want) => {
  expect(decapitalize(caption)).toBe(want);
});

test.each([
  ['data source', 'Data source'],
  ['ERP configuration', 'ERP configuration'],
  ['数据源', '数据源'],
])('capitalize turns %s into %s', (caption, want) => {
  expect(capitalize(caption)).toBe(want);
});
