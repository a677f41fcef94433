import { expect, test } from '@playwright/test';
import { findSeriousViolations } from './support/accessibility.ts';
import { Visitor } from './tour/Visitor.ts';

// No violation depends on both texts and colours. pseudo.e2e.ts checks all texts, and the colours of the dark
// theme.
test('axe finds no serious violation in any place, dialog or menu', async ({ page }) => {
  const visitor = await Visitor.enter(page, 'zh-CN');
  const found = new Map<string, string>();
  const look = async (where: string) => {
    for (const violation of await findSeriousViolations(page, 'topmost layer'))
      if (!found.has(violation)) found.set(violation, where);
  };
  expect(await visitor.visitAll(look)).toBeGreaterThan(50);
  expect([...found].map(([violation, where]) => `${violation}, at ${where}`)).toEqual([]);
});
