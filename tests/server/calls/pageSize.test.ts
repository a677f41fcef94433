import { expect, test } from 'vitest';
import { serviceUnderTest } from '../serviceUnderTest.ts';

/** Page size of the company's global configuration and of the caller → rows of a page, at most 1,000. */
const cases: readonly [configured: number | undefined, asked: number | undefined, want: number][] = [
  [undefined, undefined, 20],
  [undefined, 7, 7],
  [35, undefined, 35],
  [35, 7, 7],
  [200, undefined, 200],
  [200, 1000, 1000],
];

test('a request overrides the configured page size, up to 1,000', async () => {
  const { send } = await serviceUnderTest();
  for (const [pageSize, asked, want] of cases) {
    const body = { failureThreshold: 5, retryIntervalMinutes: 5, timeZone: 'Asia/Shanghai', pageSize };
    if (pageSize) expect(await send('POST /globalConfig/save', { body })).toMatchObject({ success: true });
    const { page } = await send('POST /interfaceConfig/query', { body: asked ? { pageSize: asked } : {} });
    expect([pageSize, asked, page.paging.pageSize]).toEqual([pageSize, asked, want]);
  }
});
