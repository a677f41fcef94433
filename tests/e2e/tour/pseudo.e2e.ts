import { expect, test } from '@playwright/test';
import { allConsolePlaces } from './consolePlaces.ts';
import { type LayoutBox, layoutBoxes } from './pseudo/layoutBoxes.ts';
import { blankScreenshot, mirrorDifference } from './pseudo/mirrorDifference.ts';
import { servePseudoLocale } from './pseudo/pseudoLocale.ts';
import { Visitor } from './Visitor.ts';

/** Tolerance for edges in pixels. The spacing of letters differs slightly from right to left. */
const tolerance = 4;
const edges = ['start', 'top', 'width'] as const;

/**
 * Returns the first element that is not at the position of its mirror image, as text; undefined without one.
 */
function misplaced(these: readonly LayoutBox[], those: readonly LayoutBox[]): string | undefined {
  if (these.length !== those.length) return `${these.length} elements, mirrored ${those.length}`;
  const describe = ({ element, start, top, width }: LayoutBox) =>
    `${element} at ${start}, ${top}, ${width} px wide`;
  for (const [place, box] of these.entries()) {
    const other = those[place];
    if (!other || box.isOfLines || other.isOfLines) continue;
    if (edges.some((edge) => Math.abs(box[edge] - other[edge]) > tolerance))
      return `${describe(box)}, mirrored ${describe(other)}`;
  }
  return undefined;
}

/**
 * Places whose pixels are compared: a list, a form on a page and in a dialog, the mapping grid with its
 * panes.
 */
const pictured = /erpdown\?tab=erpdown($|&view=create|.*section=(settings|mapping)$)/;
/** Maximum share of different pixels: less than one icon in the wrong direction. */
const mostUnlike = 0.00002;

test('every layout is mirrored from right to left', { tag: '@all' }, async ({ page, context }) => {
  const ltr = await Visitor.enter(page, 'en-XA', servePseudoLocale);
  const rtl = await Visitor.enter(await context.newPage(), 'ar-XB', servePseudoLocale);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { at, layout } of await allConsolePlaces()) {
    if (seen.has(layout) && !pictured.test(at)) continue;
    seen.add(layout);
    await Promise.all([ltr.go(at), rtl.go(at)]);
    const compared = async () =>
      misplaced(await ltr.page.evaluate(layoutBoxes), await rtl.page.evaluate(layoutBoxes));
    // One of the pages may have been measured too early.
    let odd = await compared();
    for (let attempt = 0; odd !== undefined && attempt < 10; attempt++) {
      await page.waitForTimeout(200);
      odd = await compared();
    }
    if (odd) found.push(`${at}: ${odd}`);
    if (!pictured.test(at)) continue;
    const difference = async () =>
      mirrorDifference(page, [await blankScreenshot(ltr.page), await blankScreenshot(rtl.page)]);
    let unlike = await difference();
    for (let attempt = 0; unlike > mostUnlike && attempt < 10; attempt++) {
      await page.waitForTimeout(200);
      unlike = await difference();
    }
    if (unlike > mostUnlike) found.push(`${at}: ${(unlike * 100).toFixed(3)} % of the pixels differ`);
  }
  expect(found).toEqual([]);
});
