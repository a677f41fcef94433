import { randomUUID } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import { truncate } from '../../platform/base/truncate.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { stampsOf, toStoredRow } from '../../platform/records/rows/storedRow.ts';
import { toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { decodeUrlPart } from './Endpoint.ts';

type MoveContext = Pick<ServiceContext, 'store' | 'vault' | 'now'>;

/** An interface without credentials in its address, and the new authentication that holds them. */
interface MovedCredentials {
  readonly row: Row;
  readonly auth: Row;
}

const hasCredentials = ({ address }: Row): boolean =>
  URL.canParse(String(address)) && new URL(String(address)).username !== '';

function moveOut(service: MoveContext, row: Row): MovedCredentials {
  const address = String(row.address);
  const { username, password } = new URL(address);
  const uuid = randomUUID();
  const auth = {
    // A name is unique and has at most 30 characters.
    name: `${truncate(String(row.interfaceName), 21)} ${uuid.slice(0, 8)}`,
    authType: 'BASIC',
    username: decodeUrlPart(username),
    password: decodeUrlPart(password),
  };
  return {
    // The version changes, so that a form that was open before cannot remove the authentication.
    row: {
      ...row,
      address: address.replace(/\/\/[^/?#]*@/, '//'),
      authUuid: uuid,
      ...stampsOf(entityOf('interface').model, row, service.now()),
    },
    auth: toStoredRow({ service }, entityOf('auth').model, auth, {
      uuid,
      companyUuid: String(row.companyUuid),
    }),
  };
}

/**
 * Moves credentials from the addresses of queues to authentications, which encrypt them. An earlier version
 * kept them in the address. A start calls it before documents flow.
 */
export async function moveCredentials(service: MoveContext): Promise<void> {
  const [queue, auth] = [entityOf('interface').model, entityOf('auth').model];
  for (const companyUuid of await service.store.repository.findCompanies(queue.name))
    await service.store.transaction(async ({ repository }) => {
      const queues = await repository.findAll(queue.name, 'type', ['ACTIVE_MQ'], companyUuid);
      const uuids = queues.filter(hasCredentials).map(({ uuid }) => uuid);
      // Only these rows are locked: a start need not wait for changes of other interfaces.
      const rows = await repository.findAll(queue.name, 'uuid', uuids, companyUuid, 'update');
      const moved = rows.filter(hasCredentials).map((row) => moveOut(service, row));
      await repository.insertAll(moved.map((one) => toKeyedRecord(auth, companyUuid, one.auth)));
      await repository.updateAll(moved.map((one) => toKeyedRecord(queue, companyUuid, one.row)));
    });
}
