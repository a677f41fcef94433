import type { Locator, Page } from '@playwright/test';
import { fillForm } from '../fill/fillForm.ts';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import {
  applyPlan,
  createErp,
  expectSaved,
  leaveNewInterface,
  openTask,
  row,
  runAction,
  tab,
} from '../support/steps.ts';

/**
 * The tests run in order on one service: the upload families use the ERP configuration of the download
 * families.
 */
test.describe.configure({ mode: 'default' });
/**
 * The ERP configuration exists on the service of this worker. After a failure, a new worker starts an empty
 * service.
 */
let hasErp = false;

interface Family {
  readonly route: string;
  /** The name of its link in the navigation. */
  readonly screen: string;
  /** A menu that no other test uses, because copies and exports take all its interfaces. */
  readonly menu: string;
  /** Its interfaces connect through an ERP configuration. */
  readonly byErp: boolean;
  /** A rule of its interfaces. */
  readonly rule: string;
  /** A rule that its interfaces do not have. */
  readonly notOffered: string;
}

const erpName = 'walk-erp';

/** Values that the steps below depend on. All other fields get samples. */
const settings = {
  dcCode: '上海',
  scope: 'DC',
  ownerCode: '自营',
  erpUuid: erpName,
  type: 'HTTP',
  triggerStrategy: 'EVENT',
  alarmEnabled: false,
};

const families: readonly Family[] = [
  {
    route: '/erpdown',
    menu: '商品',
    screen: 'ERP 下发接口',
    byErp: true,
    rule: '忽略更新',
    notOffered: '上传配置',
  },
  {
    route: '/erpup',
    menu: '收货确认',
    screen: 'ERP 上传接口',
    byErp: true,
    rule: '上传配置',
    notOffered: '忽略更新',
  },
  {
    route: '/wcsdown',
    menu: '货位',
    screen: 'WCS 下发接口',
    byErp: false,
    rule: '处理方案忽略',
    notOffered: '上传配置',
  },
  {
    route: '/wcsup',
    menu: '设备状态',
    screen: 'WCS 上传接口',
    byErp: false,
    rule: '忽略库存货位用途',
    notOffered: '忽略更新',
  },
];

async function copy(
  page: Page,
  kind: string,
  fields: Readonly<Record<string, string>>,
  count: number,
): Promise<void> {
  const main = await openTask(page, kind);
  for (const [field, option] of Object.entries(fields)) await chooseOption(main, field, option);
  await applyPlan(main, '复制', count);
}

