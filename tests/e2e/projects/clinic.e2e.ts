import { type BuiltProject, buildProject } from '../support/buildProject.ts';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import { startTestService, type TestService } from '../support/startTestService.ts';
import { createRecord, openFolds, openScreen, row, runAction, tab } from '../support/steps.ts';

let clinic: BuiltProject;
let product: TestService;

test.beforeAll(async () => {
  clinic = buildProject('clinic');
  product = await startTestService(clinic.root);
});

test.afterAll(async () => {
  await product?.end();
  clinic?.remove();
});

test('a folder with schemas makes a product: name, logo, home, forms, references, two lifecycles, both languages', async ({
  page,
}, testInfo) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: '保存', exact: true });
  const create = async (record: string, fill: () => Promise<void>): Promise<void> =>
    expect(await createRecord(page, record, fill)).toHaveCount(0);
  const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) });

  await test.step('the sign-in page, the bar and the tab have the name and the logo of the product', async () => {
    await page.goto(`${product.url}/#/sign-in`);
    await expect(page.getByRole('main').getByText('河畔诊所')).toBeVisible();
    await picture('signIn');
    await product.signIn(page);
    await expect(page).toHaveTitle('预约 · 河畔诊所');
    await expect(page.getByRole('banner').getByText('河畔诊所')).toBeVisible();
    const mark = page.getByRole('banner').locator('span[aria-hidden]').first();
    await expect(mark).toHaveCSS('background-image', /logo\.svg|svg\+xml/);
  });

  await test.step('"/" opens the home of the product', async () => {
    await expect(main.getByRole('heading', { level: 1, name: '预约' })).toBeVisible();
    await expect(page.getByRole('navigation').getByText('前台')).toBeVisible();
  });

  await test.step('records, with validation and references', async () => {
    await openScreen(page, '诊所');
    await tab(page, '医生').click();
    await create('医生', async () => {
      await save.click();
      await expect(dialog.getByText('姓名不能为空')).toBeVisible();
      await dialog.getByLabel('姓名').fill('林若溪');
      await chooseOption(dialog, '专科', '外科');
    });
    await tab(page, '诊室').click();
    await create('诊室', async () => {
      await dialog.getByLabel('名称').fill('101');
      await dialog.getByLabel('楼层').fill('1');
    });
    await openScreen(page, '患者');
    await create('患者', async () => {
      await dialog.getByLabel('病历号').fill('P-1001');
      await dialog.getByLabel('姓名').fill('Ada Byron');
      await dialog.getByLabel('出生日期').fill('1990-12-10');
      await chooseOption(dialog, '性别', '女');
      await openFolds(dialog);
      await dialog.getByLabel('邮箱').fill('nobody');
      await save.click();
      await expect(dialog.getByText(/邮箱.*(格式|无效|不正确)/)).toBeVisible();
      await dialog.getByLabel('邮箱').fill('ada@example.com');
    });
    await openScreen(page, '预约');
    await create('预约', async () => {
      await dialog.getByLabel('预约号').fill('A-1');
      await chooseOption(dialog, '患者', 'Ada Byron');
      await chooseOption(dialog, '医生', '林若溪');
      await chooseOption(dialog, '诊室', '101');
      await dialog.getByLabel('开始时间：日期').fill('2026-12-01');
      await dialog.getByLabel('开始时间：时间').fill('09:30');
      await openFolds(dialog);
      await chooseOption(dialog, '类型', '小手术');
      await save.click();
      await expect(dialog.getByText('小手术至少需要 45 分钟')).toBeVisible();
      await picture('form');
      await dialog.getByLabel('时长').fill('60');
    });
    await expect(row(page, 'A-1', 'Ada Byron', '林若溪', '101')).toBeVisible();
  });

  await test.step('the lifecycle of an appointment', async () => {
    const appointment = row(page, 'A-1');
    await expect(appointment).toContainText('已预约');
    await runAction(page, appointment, '签到');
    await expect(appointment).toContainText('已到诊');
    await picture('list.zh-CN');
    await runAction(page, appointment, '完成');
    await expect(appointment).toContainText('已完成');
  });

  await test.step('the lifecycle of a room', async () => {
    await openScreen(page, '诊所');
    await tab(page, '诊室').click();
    const room = row(page, '101');
    await runAction(page, room, '停用诊室');
    await expect(room).toContainText('已停用');
  });

  await test.step('a room with appointments stays', async () => {
    const room = row(page, '101');
    await room.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除', exact: true }).click();
    await dialog.getByRole('button', { name: '删除', exact: true }).click();
    await expect(dialog.getByText('101 正在使用中')).toBeVisible();
    await expect(dialog.getByText('A-1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(room).toBeVisible();
  });

  await test.step('English and dark: edit', async () => {
    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await openScreen(page, 'Appointments');
    await expect(page).toHaveTitle('Appointments · Riverside Clinic');
    await expect(row(page, 'A-1', 'Ada Byron', '林若溪')).toContainText('Done');
    await picture('list.en-US');
    await openScreen(page, 'Patients');
    await row(page, 'Ada Byron').getByText('Ada Byron', { exact: true }).click();
    await picture('record.en-US');
    await tab(page, 'Settings').click();
    await main.getByLabel('Name').fill('Ada Lovelace');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });
});
