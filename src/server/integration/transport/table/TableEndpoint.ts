import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { type ConnectContext, unsupportedChoice } from '../unsupportedChoice.ts';
import { mysqlTableDialect } from './mysqlTableDialect.ts';
import { postgresTableDialect } from './postgresTableDialect.ts';
import type { TableDatabase, TableDialect } from './TableDatabase.ts';

/** By `dataSource.databaseType`, what intermediate tables may be in. */
export const tableDialects: Readonly<Record<string, TableDialect>> = {
  POSTGRESQL: postgresTableDialect,
  MYSQL: mysqlTableDialect,
};

/** Where an interface reads or writes in its partner's database. Either `table` or `routine`. */
export interface TableEndpoint {
  /** Of the database, without credentials. */
  readonly url: string;
  readonly table?: string;
  readonly routine?: string;
  /** To be asked for again before each use. */
  readonly database: () => Promise<TableDatabase>;
}

/** From table to table: both ends are in the partner's database. */
export const isTableTransfer = ({ type, tableAccess }: Row): boolean =>
  type === 'INTERMEDIATE_TABLE' && tableAccess === 'TRANSFER';

const tableNameOf = (row: Row, side: 'source' | 'target'): string =>
  String(isTableTransfer(row) ? row[`${side}TableName`] : row.intermediateTableName);

/** Throws NOT_IMPLEMENTED for a kind of database in which tables are neither read nor written. `source` has its password open. */
export function createTableEndpoint(
  context: ConnectContext,
  row: Row,
  source: Row | undefined,
  side: 'source' | 'target',
): TableEndpoint {
  if (!source)
    throw new ServiceError('NOT_FOUND', { entity: context.phrases.translate('entities.dataSource.title') });
  const { databaseType, ip, port, databaseName } = source;
  const dialect = tableDialects[String(databaseType)];
  if (!dialect) throw unsupportedChoice(context, 'dataSource', 'databaseType', databaseType);
  const { databases } = context.service.transports;
  return {
    url: `${dialect.scheme}://${ip}:${port}/${databaseName}`,
    ...(row.tableAccess === 'PROCEDURE'
      ? { routine: String(row.storedProcedureName) }
      : { table: tableNameOf(row, side) }),
    database: () => databases.get(dialect, source),
  };
}
