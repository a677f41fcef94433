import type { ListeningServer } from '../../../../src/server/platform/http/listen.ts';
import { type BuiltProject, buildProject } from '../../support/buildProject.ts';
import { chooseOption, expect, test } from '../../support/fixtures.ts';
import { startConsole } from '../../support/startConsole.ts';
import { createRecord, openScreen, row, runAction, tab } from '../../support/steps.ts';
import { collections } from './collections.ts';
import { type Directus, startDirectus } from './startDirectus.ts';

let tree: BuiltProject;
let directus: Directus;
let site: ListeningServer;

test.beforeAll(async () => {
  directus = await startDirectus();
  for (const collection of collections) await directus.call('POST', '/collections', collection);
  await directus.call('POST', '/items/authors', [{ name: 'Lu Xun' }, { name: 'Melville' }] as never);
  for (let index = 1; index <= 45; index++)
    await directus.call('POST', '/items/articles', {
      headline: `Article ${String(index).padStart(2, '0')}`,
      words: 45 - index,
      author: (index % 2) + 1,
      status: index % 3 === 0 ? 'published' : 'draft',
    });
  tree = buildProject('directus');
  site = await startConsole(tree.root, { directus: directus.url });
});

test.afterAll(async () => {
  await site?.close();
  await directus?.end();
  tree?.remove();
});

test('a console on Directus, from schemas only', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main.locator('tbody tr');
  const firstRow = rows.first();
  const open = (path: string) => page.goto(`${site.url}/#${path}`);
  const signIn = async (password: string): Promise<void> => {
    await page.locator('[name=password]').fill(password);
    await page.locator('[type=submit]').click();
  };
  const read = async (path: string) => (await directus.call('GET', path)) as Record<string, unknown>[];

  await test.step('sign-in', async () => {
    await open('/');
    await page.locator('[name=loginId]').fill(directus.login);
    await signIn('wrong');
    await expect(page.getByText('登录名或密码错误')).toBeVisible();
    await signIn(directus.password);
    await expect(rows).toHaveCount(20);
  });

  await test.step('pages, order and filters', async () => {
    await expect(firstRow).toContainText('Article 01');
    await expect(firstRow).toContainText('Melville');
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(rows).toHaveCount(5);
    for (const [query, count, first] of [
      ['sort=words&order=asc', 20, 'Article 45'],
      ['filter.headline=LE+1', 10, 'Article 10'],
      ['filter.status=published', 15, 'Article 03'],
      ['filter.status=published,archived', 15, 'Article 03'],
      ['filter.author=1&pageSize=50', 22, 'Article 02'],
      ['filter.wordsFrom=40&filter.wordsTo=43', 3, 'Article 03'],
      ['sort=date_created&order=desc', 20, 'Article 45'],
      ['filter.date_createdFrom=2020-01-01T00:00:00.000Z&sort=words', 20, 'Article 45'],
    ] as const) {
      await open(`/article?${query}`);
      await expect(rows, query).toHaveCount(count);
      await expect(firstRow, query).toContainText(first);
    }
  });

  await test.step('Directus refuses a field of a new record', async () => {
    await openScreen(page, '作者');
    await createRecord(page, '作者', async () => dialog.getByLabel('姓名').fill('Melville'));
    await expect(dialog.getByText(/has to be unique/)).toBeVisible();
    await dialog.getByLabel('姓名').fill('Borges');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Borges')).toBeVisible();
  });

  await test.step('a reference, a change and the transitions of a lifecycle', async () => {
    await openScreen(page, '文章');
    await createRecord(page, '文章', async () => {
      await dialog.getByLabel('标题').fill('Aleph');
      await chooseOption(dialog, '作者', 'Borges');
    });
    await expect(dialog).toHaveCount(0);
    const article = row(page, 'Aleph', 'Borges');
    await expect(article).toContainText('草稿');
    await runAction(page, article, '发布');
    await expect(article).toContainText('已发布');
    await article.getByText('Aleph', { exact: true }).click();
    await tab(page, '设置').click();
    await main.getByLabel('字数').fill('12');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await main.getByRole('button', { name: '保存', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ words: 12 });
    await expect(main.getByText('暂无修改')).toBeVisible();
    expect(await read('/items/articles?filter[headline][_eq]=Aleph')).toEqual([
      {
        id: expect.any(String),
        headline: 'Aleph',
        words: 12,
        author: 3,
        status: 'published',
        date_created: expect.any(String),
        internal: 'kept',
      },
    ]);
  });

  await test.step('an expired session keeps the page', async () => {
    await page.evaluate(() => sessionStorage.setItem('loginKey', 'expired'));
    await open('/author');
    await page.reload();
    await expect(dialog.getByText('登录已过期')).toBeVisible();
    await signIn(directus.password);
    await expect(row(page, 'Borges')).toBeVisible();
  });

  await test.step('English, a deletion and sign-out', async () => {
    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    await row(page, 'Lu Xun').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(page, 'Lu Xun')).toHaveCount(0);
    expect(await read('/items/authors')).toHaveLength(2);
    await page.getByRole('button', { name: `Signed in as ${directus.login}` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('loginKey'))).toBeNull();
    // The browser itself reports the refused field. The fixture ignores 401.
    const refused = complaints.splice(0).map((text) => text.match(/status of (\d+)/)?.[1]);
    expect(new Set(refused)).toEqual(new Set(['400']));
  });
});
