import { expect, test } from '@playwright/test';
import { Visitor } from './tour/Visitor.ts';

const document = {
  uuid: '1',
  entityNo: 'SO95635410',
  status: 'SUCCESS',
  dcCode: 'Shanghai distribution center',
};
const data = { records: [document], page: 0, paging: { recordCount: 1, pageSize: 20, more: false } };

test('a screen of 320 px shows the state of a document beside its actions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = await Visitor.enter(page, 'en-US');
  await page.route('**/pendingData/query*', (route) => route.fulfill({ json: { success: true, data } }));
  await visitor.go('/health?tab=pendingData');
  const row = page.getByRole('row').filter({ hasText: document.dcCode });
  const state = await row.getByText('Succeeded').boundingBox();
  const actions = await row.getByRole('cell').last().boundingBox();
  expect((state?.x ?? 0) + (state?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0);
});
