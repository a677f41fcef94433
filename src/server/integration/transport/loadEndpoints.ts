import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { decryptSecrets } from '../../platform/records/rows/storedRow.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { createAuthentication, createEndpoint, createErpEndpoint, type Endpoint } from './Endpoint.ts';

type DecryptContext = Pick<OperationCall, 'service'>;

/**
 * Configured endpoints of an interface, whether or not this service can reach them. They hold secrets in
 * plain text.
 */
export interface Endpoints {
  /** ERP or WCS, over any transport. */
  readonly partner: Endpoint;
  /** The partner's database, for intermediate tables. */
  readonly dataSource?: Row;
  /** The warehouse of the company for this interface; without it, documents go to the outbox. */
  readonly warehouse?: Endpoint;
  /** Secrets that no trace and no log may show. */
  readonly secrets: readonly string[];
}

/**
 * Returns a record of the interface's company with its secrets in plain text; undefined without a reference.
 */
async function loadDecrypted(
  documents: RecordRepository,
  context: DecryptContext,
  name: string,
  uuid: unknown,
  companyUuid: unknown,
) {
  if (!uuid) return undefined;
  const record = await documents.find(name, 'uuid', uuid, [String(companyUuid)]);
  return record && decryptSecrets(context, entityOf(name).model, record);
}

/** Returns the authentication of an ERP configuration, with its password in plain text. */
export const loadAuthentication = (
  documents: RecordRepository,
  context: DecryptContext,
  { authUuid, companyUuid }: Row,
): Promise<Row | undefined> => loadDecrypted(documents, context, 'auth', authUuid, companyUuid);

const joinPath = (base: unknown, path: string): string => String(base).replace(/\/+$/, '') + path;

/** A queue has its own address, also with an ERP. Without an ERP, every interface has its own address. */
function createPartnerEndpoint(row: Row, erp: Row | undefined, auth: Row | undefined): Endpoint {
  if (!erp) return createEndpoint(String(row.address ?? ''));
  if (row.type === 'ACTIVE_MQ')
    return createEndpoint(String(row.address), auth && createAuthentication(auth));
  const endpoint = createErpEndpoint(erp, auth);
  return { ...endpoint, url: joinPath(erp.basePath, String(row.path ?? '')) };
}

/** `{wmsBasePath}/{interfaceName}` of the company's global configuration. */
async function loadWarehouseEndpoint(
  documents: RecordRepository,
  context: DecryptContext,
  row: Row,
): Promise<Endpoint | undefined> {
  const companyUuid = String(row.companyUuid);
  const [company] = await documents.findAll('globalConfig', 'companyUuid', [companyUuid], companyUuid);
  if (!company?.wmsBasePath) return undefined;
  const auth = await loadDecrypted(documents, context, 'auth', company.wmsAuthUuid, companyUuid);
  const url = joinPath(company.wmsBasePath, `/${encodeURIComponent(String(row.interfaceName))}`);
  return createEndpoint(url, auth && createAuthentication(auth));
}

/** Loads both endpoints of an interface. */
export async function loadEndpoints(
  documents: RecordRepository,
  context: DecryptContext,
  row: Row,
): Promise<Endpoints> {
  const read = (name: string, uuid: unknown) =>
    loadDecrypted(documents, context, name, uuid, row.companyUuid);
  const erp = await read('erp', row.erpUuid);
  const auth = erp && (await loadAuthentication(documents, context, erp));
  const isTable = row.type === 'INTERMEDIATE_TABLE';
  const dataSource = isTable
    ? await read('dataSource', erp?.dataSourceUuid ?? row.dataSourceUuid)
    : undefined;
  const partner = createPartnerEndpoint(row, erp, auth);
  const warehouse = await loadWarehouseEndpoint(documents, context, row);
  const password = dataSource?.password ? [String(dataSource.password)] : [];
  const secrets = [...partner.secrets, ...(warehouse?.secrets ?? []), ...password];
  return { partner, dataSource, warehouse, secrets: [...new Set(secrets)] };
}
