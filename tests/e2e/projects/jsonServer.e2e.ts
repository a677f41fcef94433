import type { ListeningServer } from '../../../src/server/platform/http/listen.ts';
import { type BuiltProject, buildProject } from '../support/buildProject.ts';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import { startConsole } from '../support/startConsole.ts';
import { createRecord, openFolds, openScreen, row, runAction, tab } from '../support/steps.ts';
import { type JsonServer, startJsonServer } from './jsonServer/startJsonServer.ts';

const species = ['CAT', 'DOG', 'RABBIT'] as const;
const animals = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  name: `Animal ${String(index + 1).padStart(2, '0')}`,
  species: species[index % 3],
  weight: 45 - index,
  ownerId: (index % 2) + 1,
}));
const owners = [
  { id: 1, name: 'Wang', phone_number: '131 0000', address: { street: 'Nanjing Road 1', town: 'Shanghai' } },
  { id: 2, name: 'Miller', phone_number: '132 0000', kept: 'a value that no schema has' },
];

const vaccinations = [
  { id: 'B-1', code: 'B-1', animalId: 2, vaccine: 'Rabies', kept: 'a value that no schema has' },
];

let tree: BuiltProject;
let backend: JsonServer;
let site: ListeningServer;

test.beforeAll(async () => {
  tree = buildProject('jsonServer');
  backend = await startJsonServer({ owners, animals, visits: [], vaccinations });
  site = await startConsole(tree.root, { practice: backend.url });
});

test.afterAll(async () => {
  await site?.close();
  await backend?.end();
  tree?.remove();
});

