import { randomUUID } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import { truncate } from '../../../platform/base/truncate.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { stampsOf, toStoredRow } from '../../../platform/records/rows/storedRow.ts';
import { toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { decodeUrlPart } from './Endpoint.ts';

type MoveContext = Pick<ServiceContext, 'store' | 'vault' | 'now'>;

/** An address of earlier versions that may hold credentials. */
interface Place {
  readonly entity: string;
  readonly property: string;
  /** The reference to the authentication that serves the address; none for an authentication itself. */
  readonly reference?: string;
  /** Name of the new authentication, for a record without a name. */
  readonly name?: string;
}

const places: readonly Place[] = [
  { entity: 'interface', property: 'address', reference: 'authUuid' },
  { entity: 'erp', property: 'basePath', reference: 'authUuid' },
  { entity: 'globalConfig', property: 'wmsBasePath', reference: 'wmsAuthUuid', name: 'WMS' },
  { entity: 'auth', property: 'tokenUrl' },
];

/** Returns an address without its credentials, and these in plain text; undefined for an address without any. */
export function splitCredentials(address: unknown) {
  const text = String(address);
  if (!URL.canParse(text)) return undefined;
  const { username, password } = new URL(text);
  if (username === '' && password === '') return undefined;
  return {
    address: text.replace(/\/\/[^/?#]*@/, '//'),
    username: decodeUrlPart(username),
    password: decodeUrlPart(password),
  };
}

/**
 * Returns a record without credentials in its address, and the new authentication that holds them. A record with an
 * authentication keeps this one, because HTTP never used the credentials of an address.
 */
function moveOut(service: MoveContext, { entity, property, reference, name: given }: Place, row: Row) {
  const { model } = entityOf(entity);
  const { address, ...credentials } = splitCredentials(row[property]) ?? {};
  // The version changes, so that a form that was open before cannot remove the authentication.
  const moved: Row = { ...row, [property]: address, ...stampsOf(model, row, service.now()) };
  if (!reference || row[reference]) return { row: moved };
  const uuid = randomUUID();
  // A name is unique and has at most 30 characters.
  const name = `${truncate(given ?? String(row[model.displayProperty]), 21)} ${uuid.slice(0, 8)}`;
  const identity = { uuid, companyUuid: String(row.companyUuid) };
  const auth = { name, authType: 'BASIC', ...credentials };
  return {
    row: { ...moved, [reference]: uuid },
    auth: toStoredRow({ service }, entityOf('auth').model, auth, identity),
  };
}

/**
 * Moves credentials from addresses to authentications, which encrypt them. Earlier versions kept them in the address. A
 * start calls it before documents flow.
 */
export async function moveCredentials(service: MoveContext): Promise<void> {
  for (const place of places) {
    const { entity, property } = place;
    const hasCredentials = (row: Row): boolean => splitCredentials(row[property]) !== undefined;
    for (const companyUuid of await service.store.repository.findCompanies(entity))
      await service.store.transaction(async ({ repository }) => {
        const all = await repository.selectProperties({ entity, companyUuid }, [property]);
        const uuids = all.filter(hasCredentials).map(({ uuid }) => uuid);
        // Only these rows are locked: a start need not wait for changes of other records.
        const rows = await repository.findAll(entity, 'uuid', uuids, companyUuid, 'update');
        const moved = rows.filter(hasCredentials).map((row) => moveOut(service, place, row));
        const auths = moved.flatMap(({ auth = [] }) => auth);
        const keyed = (name: string) => (record: Row) =>
          toKeyedRecord(entityOf(name).model, companyUuid, record);
        await repository.insertAll(auths.map(keyed('auth')));
        await repository.updateAll(moved.map((one) => keyed(entity)(one.row)));
      });
  }
}
