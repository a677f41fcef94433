import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { opened } from '../crud/opened.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { authenticationOf, type Connection, connectionTo } from './Connection.ts';
import { erpConnection } from './erpConnection.ts';

type Opener = Pick<Call, 'service'>;

/** Both ends of an interface as they are configured, whether or not this service can reach them. Secrets are open in it. */
export interface Ends {
  /** ERP or WCS, however it is reached. */
  readonly partner: Connection;
  /** The partner's database, for intermediate tables. */
  readonly dataSource?: Row;
  /** Where the company's warehouse takes documents of this interface; none is configured: they stay in the outbox. */
  readonly warehouse?: Connection;
  /** What no trace and no log may show. */
  readonly secrets: readonly string[];
}

/** A record of the interface's company with its secrets in plain, or undefined where it refers to none. */
async function openedRecord(
  documents: Documents,
  opener: Opener,
  name: string,
  uuid: unknown,
  companyUuid: unknown,
) {
  if (!uuid) return undefined;
  const record = await documents.find(name, 'uuid', uuid, [String(companyUuid)]);
  return record && opened(opener, entityOf(name).model, record);
}

/** The authentication that an ERP configuration names, with its password open. */
export const authOf = (
  documents: Documents,
  opener: Opener,
  { authUuid, companyUuid }: Row,
): Promise<Row | undefined> => openedRecord(documents, opener, 'auth', authUuid, companyUuid);

const joined = (base: unknown, path: string): string => String(base).replace(/\/+$/, '') + path;

/** A queue has an address of its own also where an ERP stands behind it; without an ERP every interface has. */
function partnerOf(row: Row, erp: Row | undefined, auth: Row | undefined): Connection {
  if (!erp) return connectionTo(String(row.address ?? ''));
  if (row.type === 'ACTIVE_MQ') return connectionTo(String(row.address), auth && authenticationOf(auth));
  const connection = erpConnection(erp, auth);
  return { ...connection, url: joined(erp.basePath, String(row.path ?? '')) };
}

/** `{wmsBasePath}/{interfaceName}` of the company's global configuration. */
async function warehouseOf(documents: Documents, opener: Opener, row: Row): Promise<Connection | undefined> {
  const companyUuid = String(row.companyUuid);
  const [company] = await documents.findAll('globalConfig', 'companyUuid', [companyUuid], companyUuid);
  if (!company?.wmsBasePath) return undefined;
  const auth = await openedRecord(documents, opener, 'auth', company.wmsAuthUuid, companyUuid);
  const url = joined(company.wmsBasePath, `/${encodeURIComponent(String(row.interfaceName))}`);
  return connectionTo(url, auth && authenticationOf(auth));
}

/** Reads both ends of an interface. */
export async function endsOf(documents: Documents, opener: Opener, row: Row): Promise<Ends> {
  const read = (name: string, uuid: unknown) => openedRecord(documents, opener, name, uuid, row.companyUuid);
  const erp = await read('erp', row.erpUuid);
  const auth = erp && (await authOf(documents, opener, erp));
  const isTable = row.type === 'INTERMEDIATE_TABLE';
  const dataSource = isTable
    ? await read('dataSource', erp?.dataSourceUuid ?? row.dataSourceUuid)
    : undefined;
  const partner = partnerOf(row, erp, auth);
  const warehouse = await warehouseOf(documents, opener, row);
  const password = dataSource?.password ? [String(dataSource.password)] : [];
  const secrets = [...partner.secrets, ...(warehouse?.secrets ?? []), ...password];
  return { partner, dataSource, warehouse, secrets: [...new Set(secrets)] };
}
