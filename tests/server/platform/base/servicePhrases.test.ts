import { expect, test } from 'vitest';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

test.each([
  ['zh-CN', ['商品', '库存'], '请先将以下内容下线或停用：商品、库存'],
  ['zh-CN', ['商品', '库存', '任务'], '请先将以下内容下线或停用：商品、库存、任务'],
  ['zh-CN', '商品', '请先将以下内容下线或停用：商品'],
  ['en-US', ['items', 'stock', 'tasks'], 'items, stock, tasks'],
])('a phrase in %s joins the list %j: %s', (locale, names, want) => {
  expect(servicePhrasesOf(locale).translate('companies.active', { names })).toContain(want);
});
