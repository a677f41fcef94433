import type { Row } from '../../../../contract/api/envelope.ts';
import { hasOwnAddress, joinUrl } from '../../../../contract/api/partnerUrl.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { decryptSecrets } from '../../../platform/records/rows/storedRow.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import type { Pace } from '../DeliveryTarget.ts';
import { partnerTransports } from '../partnerTransports.ts';
import { successRuleOf } from '../success/SuccessRule.ts';
import {
  createAuthentication,
  createEndpoint,
  createErpEndpoint,
  type Endpoint,
  type Endpoints,
} from './Endpoint.ts';

type DecryptContext = Pick<OperationCall, 'service'>;

/**
 * Returns a record of the interface's company with its secrets in plain text; undefined without a reference.
 */
async function loadDecrypted(
  repository: RecordRepository,
  context: DecryptContext,
  name: string,
  uuid: unknown,
  companyUuid: unknown,
) {
  if (!uuid) return undefined;
  const record = await repository.find(name, 'uuid', uuid, [String(companyUuid)]);
  return record && decryptSecrets(context.service.vault, entityOf(name).model, record);
}

/** Returns the authentication of an ERP configuration or interface, with its password in plain text. */
export const loadAuthentication = (
  repository: RecordRepository,
  context: DecryptContext,
  { authUuid, companyUuid }: Row,
): Promise<Row | undefined> => loadDecrypted(repository, context, 'auth', authUuid, companyUuid);

/** Without an ERP, every interface has its own address. */
function createPartnerEndpoint(row: Row, erp: Row | undefined, auth: Row | undefined): Endpoint {
  if (!erp || hasOwnAddress(row.type))
    return createEndpoint(String(row.address ?? ''), auth && createAuthentication(auth));
  const endpoint = createErpEndpoint(erp, auth);
  return { ...endpoint, url: joinUrl(String(erp.basePath), String(row.path ?? '')) };
}

/** The interfaces of an ERP share its limit. */
const paceOf = (erp: Row | undefined): Pace | undefined =>
  erp?.documentsPerMinute ? { key: erp.uuid, perMinute: Number(erp.documentsPerMinute) } : undefined;

/** `{wmsBasePath}/{interfaceName}` of the company's global configuration. */
async function loadWarehouseEndpoint(
  repository: RecordRepository,
  context: DecryptContext,
  row: Row,
): Promise<Endpoint | undefined> {
  const companyUuid = String(row.companyUuid);
  const [company] = await repository.findAll('globalConfig', 'companyUuid', [companyUuid], companyUuid);
  if (!company?.wmsBasePath) return undefined;
  const auth = await loadDecrypted(repository, context, 'auth', company.wmsAuthUuid, companyUuid);
  const url = joinUrl(String(company.wmsBasePath), `/${encodeURIComponent(String(row.interfaceName))}`);
  return createEndpoint(url, auth && createAuthentication(auth));
}

/** Loads both endpoints of an interface. */
export async function loadEndpoints(
  repository: RecordRepository,
  context: DecryptContext,
  row: Row,
): Promise<Endpoints> {
  const read = (name: string, uuid: unknown) =>
    loadDecrypted(repository, context, name, uuid, row.companyUuid);
  const erp = await read('erp', row.erpUuid);
  const auth = await loadAuthentication(repository, context, row.authUuid || !erp ? row : erp);
  const dataSource = partnerTransports.get(String(row.type))?.usesDataSource
    ? await read('dataSource', erp?.dataSourceUuid ?? row.dataSourceUuid)
    : undefined;
  const partner = {
    ...createPartnerEndpoint(row, erp, auth),
    successRule: successRuleOf(row, erp),
    pace: paceOf(erp),
  };
  const warehouse = await loadWarehouseEndpoint(repository, context, row);
  const password = dataSource?.password ? [String(dataSource.password)] : [];
  const secrets = [...partner.secrets, ...(warehouse?.secrets ?? []), ...password];
  return { partner, dataSource, warehouse, secrets: [...new Set(secrets)] };
}
