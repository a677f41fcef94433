import type { Row } from '../../../contract/envelope.ts';
import { ServiceError } from '../../ServiceError.ts';
import { notSpoken, type Opener } from '../notSpoken.ts';
import { tableDialects } from './databases/index.ts';
import type { TableDatabase } from './TableDatabase.ts';

/** Where an interface reads or writes in its partner's database. Either `table` or `routine`. */
export interface TableEnd {
  /** Of the database, without credentials. */
  readonly url: string;
  readonly table?: string;
  readonly routine?: string;
  /** To be asked for again before each use. */
  readonly database: () => Promise<TableDatabase>;
}

/** From table to table: both ends are in the partner's database. */
export const isTransfer = ({ type, tableAccess }: Row): boolean =>
  type === 'INTERMEDIATE_TABLE' && tableAccess === 'TRANSFER';

const tableOf = (row: Row, side: 'source' | 'target'): string =>
  String(isTransfer(row) ? row[`${side}TableName`] : row.intermediateTableName);

/** Throws NOT_IMPLEMENTED for a kind of database in which tables are neither read nor written. `source` has its password open. */
export function tableEnd(
  opener: Opener,
  row: Row,
  source: Row | undefined,
  side: 'source' | 'target',
): TableEnd {
  if (!source)
    throw new ServiceError('NOT_FOUND', { entity: opener.say.translate('entities.dataSource.title') });
  const { databaseType, ip, port, databaseName } = source;
  const dialect = tableDialects[String(databaseType)];
  if (!dialect) throw notSpoken(opener, 'dataSource', 'databaseType', databaseType);
  const { databases } = opener.service.transports;
  return {
    url: `${dialect.scheme}://${ip}:${port}/${databaseName}`,
    ...(row.tableAccess === 'PROCEDURE'
      ? { routine: String(row.storedProcedureName) }
      : { table: tableOf(row, side) }),
    database: () => databases.of(dialect, source),
  };
}
