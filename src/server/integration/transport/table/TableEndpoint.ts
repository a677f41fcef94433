import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { TableDatabase } from '../../databases/DatabaseDialect.ts';
import { databaseDialects } from '../../databases/databaseDialects.ts';
import { type ConnectContext, unsupportedChoice } from '../unsupportedChoice.ts';
import { DatabaseCache } from './DatabaseCache.ts';

/** Table or routine of an interface in its partner's database. Either `table` or `routine` is set. */
export interface TableEndpoint {
  /** The address of the database, without credentials. */
  readonly url: string;
  readonly table?: string;
  readonly routine?: string;
  /** Call it before each use. */
  readonly database: () => Promise<TableDatabase>;
}

/** Table transfer: both endpoints are in the partner's database. */
export const isTableTransfer = ({ type, tableAccess }: Row): boolean =>
  type === 'INTERMEDIATE_TABLE' && tableAccess === 'TRANSFER';

const tableNameOf = (row: Row, side: 'source' | 'target'): string =>
  String(isTableTransfer(row) ? row[`${side}TableName`] : row.intermediateTableName);

/**
 * Throws NOT_IMPLEMENTED for a database without support for tables. `source` has its password in plain text.
 */
export function createTableEndpoint(
  context: ConnectContext,
  row: Row,
  source: Row | undefined,
  side: 'source' | 'target',
): TableEndpoint {
  if (!source)
    throw new ServiceError(
      'NOT_FOUND',
      {},
      {
        phrase: ({ translate }) =>
          translate('error.NOT_FOUND', { entity: translate('entities.dataSource.title') }),
      },
    );
  const { databaseType, ip, port, databaseName } = source;
  const dialect = databaseDialects[String(databaseType)];
  const tables = dialect?.tables;
  if (!tables) throw unsupportedChoice('dataSource', 'databaseType', databaseType);
  const databases = context.service.transports.cacheOf(DatabaseCache);
  return {
    url: `${tables.scheme}://${ip}:${port}/${databaseName}`,
    ...(row.tableAccess === 'PROCEDURE'
      ? { routine: String(row.storedProcedureName) }
      : { table: tableNameOf(row, side) }),
    database: () => databases.get({ ...dialect, tables }, source),
  };
}
