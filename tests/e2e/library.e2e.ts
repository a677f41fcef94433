import { librarySchemas } from './library/librarySchemas.ts';
import { chooseOption, expect, test } from './support/fixtures.ts';
import { ProjectCopy } from './support/ProjectCopy.ts';
import { removeProduct } from './support/removeProduct.ts';
import { startTestService, type TestService } from './support/startTestService.ts';
import { openScreen, row, runAction, tab } from './support/steps.ts';

let tree: ProjectCopy;
let product: TestService;

test.beforeAll(async () => {
  tree = new ProjectCopy();
  removeProduct(tree);
  for (const [path, schema] of Object.entries(librarySchemas))
    tree.write(path, JSON.stringify(schema, null, 2));
  tree.run('tsx', 'scripts/build.ts', '--generate');
  product = await startTestService(tree.root);
});

test.afterAll(async () => {
  await product?.end();
  tree?.remove();
});

test('the schemas of a library make a console: sign-in, lists, forms, references, lifecycle, both languages', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: '保存', exact: true });
  const create = async (screen: string, record: string, fill: () => Promise<void>): Promise<void> => {
    await openScreen(page, screen);
    await main
      .getByRole('button', { name: new RegExp(`新建 ?${record}`) })
      .first()
      .click();
    await fill();
    await save.click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('sign-in opens the first screen, for none has the route "/"', async () => {
    await product.signIn(page);
    await expect(page).toHaveURL(/#\/branch$/);
    await expect(main.getByRole('heading', { level: 1, name: '分馆' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
      '分馆',
      '图书',
      '读者',
      '借阅记录',
    ]);
  });

  await test.step('records, with references', async () => {
    await create('分馆', '分馆', async () => {
      await save.click();
      await expect(dialog.getByText('名称不能为空')).toBeVisible();
      await dialog.getByLabel('名称').fill('Harbour');
    });
    await create('图书', '图书', async () => {
      await dialog.getByLabel('书名').fill('Moby-Dick');
      await chooseOption(dialog, '所属分馆', 'Harbour');
      await dialog.getByLabel('页数').fill('635');
    });
    await expect(row(page, 'Moby-Dick', 'Harbour', '635')).toBeVisible();
    await create('读者', '读者', async () => {
      await dialog.getByLabel('姓名').fill('Ishmael');
      await dialog.getByLabel('邮箱').fill('nobody');
      await save.click();
      await expect(dialog.getByText(/邮箱.*(格式|无效|不正确)/)).toBeVisible();
      await dialog.getByLabel('邮箱').fill('ishmael@example.com');
    });
    await create('借阅记录', '借阅记录', async () => {
      await dialog.getByLabel('编号').fill('L-1');
      await chooseOption(dialog, '图书', 'Moby-Dick');
      await chooseOption(dialog, '读者', 'Ishmael');
    });
  });

  await test.step('lifecycle', async () => {
    const loan = row(page, 'L-1');
    await expect(loan).toContainText('已预约');
    await runAction(page, loan, '借出');
    await expect(loan).toContainText('已借出');
    await runAction(page, loan, '归还');
    await expect(loan).toContainText('已归还');
  });

  await test.step('a branch with books stays', async () => {
    await openScreen(page, '分馆');
    const branch = row(page, 'Harbour');
    await branch.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除', exact: true }).click();
    await dialog.getByRole('button', { name: '删除', exact: true }).click();
    await expect(dialog.getByText('Harbour 正在使用中')).toBeVisible();
    await expect(dialog.getByText('Moby-Dick')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(branch).toBeVisible();
  });

  await test.step('English: edit', async () => {
    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    await openScreen(page, 'Loans');
    await expect(row(page, 'L-1', 'Moby-Dick', 'Ishmael')).toContainText('Returned');
    await openScreen(page, 'Members');
    await row(page, 'Ishmael').getByText('Ishmael', { exact: true }).click();
    await tab(page, 'Settings').click();
    await main.getByLabel('Name').fill('Queequeg');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Queequeg' })).toBeVisible();
  });
});
