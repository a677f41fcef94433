import { expect, test } from '../support/fixtures.ts';
import { expectSaved, tab } from '../support/steps.ts';

test('settings refuse invalid input at its field, and warn of an allow list without the own address', async ({
  page,
  service,
}) => {
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: '保存', exact: true });
  const zone = main.getByLabel('时区');
  const list = main.getByRole('combobox', { name: 'IP 白名单' });
  const chooseZone = async (words: string, name: RegExp) => {
    await zone.fill(words);
    await page.getByRole('option', { name }).click();
    await save.click();
    await expectSaved(page);
  };
  await service.signIn(page);
  await page.getByRole('link', { name: '配置', exact: true }).click();

  await test.step('the field offers no unknown time zone, and finds one by a part of its name', async () => {
    await tab(page, '全局配置').click();
    await zone.fill('Mars/Base');
    await expect(page.getByText('无匹配项')).toBeVisible();
    await chooseZone('tokyo', /^Asia\/Tokyo/);
    await expect(zone).toHaveValue(/^Asia\/Tokyo/);
  });

  await test.step('the allow list refuses an invalid address', async () => {
    await tab(page, '安全').click();
    await list.fill('999.1.1.1');
    await list.press('Enter');
    await save.click();
    await expect(main.getByText('应为 IP 地址或网段，例如 192.168.1.0/24')).toBeVisible();
    await list.press('Backspace');
    await list.fill(' 10.0.0.0/8 ');
    await list.press('Enter');
  });

  await test.step('the warning shows the own address, and Back saves nothing', async () => {
    const warning = page.getByRole('dialog', { name: '保存不含本机地址的白名单' });
    await save.click();
    await expect(warning).toContainText('127.0.0.1');
    await warning.getByRole('button', { name: '返回' }).click();
    await expect(warning).toHaveCount(0);
    await expect(page.getByText('保存成功')).toHaveCount(0);
    await save.click();
    await warning.getByRole('button', { name: '仍然保存' }).click();
    await expect(page.getByText('保存成功').first()).toBeVisible();
  });

  await test.step('the settings of the shared service are as before', async () => {
    await list.press('Backspace');
    await save.click();
    await expectSaved(page);
    await tab(page, '全局配置').click();
    await chooseZone('shanghai', /^Asia\/Shanghai/);
  });
});
