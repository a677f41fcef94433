import type { DatabaseDialect } from './DatabaseDialect.ts';
import { mysqlDialect } from './mysqlDialect.ts';
import { oracleDialect } from './oracleDialect.ts';
import { postgresDialect } from './postgresDialect.ts';
import { sqlServerDialect } from './sqlServerDialect.ts';

/** By `dataSource.databaseType`. Dameng has no freely installable driver, so only its port is tested. */
export const databaseDialects: Readonly<Record<string, DatabaseDialect>> = {
  POSTGRESQL: postgresDialect,
  MYSQL: mysqlDialect,
  SQLSERVER: sqlServerDialect,
  ORACLE: oracleDialect,
};