test('a console on json-server, from schemas only', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main.locator('tbody tr');
  const firstRow = rows.first();
  const open = (path: string) => page.goto(`${site.url}/#${path}`);

  await test.step('the list opens at once, without a sign-in, by pages', async () => {
    await open('/');
    await expect(page).toHaveURL(/#\/animal/);
    await expect(rows).toHaveCount(20);
    await expect(firstRow).toContainText('Animal 01');
    await expect(firstRow).toContainText('Wang');
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(firstRow).toContainText('Animal 21');
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(rows).toHaveCount(5);
    await expect(main).toContainText('45');
  });

  await test.step('order and filters', async () => {
    await open('/animal?sort=weight&order=asc');
    await expect(firstRow).toContainText('Animal 45');
    for (const [query, count] of [
      ['filter.name=mal+1', 10],
      ['filter.species=RABBIT', 15],
      ['filter.species=CAT,DOG&pageSize=50', 30],
      ['filter.ownerId=2&pageSize=50', 22],
      ['filter.weightFrom=40&filter.weightTo=43', 4],
    ] as const) {
      await open(`/animal?${query}`);
      await expect(rows, query).toHaveCount(count);
    }
  });

  await test.step('the back end refuses a field of a new record', async () => {
    await openScreen(page, '主人');
    await createRecord(page, '主人', async () => {
      await dialog.getByLabel('姓名').fill('Li Na');
      await dialog.getByLabel('电话').fill('none');
    });
    await expect(dialog.getByText('A phone number has digits only')).toBeVisible();
    await dialog.getByLabel('电话').fill('133 0000');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Li Na', '133 0000')).toBeVisible();
    expect(await backend.read('/owners/3')).toEqual({ id: 3, name: 'Li Na', phone_number: '133 0000' });
  });

  await test.step('order and filters by a property with an underscore', async () => {
    await open('/owner?sort=phone_number&order=desc');
    await expect(firstRow).toContainText('133 0000');
    await open('/owner?filter.phone_number=132');
    await expect(rows).toHaveCount(1);
    await expect(firstRow).toContainText('Miller');
    await expect(main).toContainText('132');
  });

  await test.step('a change sends only changed properties', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await row(page, 'Miller').getByText('Miller', { exact: true }).click();
    await tab(page, '设置').click();
    await main.getByLabel('姓名').fill('Müller');
    await openFolds(main);
    await main.getByLabel('城市').fill('Hamburg');
    await main.getByRole('button', { name: '保存', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Müller' })).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ name: 'Müller', address: { town: 'Hamburg' } });
    expect(await backend.read('/owners/2')).toEqual({
      ...owners[1],
      name: 'Müller',
      address: { town: 'Hamburg' },
    });
  });

  await test.step('a reference and the transitions of a lifecycle', async () => {
    await openScreen(page, '就诊');
    await createRecord(page, '就诊', async () => {
      await dialog.getByLabel('就诊原因').fill('Check-up');
      await chooseOption(dialog, '宠物', 'Animal 07');
    });
    await expect(dialog).toHaveCount(0);
    const visit = row(page, 'Check-up', 'Animal 07');
    await expect(visit).toContainText('已预约');
    expect(await backend.read('/visits/1')).toEqual({
      id: 1,
      name: 'Check-up',
      animalId: 7,
      status: 'PLANNED',
    });
    await runAction(page, visit, '取消就诊');
    await expect(visit).toContainText('已取消');
    await runAction(page, visit, '重新预约');
    await runAction(page, visit, '完成');
    await expect(visit).toContainText('已完成');
    expect(await backend.read('/visits/1')).toMatchObject({ animalId: 7, status: 'DONE' });
  });

  await test.step('a list below another record asks for that record first', async () => {
    await openScreen(page, '疫苗接种');
    await expect(main.getByRole('heading', { name: '请先选择宠物' })).toBeVisible();
    await expect(main.getByRole('button', { name: '导出' })).toHaveCount(0);
    await main.getByRole('button', { name: '宠物', exact: true }).click();
    await page.getByRole('option', { name: 'Animal 02' }).click();
    await expect(row(page, 'Rabies', 'B-1')).toBeVisible();
    await createRecord(page, '疫苗接种', async () => {
      await dialog.getByLabel('证书编号').fill('B/2, x');
      await expect(dialog.getByRole('combobox', { name: '宠物' })).toHaveValue('Animal 02');
      await dialog.getByLabel('疫苗', { exact: true }).fill('Distemper');
    });
    await expect(dialog).toHaveCount(0);
    await expect(rows).toHaveCount(2);
    expect(await backend.read('/vaccinations?animalId=2&vaccine=Distemper')).toHaveLength(1);
  });

  await test.step('PUT keeps the values without a field, and sends no property of the path', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await row(page, 'Rabies').getByText('Rabies', { exact: true }).click();
    await tab(page, '设置').click();
    await expect(main.getByRole('combobox', { name: '宠物' })).toHaveAttribute('readonly');
    await main.getByLabel('疫苗', { exact: true }).fill('Rabies II');
    await main.getByRole('button', { name: '保存', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Rabies II' })).toBeVisible();
    const { animalId: _, ...body } = { ...vaccinations[0], vaccine: 'Rabies II' };
    expect((await sent).postDataJSON()).toEqual(body);
    expect(new URL((await sent).url()).pathname).toBe('/animals/2/vaccinations/B-1');
  });

  await test.step('a tab of a record page fixes the path', async () => {
    await open('/animal?view=edit&uuid=2&section=vaccinations');
    await expect(row(page, 'Distemper')).toContainText('B/2, x');
    await expect(row(page, 'Rabies II')).toBeVisible();
    await runAction(page, row(page, 'Rabies II'), '删除');
    await expect(row(page, 'Rabies II')).toHaveCount(0);
    await openScreen(page, '就诊');
  });

  await test.step('English, and a deletion', async () => {
    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    await expect(row(page, 'Check-up')).toContainText('Done');
    const visit = row(page, 'Check-up');
    await visit.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(visit).toHaveCount(0);
    expect(await backend.read('/visits')).toEqual([]);
  });

  await test.step('a record that is gone', async () => {
    await open('/owner?view=edit&uuid=99');
    await expect(main).toContainText('Record not found');
    // The browser reports the answer 404 to its console.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});
