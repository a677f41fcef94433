import { mysqlTestDialect } from './mysqlTestDialect.ts';
import { oracleTestDialect } from './oracleTestDialect.ts';
import { postgresTestDialect } from './postgresTestDialect.ts';
import { sqlServerTestDialect } from './sqlServerTestDialect.ts';
import type { TestDialect } from './TestDialect.ts';

/** By `dataSource.databaseType`. For Dameng there is no driver that everybody can install: of it only the port is tried. */
export const testDialects: Readonly<Record<string, TestDialect>> = {
  POSTGRESQL: postgresTestDialect,
  MYSQL: mysqlTestDialect,
  SQLSERVER: sqlServerTestDialect,
  ORACLE: oracleTestDialect,
};
