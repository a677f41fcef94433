import type { Locator, Page } from '@playwright/test';
import { fakeText } from '../fakeRecord.ts';

/** Input that is sent, and that must still be there after the request failed. */
interface FormCase {
  readonly name: string;
  readonly at: string;
  /** Enters the input. */
  readonly enter: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Returns the visible input. */
  readonly entered: (page: Page) => Locator;
  /** The failure is shown in place, not in a toast. */
  readonly inPlace?: true;
  /** The console keeps the input when the operator leaves, and does not ask. */
  readonly isKept?: true;
  /** Title of the failure (schemas/SPECIFICATION.md section 8.3); 'Operation Failed' when left out. */
  readonly failed?: readonly [zh: string, en: string];
}

const field = (page: Page, name: string): Locator => page.locator(`[id="root.${name}"]`);
const press =
  (keys: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(keys);
const record = (route: string, tab: string, section: string): string =>
  `${route}?tab=${tab}&view=edit&uuid=${fakeText(0)}&section=${section}`;

/** One case for each kind of place with input. */
export const formCases: readonly FormCase[] = [
  {
    name: 'settings of a record',
    at: record('/config', 'auth', 'settings'),
    enter: (page) => field(page, 'name').fill('typed'),
    send: async (page) => {
      await field(page, 'name').press('Control+s');
    },
    entered: (page) => page.locator('[id="root.name"][value="typed"]'),
  },
  {
    name: 'dialog for a new record',
    at: '/config?tab=auth&view=create',
    enter: async (page) => {
      await field(page, 'username').fill('wms');
      await field(page, 'password').fill('correct horse');
      await field(page, 'name').fill('typed');
    },
    send: async (page) => {
      await field(page, 'name').press('Control+s');
    },
    entered: (page) => page.locator('dialog [id="root.name"][value="typed"]'),
  },
  {
    name: 'the one record of a tab',
    at: '/config?tab=global',
    enter: async (page) => {
      // The value of the fake record is no address.
      await field(page, 'wmsBasePath').fill('');
      await field(page, 'failureThreshold').fill('77');
    },
    send: async (page) => {
      await field(page, 'failureThreshold').press('Control+s');
    },
    entered: (page) => page.locator('[id="root.failureThreshold"][value="77"]'),
  },
  {
    name: 'a task',
    at: '/exportAndImport?tab=export',
    enter: (page) => page.locator('main tbody [type=checkbox]').first().check(),
    send: (page) => page.locator('main form [type=submit]').press('Enter'),
    entered: (page) => page.locator('main tbody [type=checkbox]:checked'),
    failed: ['导出失败', 'Export Failed'],
  },
  {
    name: 'field mapping',
    at: record('/erpdown', 'erpdown', 'mapping'),
    enter: async (page) => {
      await page.locator('[role=gridcell]').first().click();
      await page.keyboard.type('typed');
      await page.keyboard.press('Enter');
    },
    send: press('Control+s'),
    entered: (page) => page.locator('[role=grid]').getByText('typed'),
  },
  {
    name: 'debugging',
    at: record('/erpdown', 'erpdown', 'debugging'),
    enter: (page) => page.locator('main textarea').first().fill('{"typed":1}'),
    send: async (page) => {
      await page.locator('main textarea').first().press('Control+Enter');
    },
    entered: (page) => page.locator('main textarea').filter({ hasText: 'typed' }),
    inPlace: true,
    isKept: true,
  },
];
