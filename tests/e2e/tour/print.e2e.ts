import { expect, test } from '@playwright/test';
import { Visitor } from './Visitor.ts';

/** A4 with the margins of `print.css`, in CSS pixels. */
const paper = { width: 688, height: 1000 };

/** The columns that paper leaves out: selection, charts and buttons. */
const screenColumns = ['', 'Trend', 'Actions'];

/** Returns the visible headings of the columns, and the number of visible rows. Runs in the page. */
const findTableTexts = (): { readonly headings: readonly string[]; readonly rows: number } => {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
  return {
    headings: visible('main th').map(({ innerText }) => innerText),
    rows: visible('main tbody tr').length,
  };
};

/** Returns the parts of the page that paper cuts off. Runs in the page. */
const findCutOffParts = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('main *')].flatMap((part) => {
    // A text for screen readers only has a width of one pixel.
    const isCut = part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1;
    const isClipped = getComputedStyle(part).overflowX !== 'visible' || part === document.documentElement;
    return isCut && isClipped ? [`${part.tagName} ${part.className}`] : [];
  });

test('paper shows every column and row of the screen that has data, in full', async ({ page }) => {
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
    // On a slow machine, React can need longer for the rows than the visitor waits for a change of the page.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const { headings, rows } = await page.evaluate(findTableTexts);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(findTableTexts), place).toEqual({
      headings: headings.filter((heading) => !screenColumns.includes(heading)),
      rows,
    });
    expect(await page.evaluate(findCutOffParts), place).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
