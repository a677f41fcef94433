import { expect, type Page, test } from '@playwright/test';
import { listQueries, screens } from '../../../src/generated/catalog/index.ts';
import { origin, serveConsole } from '../tour/builtConsole.ts';
import { serveFakeBackEnd } from '../tour/fakeBackEnd.ts';

/** The addresses of all lists with a prerender. */
const lists = screens.flatMap(({ route, tabs }) =>
  tabs.flatMap((tab) =>
    'resource' in tab && (tab.listQuery ?? tab.resource) in listQueries ? [`${route}?tab=${tab.id}`] : [],
  ),
);

/** Returns positions and texts of the elements on a list's page. Runs in the page. */
function arrangement(): readonly string[] {
  // Hidden texts for screen readers take no space.
  for (const heard of document.querySelectorAll('[class^="visuallyHidden"]')) heard.remove();
  const things = 'h1, h1 + * > button, main button[aria-selected], table, th, td, td > *';
  const classes = ['bar', 'side', 'link', 'place', 'filter', 'tools', 'pane', 'frame', 'pager'];
  const selector = [things, ...classes.map((name) => `[class^="${name}-"]`)].join();
  // Rows after the third add no information. The prerender has only the width of the button column.
  const rest = 'tbody tr:nth-child(n + 4) *, tr > :last-child, tr > :last-child *';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility() && !element.matches(rest))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = [left, top, width, height].map(Math.round).join(' ');
      return element.matches('h1, th, td, button') ? `${place} ${element.innerText.trim()}` : place;
    });
}

/** Holds back requests to these addresses. Resolves to a function that releases them. */
async function hold(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(addresses);
  };
}

/**
 * Resolves to the arrangement of the prerender, and then of the page after React has started, before any
 * answer, and without the cells that load later.
 */
async function measureArrangements(page: Page, address: string): Promise<readonly (readonly string[])[]> {
  const react = await hold(page, /\/app\.js$/);
  await page.goto(address);
  await page.locator('[inert] tbody tr').first().waitFor();
  const first = await page.evaluate(arrangement);
  const answers = await hold(page, /\/iwms-|\/details\.js$/);
  await react();
  await page.locator(':not([inert]) > main tbody tr').first().waitFor();
  const second = await page.evaluate(arrangement);
  await answers();
  return [first, second];
}

test.beforeEach(async ({ page }) => {
  await serveConsole(page, 'zh-CN');
  await serveFakeBackEnd(page);
  // Longer delays, so that the load of the machine does not decide whether there is a prerender.
  await page.addInitScript(() => {
    const plain = setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      plain(handler, delay < 100 ? delay : delay * 100, ...given)) as typeof setTimeout;
  });
});

test('the page of React has the layout and the texts of the prerender, for every list', {
  tag: '@all',
}, async ({ page }) => {
  expect(lists.length).toBeGreaterThan(20);
  for (const [n, list] of lists.entries()) {
    const [first, second] = await measureArrangements(page, `${origin}/?${n}#${list}`);
    expect.soft(second, list).toEqual(first);
  }
});

test('the prerender skips a record that it cannot paint, and React shows the error', async ({ page }) => {
  await page.route(/\/erp\/query/, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          records: [null],
          page: 0,
          paging: { recordCount: 1, pageSize: 20, more: false },
        },
      },
    }),
  );
  await page.goto(`${origin}/#/config?tab=erp`);
  await expect(page.getByRole('navigation').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('main').getByText('TypeError')).toBeVisible();
});

const wide = { width: 1680, height: 900 };
const narrow = { width: 390, height: 844 };

for (const [given, { size, stored, at }] of Object.entries({
  'a wide window': { size: wide, stored: {}, at: '/erpdown?tab=erpdown' },
  'a narrow window': { size: narrow, stored: {}, at: '/erpdown?tab=erpdown' },
  'dense rows in English': {
    size: wide,
    stored: { density: 'compact', locale: 'en-US' },
    at: '/config?tab=dataSource',
  },
  'hidden tree and navigation': {
    size: wide,
    stored: { 'tree.folded': 'true', navigation: 'hidden' },
    at: '/erpdown?tab=erpdown',
  },
  'another order, filters and hidden columns': {
    size: wide,
    stored: { 'columns.erp': '{"basePath":false,"version":true}' },
    at: '/config?tab=erp&sort=modifiedAt&order=desc&filter.name=7&page=2',
  },
}))
  test(`the page of React has the layout of the prerender with ${given}`, {
    tag: given === 'a wide window' ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    }, stored);
    const [first, second] = await measureArrangements(page, `${origin}/#${at}`);
    expect(second).toEqual(first);
  });
