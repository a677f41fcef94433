import { expect, test } from 'vitest';
import { answerOf } from '../../../../src/server/integration/demo/partners/answers.ts';

const answer = (url: string, earlier = 0) => {
  const { hostname, pathname } = new URL(url);
  return answerOf(
    { host: hostname, path: pathname, earlier },
    { random: () => 0.5, translate: (key) => key, now: () => new Date(0) },
  );
};

test.each([
  { given: 'http://erp.demo.example/api/receipts', want: [200, true] },
  { given: 'http://erp.demo.example/api/shipments', want: [200, true] },
  { given: 'http://erp.demo.example/api/shipments', earlier: 11, want: [503, false] },
  { given: 'http://erp.demo.example/down/receipts', want: [503, false] },
  { given: 'http://erp.demo.example/downtown', want: [404, false] },
  { given: 'http://erp.demo.example/other/receipts', want: [404, false] },
  { given: 'http://wms.demo.example/api/purchaseOrder', want: [200, true] },
  { given: 'http://wms.demo.example/down/purchaseOrder', want: [503, false] },
  { given: 'http://wcs.demo.example/tasks', want: [200, true] },
  { given: 'http://stranger.example/api/receipts', want: [404, false] },
])('$given answers $want', ({ given, earlier, want }) => {
  const { status, body } = answer(given, earlier);
  expect([status, (body as { success: boolean }).success]).toEqual(want);
});

test('the WCS is slow, and the robot answers as DingTalk does', () => {
  expect(answer('http://wcs.demo.example/tasks').delay).toBeGreaterThanOrEqual(2000);
  expect(answer('http://robot.demo.example/send').body).toEqual({ errcode: 0, errmsg: 'ok' });
});

test('the warehouse answers with the stock of each demo article', () => {
  expect(answer('http://wms.demo.example/api/stockSnapshot').body).toEqual(
    ['A1001', 'A1002', 'A1003'].map((sku) => ({
      snapshotNo: `STK-0-${sku}`,
      sku,
      name: `demo.articles.${sku}`,
      onHand: 550,
      bin: 'P-01-11',
    })),
  );
});
