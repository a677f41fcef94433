import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../testing/browserOptions.ts';
import { median, spread } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { DevSession } from './DevSession.ts';

/** Milliseconds from the write of a schema file until the page shows the edit. */
const limit = 1000;

/** Milliseconds between two edits. */
const idleTime = 1500;

/** A caption in a schema file, and a place of the console that shows it. */
interface CaptionEdit {
  readonly file: string;
  readonly caption: string;
  readonly place: string;
}

const edits: readonly CaptionEdit[] = [
  { file: 'schemas/entities/erp.schema.json', caption: '基础路径', place: '/config?tab=erp&view=create' },
  {
    file: 'schemas/entities/interface.schema.json',
    caption: '接口路径',
    place: '/erpdown?tab=erpdown&view=create',
  },
  { file: 'schemas/screens/config.json', caption: '菜单', place: '/config?tab=erp' },
];

/** Resolves to the milliseconds from the write of a file until the page shows a text. */
async function measureEdit(page: Page, file: string, text: string, shown: string): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), shown, { polling: 'raf' });
  return performance.now() - start;
}

/** Measures edits of one caption. The first edit is a warm-up and is not counted. */
async function measureEdits(
  page: Page,
  root: string,
  { file, caption }: CaptionEdit,
  runs: number,
): Promise<number[]> {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    await pause(idleTime);
    const shown = `${caption}${run}`;
    const edited = original.replaceAll(`"title": "${caption}"`, `"title": "${shown}"`);
    if (edited === original) throw new Error(`${file} has no title "${caption}".`);
    times.push(await measureEdit(page, path, edited, shown));
  }
  return times.slice(1);
}

/**
 * `npm run bench -- dev [--runs 10]`: starts `npm run dev` in a copy of this project, and measures how soon the
 * open page shows an edit of a schema file.
 */
export async function benchmarkDev(options: readonly string[]): Promise<readonly BenchReport[]> {
  const runs = Number(readOption(options, 'runs') ?? 10);
  const session = new DevSession();
  const browser = await chromium.launch(await browserOptions('system'));
  try {
    const page = await browser.newPage();
    const link = await session.signInLink();
    await page.goto(link);
    await page.getByRole('navigation').first().waitFor();
    const measured: { readonly edit: CaptionEdit; readonly times: readonly number[] }[] = [];
    for (const edit of edits) {
      await page.goto(`${new URL(link).origin}/#${edit.place}`);
      await page.getByText(edit.caption).first().waitFor();
      measured.push({ edit, times: await measureEdits(page, session.root, edit, runs) });
    }
    return [
      {
        title: 'Edits under `npm run dev`',
        columns: ['edited file', 'min/median/max ms'],
        rows: measured.map(({ edit, times }) => [edit.file, spread(times)]),
        notes: [
          'The time is from the write of the file until the open page shows the new caption.',
          `${runs} edits of each file, after one that is not counted. Limit of the median: ${limit} ms.`,
        ],
        met: measured.every(({ times }) => median(times) <= limit),
      },
    ];
  } finally {
    await browser.close();
    await session.close();
  }
}
