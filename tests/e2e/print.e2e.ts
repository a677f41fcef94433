import { expect, test } from '@playwright/test';
import { Visitor } from './tour/Visitor.ts';

/** A4 with the margins of `print.css`, in CSS pixels. */
const paper = { width: 688, height: 1000 };

/** Returns the parts of the page that paper cuts off. Runs in the page. */
const findCutOffParts = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('main *')].flatMap((part) => {
    // A text for screen readers only has a width of one pixel.
    const isCut = part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1;
    const isClipped = getComputedStyle(part).overflowX !== 'visible' || part === document.documentElement;
    return isCut && isClipped ? [`${part.tagName} ${part.className}`] : [];
  });

test('paper shows every column of a list and of the overview, in full', async ({ page }) => {
  await page.setViewportSize(paper);
  const visitor = await Visitor.enter(page, 'en-US');
  for (const place of [
    '/health?tab=overview',
    '/erpdown',
    '/health?tab=interfaceLog',
    '/config?tab=erp',
    '/notify?tab=deliveries',
  ]) {
    await visitor.go(place);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(findCutOffParts), place).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
