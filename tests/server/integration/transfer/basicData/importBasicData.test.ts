import { beforeEach, expect, test } from 'vitest';
import type { ImportPlan } from '../../../../../src/contract/model/importPlan.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

const basic = '/iwms-basic/basic';

const service = await serviceUnderTest();

beforeEach(async () => {
  const added = (await listOwners()).find(({ code }) => code === 'C');
  if (added) await service.send(`POST ${basic}/owner/remove?uuid=${added.uuid}`);
  await call('import', 'code,name,disabled\nA,Alpha,true\nB,Beta,false');
});

async function listOwners() {
  const { page } = await service.send(`POST ${basic}/owner/page`, { body: { pageSize: 200 } });
  return page.records;
}

const call = (operation: string, csv: string, kind = 'owner', lang: 'en_US' | 'zh_CN' = 'en_US') =>
  service.send(`POST ${basic}/basicData/${operation}`, { body: { kind, csv }, lang });

const planOf = async (...given: [csv: string, kind?: string, lang?: 'en_US' | 'zh_CN']) =>
  (await call('importPlan', ...given)).data as ImportPlan;

const owners = async () =>
  Object.fromEntries((await listOwners()).map(({ code, name, disabled }) => [code, { name, disabled }]));

const formats: readonly [what: string, csv: string][] = [
  ['commas and property names', 'code,name,disabled\nA,Alpha 2,false\nC,Gamma,true\n'],
  ['semicolons', 'code;name;disabled\nA;Alpha 2;no\nC;Gamma;yes'],
  ['tabs', 'code\tname\tdisabled\nA\tAlpha 2\tNo\nC\tGamma\tYes'],
  [
    'a byte order mark, CRLF and English captions',
    '\uFEFFCode,Name,Disabled\r\nA,Alpha 2,No\r\nC,Gamma,Yes\r\n',
  ],
  ['Chinese captions in another order', '停用,名称,代码\n否,Alpha 2,A\n是,Gamma,C'],
  [
    'columns of the service, quotes and blank rows',
    'Code,"Name",Disabled,Last modified,UUID\n\nA,"Alpha 2",,x,y\n,,,,\nC,Gamma,TRUE,,',
  ],
];

test.each(formats)('an import reads %s', async (_, csv) => {
  expect(await call('import', csv)).toMatchObject({
    data: { created: 1, updated: 1, unchanged: 0, skipped: [] },
  });
  expect(await owners()).toMatchObject({
    A: { name: 'Alpha 2', disabled: false },
    C: { name: 'Gamma', disabled: true },
  });
});

test('an import writes no unchanged record', async () => {
  const before = await listOwners();
  expect(await call('import', 'code,name,disabled\nA,Alpha,true\nB,Beta,false')).toMatchObject({
    data: { created: 0, updated: 0, unchanged: 2 },
  });
  expect(await listOwners()).toEqual(before);
});

test('columns that the file lacks keep the stored values', async () => {
  await call('import', 'code,name\nA,Alpha 2');
  expect(await owners()).toMatchObject({ A: { name: 'Alpha 2', disabled: true } });
});

test('an apostrophe that an export added before a formula is removed', async () => {
  await call('import', "code,name\nA,'+Alpha");
  expect(await owners()).toMatchObject({ A: { name: '+Alpha' } });
});

test('the plan shows new, changed and unchanged records, and changes nothing', async () => {
  const plan = await planOf('code,name\nA,Alpha 2\nB,Beta\nC,Gamma');
  expect(plan).toMatchObject({
    items: [
      {
        naturalKey: 'A / Alpha 2',
        change: 'UPDATE',
        fieldDiffs: [{ field: 'name', before: 'Alpha', after: 'Alpha 2' }],
      },
      { naturalKey: 'B / Beta', change: 'SAME', fieldDiffs: [] },
      { naturalKey: 'C / Gamma', change: 'CREATE' },
    ],
    issues: [],
  });
  expect(await owners()).toMatchObject({ A: { name: 'Alpha' } });
});

const many = Array.from({ length: 101 }, (_, row) => `K${row},`).join('\n');

const problems: readonly [what: string, kind: string, csv: string, want: readonly string[]][] = [
  [
    'an unknown column and an invalid value at once',
    'owner',
    'code,colour,name,disabled\nA,red,,perhaps',
    [
      'The column “colour” is unknown. Use these columns: Code, Name, Disabled',
      'Row 2, column “disabled”: Enter Yes or No',
      'Row 2, column “name”: Name cannot be empty',
    ],
  ],
  ['a missing code column', 'owner', 'name\nx', ['The column “Code” is missing']],
  ['a column twice', 'owner', 'code,name,Name\nA,x,y', ['The column “Name” appears twice']],
  ['a code twice', 'owner', 'Code,Name\nC,x\nC,y', ['Row 3, column “Code”: Row 2 already has this code']],
  ['a new record without a name', 'owner', 'code\nA\nC', ['Row 3, column “Name”: Name cannot be empty']],
  [
    'an unknown time zone',
    'dc',
    'code,name,timeZone\nX1,x,Mars',
    [expect.stringMatching(/^Row 2, column “timeZone”: /)],
  ],
  [
    'a row with too few values',
    'owner',
    'code,name\nC',
    ['Row 2 has 1 value, but the header has 2 columns', 'Row 2, column “name”: Name cannot be empty'],
  ],
  [
    'a quotation mark that is not closed',
    'owner',
    'code,name\nA,x\nB,"y',
    ['Row 3 has a misplaced quotation mark'],
  ],
  ['no rows', 'owner', 'code,name\n', ['The file has no rows under its header']],
  [
    'another encoding',
    'owner',
    'code,name\nA,\uFFFD',
    ['The file is not UTF-8 text. Save it as “CSV UTF-8”'],
  ],
  [
    'too many rows',
    'owner',
    `code,name\n${'A,x\n'.repeat(2001)}`,
    ['The file has 2001 rows. A file may have 2000 at most, so split it'],
  ],
  [
    'very many problems',
    'owner',
    `code,name\n${many}`,
    expect.arrayContaining(['Row 101, column “name”: Name cannot be empty', '1 more problem is not shown']),
  ],
];

test.each(problems)(
  '%s: the plan names it, and the import is refused as a whole',
  async (_, kind, csv, want) => {
    const before = await owners();
    const { issues } = await planOf(csv, kind);
    expect(issues.map(({ message }) => message)).toEqual(want);
    expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['csv']));
    expect(await call('import', csv, kind)).toMatchObject({
      errorCode: 'INVALID_REQUEST',
      data: { problems: issues },
    });
    expect(await owners()).toEqual(before);
  },
);

test('problems are in the language of the caller', async () => {
  const { issues } = await planOf('代码,名称\nC,', 'owner', 'zh_CN');
  expect(issues.map(({ message }) => message)).toEqual(['第 2 行“名称”列：名称不能为空']);
});

test('a plan that no longer matches is refused with the new plan', async () => {
  const csv = 'code,name\nA,Alpha 2';
  const { planHash } = await planOf(csv);
  await call('import', 'code,name\nA,Alpha 3');
  const send = (hash: string) =>
    service.send(`POST ${basic}/basicData/import?planHash=${hash}`, { body: { kind: 'owner', csv } });
  const answer = await send(planHash);
  expect(answer).toMatchObject({ status: 409, errorCode: 'PLAN_CHANGED' });
  expect(await send((answer.data as ImportPlan).planHash)).toMatchObject({ data: { updated: 1 } });
});
