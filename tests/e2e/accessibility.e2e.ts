import { expect, test } from '@playwright/test';
import { findSeriousViolations } from './support/accessibility.ts';
import { Visitor } from './tour/Visitor.ts';

// What axe finds depends on the words or on the colours, never on both: pseudo.e2e.ts looks at all words, and at the colours of the dark.
test('axe finds nothing grave in any place, dialog or menu', async ({ page }) => {
  const visitor = await Visitor.enter(page, 'zh-CN');
  const found = new Map<string, string>();
  const look = async (where: string) => {
    for (const violation of await findSeriousViolations(page, 'topmost layer'))
      if (!found.has(violation)) found.set(violation, where);
  };
  expect(await visitor.visitAll(look)).toBeGreaterThan(50);
  expect([...found].map(([violation, where]) => `${violation}, at ${where}`)).toEqual([]);
});
