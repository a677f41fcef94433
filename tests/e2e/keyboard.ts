import type { Locator, Page } from '@playwright/test';
import { expect } from './console.ts';

/** More than any page has: who has come this far goes in circles. */
const mostSteps = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus there with one key, as somebody without a mouse has to. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

/** Presses a button, follows a link, or opens a tab, whose neighbours are reached with arrows. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const role = await target.getAttribute('role');
  if (role === 'tab') {
    await reach(page, page.locator('[role=tab][tabindex="0"]').first());
    await reach(page, target, 'ArrowRight');
  } else await reach(page, target, key);
  await page.keyboard.press('Enter');
}

/** Replaces what a field holds. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** Chooses an option of a native select, or of a list that opens under its field. */
export async function pick(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await reach(page, field);
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    await page.keyboard.type(String(option).slice(0, 3));
    return;
  }
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option }).first();
  await wanted.waitFor();
  for (let step = 0; step < mostSteps; step++) {
    const active = await field.getAttribute('aria-activedescendant');
    if (active !== null && active === (await wanted.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}
