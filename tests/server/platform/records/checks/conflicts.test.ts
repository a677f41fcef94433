import { expect, test } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import { createServicePhrases } from '../../../../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { assertReferencesHold } from '../../../../../src/server/platform/records/checks/conflicts.ts';
import type { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';

const call = { phrases: createServicePhrases()('en-US') } as OperationCall;
/** A repository in which an interface refers to a distribution center by the code `A`. */
const repository = {
  findReferring: async (entity: string, property: string, value: unknown): Promise<Row[]> =>
    entity === 'interface' && property === 'dcCode' && value === 'A'
      ? [{ uuid: 'i', interfaceName: 'Orders' }]
      : [],
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
  },
);
