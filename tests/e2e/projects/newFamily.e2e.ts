import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectCopy } from '../../../scripts/testing/ProjectCopy.ts';
import { newFamily } from '../../schemas/newFamily.ts';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import { startTestService, type TestService } from '../support/startTestService.ts';
import {
  createInterface,
  expectSaved,
  openScreen,
  openTask,
  postDocument,
  row,
  runAction,
  tab,
} from '../support/steps.ts';

/** The tests run in order, in one copy of the project. */
test.describe.configure({ mode: 'default' });
let tree: ProjectCopy;
let product: TestService;

test.beforeAll(async () => {
  tree = new ProjectCopy();
  tree.write('schemas/families/tmsdown.json', newFamily);
  tree.run('tsx', 'scripts/build/build.ts', '--generate');
  product = await startTestService(tree.root);
});

test.afterAll(async () => {
  await product?.end();
  tree?.remove();
});

test('the generator derives a whole family from one file', { tag: '@all' }, () => {
  const written = tree.changed().filter((path) => !path.startsWith('src/generated/'));
  expect(written).toEqual(['schemas/families/tmsdown.json']);
  tree.add('src/generated');
  expect(tree.run('tsx', 'generator/main.ts', '--check')).toContain('src/generated matches schemas/.');
  for (const path of ['openapi.json', 'reference/zh-CN/entities/interface.md'])
    expect(readFileSync(join(tree.root, 'src/generated', path), 'utf8')).toContain('TMS_DOWN');
  const reference = readFileSync(
    join(tree.root, 'src/generated/reference/en-US/entities/interface.md'),
    'utf8',
  );
  expect(reference).toContain('Called **TMS gateway** in TMS download interfaces.');
});

test('the contract tests of the new family run and pass', { tag: '@all' }, () => {
  const run = [
    'run',
    'tests/server/contract/contract.test.ts',
    '--testNamePattern=TMS_DOWN',
    '--reporter=verbose',
    '--no-color',
  ];
  expect(tree.run('vitest', ...run)).toMatch(/✓ .*TMS_DOWN/);
});

test(
  'the new family has navigation, list, form, validation, actions, documents, logs and export',
  {
    tag: '@all',
  },
  async ({ page }, testInfo) => {
    const main = page.getByRole('main');
    const apiKey = 'correct-horse-battery';
    const name = 'shipments';
    await product.signIn(page);

    await test.step('the operator sets an API key for partners', async () => {
      await openScreen(page, '配置');
      await tab(page, '安全').click();
      await main.getByRole('checkbox', { name: '启用此 API 密钥' }).check();
      await main.getByLabel('API 密钥', { exact: true }).fill(apiKey);
      await main.getByRole('button', { name: '保存', exact: true }).click();
      await expectSaved(page);
    });

    await test.step('the navigation opens the route of the family', async () => {
      // A link may lack the `#`.
      await page.goto(`${product.url}/tmsdown`);
      await expect(page).toHaveURL(/\/#\/tmsdown/);
      await openScreen(page, '配置');
      await openScreen(page, 'TMS 下发接口');
      await expect(page).toHaveURL(/#\/tmsdown/);
      await expect(main.getByRole('heading', { level: 1, name: 'TMS 下发接口' })).toBeVisible();
    });

    await test.step('the form validates in both languages', async () => {
      await page.getByRole('button', { name: '新建接口' }).first().click();
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('ERP 配置')).toHaveCount(0);
      await form.getByRole('button', { name: '保存', exact: true }).click();
      await expect(form.getByText('请选择所属菜单')).toBeVisible();
      await expect(form.getByText('TMS 网关不能为空')).toBeVisible();
      await form.getByRole('button', { name: '取消' }).click();
      await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
      await expect(main.getByRole('heading', { level: 1, name: 'TMS download interfaces' })).toBeVisible();
      await page.getByRole('button', { name: 'New interface' }).first().click();
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form.getByText('Menu must be selected')).toBeVisible();
      await expect(form.getByText('TMS gateway cannot be empty')).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
      await createInterface(page, {
        name,
        menu: '单据',
        fields: { 'TMS 网关': 'http://127.0.0.1:9/tms', 单据标识: 'no' },
      });
      await expect(row(page, name)).toContainText('已下线');
    });

    await test.step('list, form, changes and overview show the captions of the family', async () => {
      // A narrower list leaves out this column.
      await page.setViewportSize({ width: 1920, height: 1080 });
      await expect(page.getByRole('columnheader', { name: '上次拉取时间' })).toBeVisible();
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: '导出 CSV' }).click(),
      ]);
      const path = testInfo.outputPath('list.csv');
      await csv.saveAs(path);
      expect(readFileSync(path, 'utf8').split('\n', 1)[0]).toContain('上次拉取时间');
      await row(page, name).getByText(name).click();
      await expect(main.getByText('TMS 网关', { exact: true })).toBeVisible();
      await tab(page, '设置').click();
      await main.getByLabel('TMS 网关').fill('http://127.0.0.1:9/other');
      await main.getByRole('button', { name: '1 项修改' }).click();
      await expect(main.getByRole('row', { name: /TMS 网关/ })).toContainText('http://127.0.0.1:9/other');
      await main.getByRole('button', { name: /还原 ?TMS 网关/ }).click();
      await page.getByRole('button', { name: 'TMS 下发接口' }).click();
      await openScreen(page, 'WCS 下发');
      await expect(page.getByRole('columnheader', { name: '上次调度时间' })).toBeVisible();
      await openScreen(page, 'TMS 下发接口');
    });

    await test.step('the interface goes online and accepts a document', async () => {
      await runAction(page, row(page, name), '上线');
      await expect(row(page, name)).toContainText('已上线');
      await postDocument(product.url, name, 'T-1', apiKey);
    });

    await test.step('the record page shows the log and the API document', async () => {
      await row(page, name).getByText(name).click();
      await tab(page, '日志').click();
      await expect(main.getByRole('row', { name: /T-1/ }).first()).toBeVisible();
      await tab(page, '文档').click();
      await expect(main.getByText(`/iwms-openapi/api/exchange/${name}`).first()).toBeVisible();
    });

    await test.step('the export contains the interface', async () => {
      const task = await openTask(page, '导出');
      await chooseOption(task, '接口类型', 'TMS 下发接口');
      await task.getByRole('button', { name: '选择全部 1 条' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        task.getByRole('button', { name: '导出', exact: true }).click(),
      ]);
      const path = testInfo.outputPath('interfaces.json');
      await download.saveAs(path);
      expect(readFileSync(path, 'utf8')).toContain('"TMS_DOWN"');
    });
  },
);
