import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: { run(context: Document | Element | Element[], options: RunOptions): Promise<AxeResults> };
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Extent = 'page' | 'topmost layer';

/**
 * Rules of axe: all, all except the slow one of the contrast, or the contrast of the texts that
 * `findNewTextStyles` has kept.
 */
type Rules = 'all' | 'all but contrast' | 'contrast of new styles';

interface AxeScope {
  readonly extent: Extent;
  readonly rules: Rules;
}

/** Runs in the page. */
async function runAxe({ extent, rules }: AxeScope): Promise<readonly string[]> {
  const layers = [...document.querySelectorAll('dialog[open], [popover]:popover-open')];
  const layer = extent === 'topmost layer' ? layers.at(-1) : undefined;
  const texts = rules === 'contrast of new styles' ? [...(window.textsToJudge ?? [])] : undefined;
  const results = await window.axe?.run(texts ?? layer ?? document, {
    resultTypes: ['violations'],
    ...(texts && { runOnly: ['color-contrast'] }),
    ...(rules === 'all but contrast' && { rules: { 'color-contrast': { enabled: false } } }),
  });
  return (results?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

/** Resolves to the violations that axe finds in the current page, as `rule: element`. */
export async function findViolations(
  page: Page,
  extent: Extent = 'page',
  rules: Rules = 'all',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  return page.evaluate(runAxe, { extent, rules });
}

/** Expects no violations of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
