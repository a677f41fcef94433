import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findNewTextStyles } from '../support/textStyles.ts';
import { findCutOffTexts } from './pseudo/findCutOffTexts.ts';
import { removeAccented, servePseudoLocale } from './pseudo/pseudoLocale.ts';
import { shownTexts } from './pseudo/shownTexts.ts';
import { Visitor } from './Visitor.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Texts that are the same in every language: keys, instants with their time zones, data formats, names of HTTP. */
const alike =
  /^\(?(?:(?:Ctrl|Alt|Shift|Escape|[A-Z0-9])(?:[+ ]|\)|$))+$|^(?:[·→ ]*(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d )?(?:Asia\/Shanghai|UTC))+[· ]*$|^(?:HH:mm|JSON|null|POST|Accept|Authorization|Content-Type|Idempotency-Key|iwmsApiKey)$/;

type Theme = 'dark' | 'light';

/** Runs the contrast rule of axe in both themes, at the places with a style of text that it has not yet judged. */
class ContrastChecks {
  theme: Theme = 'dark';
  /** Number of runs of axe. */
  runs = 0;
  private readonly judged: Readonly<Record<Theme, string[]>> = { dark: [], light: [] };

  constructor(private readonly visitor: Visitor) {}

  /** Resolves to the violations of the current place, by theme. The next place begins in the last theme. */
  async violations(): Promise<readonly string[]> {
    const { page } = this.visitor;
    const found: string[] = [];
    const other = this.theme === 'dark' ? 'light' : 'dark';
    for (const theme of [this.theme, other] as const) {
      const judged = this.judged[theme];
      const styles = await page.evaluate(findNewTextStyles, judged.join(' '));
      if (styles === '') continue;
      await this.show(theme);
      for (const violation of await findViolations(page, 'topmost layer', 'contrast of new styles'))
        found.push(`${theme} theme: ${violation}`);
      judged.push(styles);
      this.runs += 1;
    }
    return found;
  }

  private async show(theme: Theme): Promise<void> {
    if (theme === this.theme) return;
    this.theme = theme;
    await this.visitor.page.emulateMedia({ colorScheme: theme });
    await this.visitor.settle();
  }
}

// One tour for all rules, because the visits take a third of the time. No violation that axe finds depends on
// the language, and only the contrast depends on the theme. This is the longest browser test. Its file name
// sorts first, so that no worker waits for it at the end.
test('no place, dialog or menu has untranslated text, cut-off text or a violation of axe', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const visitor = await Visitor.enter(page, 'en-XA', servePseudoLocale);
  const contrast = new ContrastChecks(visitor);
  /** Problems, with the first place of each. */
  const found = new Map<string, string>();
  const report = (problem: string, where: string) => found.has(problem) || found.set(problem, where);
  const look = async (where: string) => {
    for (const { text, at } of await page.evaluate(shownTexts)) {
      const rest = removeAccented(text);
      if (!alike.test(rest)) report(`not translated: ${text} (${at})`, where);
    }
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      for (const text of await page.evaluate(findCutOffTexts)) report(`${size.width} px: ${text}`, where);
    }
    for (const violation of await findViolations(page, 'topmost layer', 'all but contrast'))
      report(violation, where);
    for (const violation of await contrast.violations()) report(violation, where);
  };
  expect(await visitor.visitAll(look)).toBeGreaterThan(50);
  expect(contrast.runs).toBeGreaterThan(20);
  expect([...found].map(([problem, where]) => `${problem}, at ${where}`)).toEqual([]);
  expect(complaints).toEqual([]);
});
