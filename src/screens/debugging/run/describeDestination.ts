import type { DataSource, Erp, GlobalConfig, Interface } from '#generated/types.ts';
import { hasOwnAddress, joinUrl } from '../../../contract/api/partnerUrl.ts';
import type { Flow } from '../../../contract/model/entity.ts';

/** The records that the interface refers to. Each is undefined until it is read. */
interface DestinationContext {
  /** Undefined for an interface without a family. */
  readonly flow: Flow | undefined;
  readonly company?: GlobalConfig;
  readonly erp?: Erp;
  readonly dataSource?: DataSource;
}

/** True if documents go from table to table. Both tables are in the partner's database. */
const isTableTransfer = ({ type, tableAccess }: Interface): boolean =>
  type === 'INTERMEDIATE_TABLE' && tableAccess === 'TRANSFER';

/** True if documents of an interface go to the warehouse. Otherwise they go to its partner. */
export const isInbound = (flow: Flow | undefined, row: Interface): boolean =>
  flow === 'in' && !isTableTransfer(row);

function tableOf({ tableAccess, intermediateTableName, targetTableName, storedProcedureName }: Interface) {
  const names = { TABLE: intermediateTableName, TRANSFER: targetTableName, PROCEDURE: storedProcedureName };
  return names[tableAccess ?? 'TABLE'] ?? '';
}

function partnerDestinationOf(row: Interface, { erp, dataSource }: DestinationContext): string | undefined {
  const { type, path = '', address = '', queueName } = row;
  if (type === 'INTERMEDIATE_TABLE') {
    if (!dataSource) return undefined;
    const { name, ip, port, databaseName } = dataSource;
    return `${name}: ${ip}:${port}/${databaseName}, ${tableOf(row)}`;
  }
  if (!row.erpUuid || hasOwnAddress(type)) return [address, queueName].filter(Boolean).join(', ');
  return erp && `${erp.name}: ${joinUrl(erp.basePath, path)}`;
}

/**
 * Describes the receiver of an interface's documents, by the rules of src/server/integration/transport.
 * `outbox` is the text for documents without a configured WMS. Undefined until the record with the address is
 * read.
 */
export function describeDestination(
  row: Interface,
  surroundings: DestinationContext,
  outbox: string,
): string | undefined {
  const { flow, company } = surroundings;
  if (!isInbound(flow, row)) return partnerDestinationOf(row, surroundings);
  if (!company) return undefined;
  if (!company.wmsBasePath) return outbox;
  return `WMS: ${joinUrl(company.wmsBasePath, `/${encodeURIComponent(row.interfaceName)}`)}`;
}
