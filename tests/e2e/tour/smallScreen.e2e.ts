import { expect, type Locator, test } from '@playwright/test';
import { fakeText } from './fakeRecord.ts';
import { Visitor } from './Visitor.ts';

const document = {
  uuid: '1',
  entityNo: 'SO95635410',
  interfaceName: 'salesOrder',
  status: 'SUCCESS',
  dcCode: 'Shanghai distribution center',
};
const data = { records: [document], page: 0, paging: { recordCount: 1, pageSize: 20, more: false } };

test('a screen of 320 px shows the state and the interface of a document beside its actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = await Visitor.enter(page, 'en-US');
  await page.route('**/pendingData/query*', (route) => route.fulfill({ json: { success: true, data } }));
  await visitor.go('/health?tab=pendingData');
  const row = page.getByRole('row').filter({ hasText: document.dcCode });
  const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  const state = row.getByText('Succeeded');
  const actions = row.getByRole('cell').last();
  await expect(state).toBeVisible();
  await expect(row.getByText(document.interfaceName).filter({ visible: true })).toHaveCount(1);
  await expect(actions.getByRole('button').first()).toBeVisible();
  expect(await rightOf(state)).toBeLessThanOrEqual(await leftOf(actions));
});

test('the rows of a list of 390 px stay in their place when the bulk bar replaces the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await Visitor.enter(page, 'en-US');
  const records = [{ uuid: 'i1', interfaceName: 'asn', status: 'OFFLINE' }];
  const found = { ...data, records };
  await page.route('**/interfaceConfig/query*', (route) =>
    route.fulfill({ json: { success: true, data: found } }),
  );
  await visitor.go('/erpdown');
  const table = page.getByRole('table');
  const topOf = () => table.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  await table.getByRole('row').filter({ hasText: 'asn' }).getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toBeVisible();
  expect(await topOf()).toBe(before);
});

test('a screen of 390 px keeps the choices of the debugger in a line, and no line of tools begins with a separator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await Visitor.enter(page, 'en-US');
  const edgesOf = (parts: Locator, edge: 'left' | 'top') =>
    parts.evaluateAll((elements, name) => elements.map((one) => one.getBoundingClientRect()[name]), edge);
  await visitor.go(`/erpdown?view=edit&uuid=${fakeText(0)}&section=debugging`);
  const choices = page.getByRole('group', { name: 'Input type' }).getByRole('radio');
  expect(new Set(await edgesOf(choices, 'top')).size).toBe(1);

  await visitor.go(`/erpdown?view=edit&uuid=${fakeText(0)}&section=mapping`);
  const tools = page.getByRole('toolbar');
  // The separators of the first groups are outside the visible part of the toolbar.
  const cut = await tools.evaluate((element) =>
    Number(/([\d.]+)px\)/.exec(getComputedStyle(element).clipPath)?.[1]),
  );
  const groups = tools.locator(':scope > span');
  const [toolsLeft = 0] = await edgesOf(tools, 'left');
  const lefts = await edgesOf(groups, 'left');
  expect(new Set(await edgesOf(groups, 'top')).size).toBe(2);
  expect(lefts.filter((left) => left < toolsLeft + cut)).toHaveLength(2);
});
