import { expect, test } from '@playwright/test';
import { findCutOffTexts } from './pseudo/findCutOffTexts.ts';
import { type LayoutBox, layoutBoxes } from './pseudo/layoutBoxes.ts';
import { blankScreenshot, mirrorDifference } from './pseudo/mirrorDifference.ts';
import { removeAccented, servePseudoLocale } from './pseudo/pseudoLocale.ts';
import { shownTexts } from './pseudo/shownTexts.ts';
import { findSeriousViolations } from './support/accessibility.ts';
import { allConsolePlaces } from './tour/consolePlaces.ts';
import { Visitor } from './tour/Visitor.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** What is written alike in every language: keys, zones, forms of data, what HTTP calls things. */
const alike =
  /^\(?(?:(?:Ctrl|Alt|Shift|Escape|[A-Z0-9])(?:[+ ]|\)|$))+$|^· Asia\/Shanghai$|^(?:JSON|null|POST|Accept|Authorization|Content-Type|Idempotency-Key|iwmsApiKey)$/;

test('no word of the console is untranslated, none is cut off, and all are told from the dark behind them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const visitor = await Visitor.enter(page, 'en-XA', servePseudoLocale);
  /** What is wrong, and where it was first. */
  const found = new Map<string, string>();
  const tell = (problem: string, where: string) => found.has(problem) || found.set(problem, where);
  const look = async (where: string) => {
    for (const { text, at } of await page.evaluate(shownTexts)) {
      const rest = removeAccented(text);
      if (/\p{L}/u.test(rest) && !alike.test(rest)) tell(`not translated: ${text} (${at})`, where);
    }
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      for (const text of await page.evaluate(findCutOffTexts)) tell(`${size.width} px: ${text}`, where);
    }
    for (const violation of await findSeriousViolations(page, 'topmost layer', ['color-contrast']))
      tell(violation, where);
  };
  expect(await visitor.visitAll(look)).toBeGreaterThan(50);
  expect([...found].map(([problem, where]) => `${problem}, at ${where}`)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Pixels by which an edge may be elsewhere: letters are set a little closer, or wider, from right to left. */
const tolerance = 4;
const edges = ['start', 'top', 'width'] as const;

/** The first element of a place that is not where its mirror image is. */
function misplaced(these: readonly LayoutBox[], those: readonly LayoutBox[]): string | undefined {
  if (these.length !== those.length) return `${these.length} elements, mirrored ${those.length}`;
  const told = ({ element, start, top, width }: LayoutBox) =>
    `${element} at ${start}, ${top}, ${width} px wide`;
  for (const [place, box] of these.entries()) {
    const other = those[place];
    if (!other || box.isOfLines || other.isOfLines) continue;
    if (edges.some((edge) => Math.abs(box[edge] - other[edge]) > tolerance))
      return `${told(box)}, mirrored ${told(other)}`;
  }
  return undefined;
}

/** Where the very pixels are compared: a list, a form in a page and in a dialog, the mapping grid with its panes. */
const pictured = /erpdown\?tab=erpdown($|&view=create|.*section=(settings|mapping)$)/;
/** Share of the pixels: less than a pictogram that points the wrong way. */
const mostUnlike = 0.00002;

test('from right to left every place is the mirror image of itself', async ({ page, context }) => {
  const ltr = await Visitor.enter(page, 'en-XA', servePseudoLocale);
  const rtl = await Visitor.enter(await context.newPage(), 'ar-XB', servePseudoLocale);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { at, subject } of await allConsolePlaces()) {
    // The lists of the four families are laid out alike.
    const layout = `${subject} ${at.replace(/^\/(erp|wcs).*?(?=&|$)/, '')}`;
    if (seen.has(layout)) continue;
    seen.add(layout);
    await Promise.all([ltr.go(at), rtl.go(at)]);
    const compared = async () =>
      misplaced(await ltr.page.evaluate(layoutBoxes), await rtl.page.evaluate(layoutBoxes));
    // One of them may have been looked at too soon.
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
