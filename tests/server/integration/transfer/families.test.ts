import { afterAll, expect, test } from 'vitest';
import { exchangeUnderTest, ofWcs } from '../exchange/exchangeUnderTest.ts';
import { callTransfer, exportFile } from './transferCalls.ts';

const exchange = await exchangeUnderTest();
afterAll(() => exchange.receiver.close());

test.each(['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])(
  'an interface of %s runs every action, and is copied, exported and imported',
  async (interfaceType) => {
    const { service, interfaceAfter } = exchange;
    const { rows: menus } = await service.send(`GET /menu?interfaceType=${interfaceType}`);
    const menuName = String(menus[0]?.menuName);
    const own = {
      ...(interfaceType.startsWith('WCS') && { ...ofWcs, address: 'http://wcs.example.com/in' }),
      interfaceType,
    };
    const actions = ['online', 'suspend', 'resume', 'debug', 'unDebug', 'offline'];
    const uuid = await interfaceAfter(actions, { ...own, menuName });
    const stored = async () =>
      (await service.send('POST /interfaceConfig/query', { body: { interfaceType } })).page.records;
    expect(await stored()).toMatchObject([{ uuid, interfaceType, status: 'OFFLINE', debug: false }]);

    const direction = { sourceDcCode: 'SH01', dcCode: 'GZ01', menuName };
    expect((await callTransfer(service, 'copydc', direction)).data).toMatchObject({
      created: 1,
      skipped: [],
    });
    const file = await exportFile(service, { menuName });
    expect(file.items).toHaveLength(2);
    for (const { uuid } of await stored()) await service.send(`POST /interfaceConfig/remove?uuid=${uuid}`);
    expect(await stored()).toEqual([]);
    expect((await callTransfer(service, 'import', {}, file)).data).toMatchObject({ created: 2, skipped: [] });
    expect((await stored()).map(({ dcCode, status }) => `${dcCode} ${status}`).sort()).toEqual([
      'GZ01 OFFLINE',
      'SH01 OFFLINE',
    ]);
  },
);
