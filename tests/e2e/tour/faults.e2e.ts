import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Operation } from '../../../src/contract/api/operation.ts';
import { operations } from '../../../src/generated/api.ts';
import { resources, screens } from '../../../src/generated/catalog/index.ts';
import { allConsolePlaces } from './consolePlaces.ts';
import { type CallFault, callFaults, expiredFault, faultsShownInPlace } from './faults/callFaults.ts';
import { FaultyConsole } from './faults/FaultyConsole.ts';
import { formCases } from './faults/formCases.ts';
import { hasContent, inPlaceSelector, inToastSelector, isTextShown } from './faults/shownText.ts';

/** Returns whether the browser itself reports a failed call. Such messages are not the console's own. */
const isBrowsers = (text: string): boolean => text.startsWith('Failed to load resource');

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isBrowsers(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Resolves to the paths of the calls that read the content of a place. The place must show their failure. */
async function readsAt(place: string): Promise<readonly string[]> {
  const { pathname, searchParams } = new URL(place, 'http://console.test');
  const tab = screens
    .find(({ route }) => route === pathname)
    ?.tabs.find(({ id }, index) => id === (searchParams.get('tab') ?? '') || index === -1);
  const name = tab && ('resource' in tab ? tab.resource : 'initialList' in tab ? tab.initialList : undefined);
  const modules = name === undefined ? undefined : resources[name];
  if (!modules) return [];
  const { roles } = (await modules.view()).default;
  const isRecord = searchParams.get('view') === 'edit';
  const operation: Operation | undefined = (operations as Readonly<Record<string, Operation>>)[
    (isRecord ? roles.get : undefined) ?? roles.list ?? roles.get ?? ''
  ];
  return operation ? [operation.path.replace(/\/\{.*/, '/')] : [];
}

/** Selector of the text fields of a form with input that can be lost. */
const textField =
  'dialog form input[type=text]:enabled:not([readonly], [role=combobox]), main form input[type=text]:enabled:not([readonly], [role=combobox])';

/** Expects that the page shows the fault in place, and not in a toast. */
async function expectFaultShown({ page, language }: FaultyConsole, { says, mark }: CallFault): Promise<void> {
  await page.waitForFunction(isTextShown, { words: says[language], mark, within: inPlaceSelector });
  expect(await page.evaluate(isTextShown, { words: says[language], mark, within: inToastSelector })).toBe(
    false,
  );
}

/** Returns the dialog over the page for the session renewal. */
const renewalDialog = ({ page, language }: FaultyConsole): Locator =>
  page.getByRole('dialog', { name: expiredFault.says[language] });

/** Signs in again. The console then repeats the waiting calls. */
async function renew(dialog: Locator): Promise<void> {
  await dialog.locator('[type=password]').fill('correct horse');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
}

/** Renews the session over the page, and expects that the page shows no failure afterwards. */
async function expectRenewal(console: FaultyConsole): Promise<void> {
  const dialog = renewalDialog(console);
  await expect(dialog).toBeVisible();
  await console.set(undefined);
  await renew(dialog);
  await expect.poll(() => failuresShownIn(console.page)).toEqual([]);
}

/** Resolves to the failures that the page shows in place. */
const failuresShownIn = (page: Page): Promise<string[]> =>
  page
    .locator(inPlaceSelector)
    .filter({
      hasText: /原因 reason|请求错误|请求超时|网络不可用|Request (error|Timeout)|Network Not Available/,
    })
    .allInnerTexts();

/** Expects the error page. If that would lose input, it expects a question instead, and stays. */
async function expectRedirect(
  { page, language }: FaultyConsole,
  { says, mark }: CallFault,
  isTyped: boolean,
): Promise<void> {
  const words = says[language];
  if (!isTyped) {
    await page.waitForURL(/#\/exception\?errorCode=E9&errorMessage=/);
    await expect(page.getByRole('main')).toContainText(words);
    return expect(page.getByRole('main')).toContainText('E9');
  }
  await page.getByRole('button', { name: ['留在本页', 'Stay on this page'][language], exact: true }).click();
  await page.waitForFunction(isTextShown, { words, mark, within: inToastSelector });
}

/** Returns the kind of a place: a list, the dialog for a new record, or a tab of a record page. */
const kindOf = (place: string): string => /view=create|section=/.exec(place)?.[0] ?? 'list';

/** Resolves to the places of the tour: each list, panel, task and dialog, and the first record tab of each layout. */
async function facedPlaces(): Promise<readonly string[]> {
  const all = await allConsolePlaces();
  return all
    .filter(({ at, layout }, index) => {
      const isFirst = all.findIndex((other) => other.layout === layout) === index;
      return isFirst || !at.includes('section=');
    })
    .map(({ at }) => at);
}

/**
 * Returns the faults of each place, beside that of its first load. The first place of each kind gets every fault. Each of
 * the others gets one, in turn, because all places read through the same few functions.
 */
function faultsOf(places: readonly string[]): ReadonlyMap<string, readonly CallFault[]> {
  return new Map(
    places.map((place, index) => {
      const isFirst = places.findIndex((other) => kindOf(other) === kindOf(place)) === index;
      const turn = index % callFaults.length;
      return [place, isFirst ? callFaults : callFaults.slice(turn, turn + 1)];
    }),
  );
}

const routes = ['/sign-in', '/exception', '/nowhere', ...screens.map(({ route }) => route)];

for (const [number, route] of routes.entries())
  test(`every place of ${route} shows the faults of its reads`, { tag: '@all' }, async ({ page }) => {
    const complaints = complaintsOf(page);
    const language = number % 2 === 0 ? 0 : 1;
    const console = await FaultyConsole.open(page, language);
    const all = await facedPlaces();
    const places = all.filter((at) => at.split('?')[0] === route);
    expect(places).not.toEqual([]);
    const faced = faultsOf(all);
    for (const [index, place] of places.entries())
      await test.step(place, async () => {
        const reads = await readsAt(place);
        const isRead = reads.length > 0;
        await console.leave();
        await test.step('the first load fails', async () => {
          const fault = faultsShownInPlace[index % faultsShownInPlace.length] ?? expiredFault;
          await console.set(fault);
          await console.go(place);
          if (isRead) await expectFaultShown(console, fault);
          await page.waitForFunction(hasContent, 15);
        });
        await console.set(undefined);
        // Running calls may still fail. Calls with an expired login, also those of the place before, wait for
        // the session renewal.
        await expect(async () => {
          const dialog = renewalDialog(console);
          if (await dialog.isVisible()) await renew(dialog);
          await console.readAgain();
          await page.waitForTimeout(30);
          expect(await failuresShownIn(page)).toEqual([]);
        }).toPass({ timeout: 20_000 });
        const first = page.locator(textField).first();
        // A form loads lazily.
        if (/view=create|section=settings/.test(place)) await expect(first).toBeVisible();
        const isTyped = await first.isVisible();
        const field = isTyped ? page.locator(`[id="${await first.getAttribute('id')}"]`) : first;
        const before = isTyped ? await field.inputValue() : '';
        if (isTyped) await field.fill('typed');
        const written = await page.evaluate(() => document.querySelector('main')?.innerText.length ?? 0);
        for (const fault of faced.get(place) ?? callFaults)
          await test.step(fault.name, async () => {
            await console.set(fault);
            await (isRead ? console.meet() : console.readAgain());
            if (isRead && fault.way === 'expired') await expectRenewal(console);
            else if (isRead && fault.way === 'redirect') await expectRedirect(console, fault, isTyped);
            else if (isRead) await expectFaultShown(console, fault);
            if (isTyped) await expect(field).toHaveValue('typed');
            if (fault.way !== 'redirect') await page.waitForFunction(hasContent, written / 2);
          });
        await console.set(undefined);
        if (isTyped) await field.fill(before);
      });
    expect(complaints).toEqual([]);
  });

for (const [index, sending] of formCases.entries())
  test(`the input survives every fault of its request: ${sending.name}`, {
    tag: index === 0 ? [] : '@all',
  }, async ({ page }) => {
    const language = index % 2 === 0 ? 0 : 1;
    const complaints = complaintsOf(page);
    const console = await FaultyConsole.open(page, language);
    await console.go(sending.at);
    await sending.enter(page);
    for (const fault of callFaults)
      await test.step(fault.name, async () => {
        await console.set(fault);
        await console.meet(() => sending.send(page));
        const within = sending.inPlace ? inPlaceSelector : inToastSelector;
        const words = fault.says[language];
        const title =
          fault.ofChange && !sending.inPlace ? (sending.failed ?? fault.ofChange)[language] : words;
        if (fault.way === 'expired') {
          await expect(page.getByRole('dialog', { name: words })).toBeVisible();
          await page.keyboard.press('Escape');
        } else if (fault.way === 'redirect') {
          await expectRedirect(console, fault, !sending.isKept);
          if (sending.isKept) {
            // With the fault still set, the next read of the page would redirect again.
            await console.set(undefined);
            await console.go(sending.at);
          }
        } else if (fault.way !== 'silent')
          for (const text of [words, title])
            await page.waitForFunction(isTextShown, { words: text, mark: fault.mark, within });
        await expect(sending.entered(page).first()).toBeAttached();
        await page.waitForFunction(hasContent, 15);
      });
    expect(complaints).toEqual([]);
  });
