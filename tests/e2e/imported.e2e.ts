import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { petstore } from '../scripts/new/openapi/petstore.ts';
import { chooseOption, expect, test } from './support/fixtures.ts';
import { runCommand } from './support/runCommand.ts';
import { startTestService, type TestService } from './support/startTestService.ts';
import { row, tab } from './support/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-project-'));
const project = join(folder, 'pet-shop');
let product: TestService;

test.beforeAll(async () => {
  const document = join(folder, 'petstore.json');
  writeFileSync(document, JSON.stringify(petstore));
  runCommand('new', 'project', project);
  runCommand('new', 'from-openapi', document, '--project', project);
  runCommand('build', '--generate', '--project', project);
  product = await startTestService(project);
});

test.afterAll(async () => {
  await product?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('an OpenAPI document makes a console in both languages: lists, forms and references', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const create = async (record: string, fill: () => Promise<void>): Promise<void> => {
    await main
      .getByRole('button', { name: new RegExp(`新建 ?${record}`) })
      .first()
      .click();
    await fill();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await product.signIn(page);
  await expect(page.getByRole('banner').getByText('Pet shop')).toBeVisible();
  await expect(page).toHaveURL(/#\/petShop/);
  await tab(page, 'Customers').click();
  await create('customer', async () => {
    await dialog.getByLabel('邮箱').fill('ishmael@example.com');
    await dialog.getByLabel('密码').fill('correct horse');
  });
  await tab(page, 'Pets').click();
  await create('pet', async () => {
    await dialog.getByLabel('名称', { exact: true }).fill('Rex');
    await chooseOption(dialog, 'Customer', 'ishmael@example.com');
    await dialog.getByLabel('Chip country').fill('NL');
  });
  await expect(row(page, 'Rex', 'Available', 'ishmael@example.com')).toBeVisible();
  await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
  await row(page, 'Rex').getByText('Rex', { exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Rex' })).toBeVisible();
});
