import type { Flow } from '../../../contract/entity.ts';
import type { DataSource, Erp, GlobalConfig, Interface } from '../../../generated/types.ts';

/** The records that the interface refers to; undefined until they are read. */
export interface Surroundings {
  /** Undefined for an interface of no family. */
  readonly flow: Flow | undefined;
  readonly company?: GlobalConfig;
  readonly erp?: Erp;
  readonly dataSource?: DataSource;
}

/** Documents go from table to table: both are in the partner's database. */
const isTransfer = ({ type, tableAccess }: Interface): boolean =>
  type === 'INTERMEDIATE_TABLE' && tableAccess === 'TRANSFER';

/** Whether documents of an interface go to the warehouse; else they go to its partner. */
export const isInbound = (flow: Flow | undefined, row: Interface): boolean =>
  flow === 'in' && !isTransfer(row);

const joined = (base: string, path: string): string => base.replace(/\/+$/, '') + path;

/** An address can hold a password. */
const masked = (address: string): string => address.replace(/^(\w+:\/\/[^/?#@:]*):[^/?#]*@/, '$1:[SECRET]@');

function tableOf({ tableAccess, intermediateTableName, targetTableName, storedProcedureName }: Interface) {
  const names = { TABLE: intermediateTableName, TRANSFER: targetTableName, PROCEDURE: storedProcedureName };
  return names[tableAccess ?? 'TABLE'] ?? '';
}

function partnerOf(row: Interface, { erp, dataSource }: Surroundings): string | undefined {
  const { type, path = '', address = '', queueName = '' } = row;
  if (type === 'INTERMEDIATE_TABLE') {
    if (!dataSource) return undefined;
    const { name, ip, port, databaseName } = dataSource;
    return `${name}: ${ip}:${port}/${databaseName}, ${tableOf(row)}`;
  }
  if (type === 'ACTIVE_MQ') return `${masked(address)}, ${queueName}`;
  if (!row.erpUuid) return masked(address);
  return erp && `${erp.name}: ${masked(joined(erp.basePath, path))}`;
}

/**
 * Where the service sends a document of an interface, as src/server/transport does it. `outbox` is its name for documents that
 * no configured WMS takes. Undefined until the record with the address is read.
 */
export function destinationOf(
  row: Interface,
  surroundings: Surroundings,
  outbox: string,
): string | undefined {
  const { flow, company } = surroundings;
  if (!isInbound(flow, row)) return partnerOf(row, surroundings);
  if (!company) return undefined;
  if (!company.wmsBasePath) return outbox;
  return `WMS: ${masked(joined(company.wmsBasePath, `/${encodeURIComponent(row.interfaceName)}`))}`;
}
