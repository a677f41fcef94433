import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import {
  assertNotInUse,
  assertReferencesHold,
} from '../../../../../src/server/platform/records/checks/conflicts.ts';
import type { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';

const call = { phrases: servicePhrasesOf('en-US') } as OperationCall;
const user: Row = {
  uuid: 'i',
  interfaceName: 'Orders',
  dcCode: 'A',
  menuName: 'Goods',
  interfaceType: 'ERP_DOWN',
};
let reads = 0;
beforeEach(() => {
  reads = 0;
});
/** A repository with an interface that refers to a distribution center by the code `A`, and to a menu of its family. */
const repository = {
  findReferring: async (entity: string, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    reads += 1;
    return entity === 'interface' && Object.entries(values).every(([name, value]) => user[name] === value)
      ? [user]
      : [];
  },
} as unknown as RecordRepository;

const before = { uuid: 'd', companyUuid: 'c', code: 'A', name: 'Old' };

/** Natural key of distribution centers and a change → whether the change is refused. */
const changes: readonly [naturalKey: readonly string[], change: object, isRefused: boolean][] = [
  [['code'], { code: 'B' }, true],
  [['name'], { code: 'B' }, true],
  [[], { code: 'B' }, true],
  [['name'], { name: 'New' }, false],
  [['code'], {}, false],
];

test.each(changes)(
  'with the natural key %j, the change %j is refused: %s',
  async (naturalKey, change, isRefused) => {
    const dc = entityOf('dc');
    const entity = { ...dc, model: { ...dc.model, naturalKey } };
    const holds = assertReferencesHold(call, entity, { before, after: { ...before, ...change } }, repository);
    await (isRefused
      ? expect(holds).rejects.toMatchObject({
          data: { users: [{ name: 'Orders' }], problems: [{ field: 'code' }] },
        })
      : expect(holds).resolves.toBeUndefined());
    // A change that breaks no reference needs no search for records that refer to this one.
    expect(reads > 0).toBe(isRefused);
  },
);

const menu = { uuid: 'm', companyUuid: 'c', menuName: 'Goods', interfaceType: 'ERP_DOWN' };

/** A menu → whether the interface uses it. */
const menus: readonly [change: object, isUsed: boolean][] = [
  [{}, true],
  [{ interfaceType: 'WCS_UP' }, false],
  [{ menuName: 'Orders' }, false],
  [{ interfaceType: undefined }, true],
];

test.each(menus)('the menu with %j is in use: %s', async (change, isUsed) => {
  const free = assertNotInUse(call, entityOf('menu'), { ...menu, ...change }, repository);
  await (isUsed
    ? expect(free).rejects.toMatchObject({ data: { users: [{ name: 'Orders' }] } })
    : expect(free).resolves.toBeUndefined());
});

test.each([
  [15, 20],
  [7, 14],
])(
  'a robot that %i alarm rules and as many interfaces use is in use by %i listed records',
  async (count, listed) => {
    const all = Array.from({ length: count }, (_, no): Row => ({ uuid: `u${no}` }));
    const many = {
      findReferring: async (_entity: string, _values: object, _company: string, limit: number) =>
        all.slice(0, limit),
    } as unknown as RecordRepository;
    const free = assertNotInUse(call, entityOf('robot'), { uuid: 'r', companyUuid: 'c' }, many);
    await expect(free).rejects.toMatchObject({ data: { users: { length: listed } } });
  },
);

/** A menu and a change → the field whose change is refused. */
const menuChanges: readonly [menu: object, change: object, field?: string][] = [
  [{}, { menuName: 'Other' }, 'menuName'],
  [{}, { interfaceType: 'WCS_UP' }, 'interfaceType'],
  [{}, { order: 3 }],
  [{ interfaceType: 'WCS_UP' }, { menuName: 'Other' }],
  [{ interfaceType: 'WCS_UP' }, { interfaceType: 'ERP_DOWN' }],
];

test.each(menuChanges)(
  'of the menu with %j, the change %j is refused at %s',
  async (given, change, field) => {
    const stored = { ...menu, ...given };
    const holds = assertReferencesHold(
      call,
      entityOf('menu'),
      { before: stored, after: { ...stored, ...change } },
      repository,
    );
    await (field
      ? expect(holds).rejects.toMatchObject({ data: { problems: [{ field }] } })
      : expect(holds).resolves.toBeUndefined());
  },
);