for (const { route, screen, menu, byErp, rule, notOffered } of families) {
  const name = `walk${route.slice(1)}`;
  const isWhole = route === '/erpdown';
  const title = isWhole ? 'runs and transfers' : 'configures';
  test(
    `the console ${title} an interface of ${route}`,
    {
      tag: isWhole ? [] : '@all',
    },
    async ({ page, service }, testInfo) => {
      const main = page.getByRole('main');
      const openFamily = () =>
        page
          .getByRole('navigation')
          .getByRole('link', { name: screen.replace('接口', ''), exact: true })
          .click();
      await service.signIn(page);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (byErp && !hasErp) await createErp(page, erpName);
      hasErp ||= byErp;

      await test.step('the operator creates the interface', async () => {
        await openFamily();
        await page.getByRole('button', { name: '新建接口' }).first().click();
        const form = page.getByRole('dialog');
        await fillForm(form, route.slice(1), { ...settings, interfaceName: name, menuName: menu });
        await form.getByRole('button', { name: '保存', exact: true }).click();
        await expect(form).toHaveCount(0);
        await leaveNewInterface(page);
        await expect(row(page, name)).toContainText('已下线');
      });

      await test.step('the operator saves a rule of the family', async () => {
        await row(page, name).getByText(name).click();
        await tab(page, '规则').click();
        await expect(tab(page, notOffered)).toHaveCount(0);
        await tab(page, rule).click();
        const box = main.getByRole('combobox').last();
        if (rule === '上传配置') await main.getByRole('checkbox', { name: '限制上传' }).check();
        else {
          await box.click();
          await page.getByRole('listbox').getByRole('option').first().click();
          await page.keyboard.press('Escape');
        }
        await main.getByRole('button', { name: '保存', exact: true }).click();
        await expectSaved(page);
      });

      // The console runs the other steps in the same way for every family, and
      // tests/server/integration/transfer/families.test.ts runs them on the service for each.
      if (!isWhole) return;

      await test.step('the actions online, suspend, resume, debug, unDebug and offline run', async () => {
        await openFamily();
        const record = row(page, name);
        for (const [action, status] of [
          ['上线', '已上线'],
          ['挂起', '已挂起'],
          ['恢复', '已上线'],
          ['调试', '已上线'],
          ['取消调试', '已上线'],
          ['下线', '已下线'],
        ] as const) {
          await runAction(page, record, action);
          await expect(record).toContainText(status);
        }
      });

      await test.step('the settings of an online interface are read-only', async () => {
        await runAction(page, row(page, name), '上线');
        await row(page, name).getByText(name).click();
        await tab(page, '设置').click();
        await expect(main.getByLabel('接口名称')).toHaveValue(name);
        await expect(main.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
        const widthOf = async (target: Locator) => (await target.boundingBox())?.width;
        const notice = main.getByRole('status').filter({ hasText: '下线' });
        expect(await widthOf(notice)).toBe(await widthOf(main.locator('form')));
        await main.getByRole('button', { name: '下线并编辑' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '下线', exact: true }).click();
        await expect(main.getByRole('button', { name: '保存', exact: true })).toBeVisible();
      });

      await test.step('the operator copies the interface to a distribution center, then both to an owner', async () => {
        await copy(page, '按配送中心复制', { 源配送中心: '上海', 目标配送中心: '广州', 菜单: menu }, 1);
        await copy(page, '按货主复制', { 源货主: '自营', 目标货主: '鲜达', 菜单: menu }, 2);
        await openFamily();
        await expect(row(page, name)).toHaveCount(4);
      });

      const file = testInfo.outputPath('interfaces.json');
      await test.step('the operator exports the four interfaces', async () => {
        const task = await openTask(page, '导出');
        await task.getByRole('button', { name: '导出', exact: true }).click();
        await expect(task.getByText('请先选择数据').first()).toBeVisible();
        await chooseOption(task, '接口类型', screen);
        await chooseOption(task, '所属菜单', menu);
        await task.getByRole('button', { name: '选择全部 4 条' }).click();
        await expect(task.getByText('已选 4 条')).toBeVisible();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          task.getByRole('button', { name: '导出', exact: true }).click(),
        ]);
        await download.saveAs(file);
      });

      await test.step('the operator deletes the four interfaces, then imports them', async () => {
        await openFamily();
        await expect(row(page, name)).toHaveCount(4);
        for (const record of await row(page, name).all()) await record.getByRole('checkbox').check();
        await page.getByRole('button', { name: '更多操作' }).first().click();
        await page.getByRole('menuitem', { name: '删除' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
        await expect(row(page, name)).toHaveCount(0);

        const task = await openTask(page, '导入');
        await task.locator('input[type="file"]').setInputFiles(file);
        await applyPlan(task, '导入', 4);
        await openFamily();
        await expect(row(page, name)).toHaveCount(4);
        await expect(row(page, name, '已下线')).toHaveCount(4);
      });

      await test.step('the URL, Back and Forward restore the filter and the open record', async () => {
        await page.goto(`${service.url}/#${route}?filter.interfaceName=${name}&filter.ownerCode=OWN2`);
        await page.reload();
        await expect(row(page, name)).toHaveCount(2);
        await row(page, name).first().getByText(name).click();
        await tab(page, '规则').click();
        await expect(tab(page, rule)).toBeVisible();
        await page.reload();
        await expect(tab(page, rule)).toBeVisible();
        await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await page.goBack();
        await expect(row(page, name)).toHaveCount(2);
        await page.goForward();
        await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      });
    },
  );
}
