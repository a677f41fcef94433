import { expect, test } from '@playwright/test';
import { findCutOffTexts } from './pseudo/findCutOffTexts.ts';
import { removeAccented, servePseudoLocale } from './pseudo/pseudoLocale.ts';
import { shownTexts } from './pseudo/shownTexts.ts';
import { findSeriousViolations } from './support/accessibility.ts';
import { Visitor } from './tour/Visitor.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Texts that are the same in every language: keys, time zones, data formats, names of HTTP. */
const alike =
  /^\(?(?:(?:Ctrl|Alt|Shift|Escape|[A-Z0-9])(?:[+ ]|\)|$))+$|^· Asia\/Shanghai$|^(?:JSON|null|POST|Accept|Authorization|Content-Type|Idempotency-Key|iwmsApiKey)$/;

// One tour for all rules, because the visits take a third of the time. No violation that axe finds depends on
// the language, and only the contrast depends on the theme. This is the longest browser test. Its file name
// sorts first, so that no worker waits for it at the end.
test('no place, dialog or menu has untranslated text, cut-off text or a serious violation of axe', async ({
  page,
}) => {
  let colorScheme: 'dark' | 'light' = 'dark';
  await page.emulateMedia({ colorScheme });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const visitor = await Visitor.enter(page, 'en-XA', servePseudoLocale);
  /** Problems, with the first place of each. */
  const found = new Map<string, string>();
  const report = (problem: string, where: string) => found.has(problem) || found.set(problem, where);
  const look = async (where: string) => {
    for (const { text, at } of await page.evaluate(shownTexts)) {
      const rest = removeAccented(text);
      if (/\p{L}/u.test(rest) && !alike.test(rest)) report(`not translated: ${text} (${at})`, where);
    }
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      for (const text of await page.evaluate(findCutOffTexts)) report(`${size.width} px: ${text}`, where);
    }
    for (const violation of await findSeriousViolations(page, 'topmost layer')) report(violation, where);
    // The next place begins in this theme: each change of the theme takes time.
    colorScheme = colorScheme === 'dark' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme });
    await visitor.settle();
    for (const violation of await findSeriousViolations(page, 'topmost layer', ['color-contrast']))
      report(`${colorScheme} theme: ${violation}`, where);
  };
  expect(await visitor.visitAll(look)).toBeGreaterThan(50);
  expect([...found].map(([problem, where]) => `${problem}, at ${where}`)).toEqual([]);
  expect(complaints).toEqual([]);
});
