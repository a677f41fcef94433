import { mysqlTestDialect } from './mysqlTestDialect.ts';
import { oracleTestDialect } from './oracleTestDialect.ts';
import { postgresTestDialect } from './postgresTestDialect.ts';
import { sqlServerTestDialect } from './sqlServerTestDialect.ts';
import type { TestDialect } from './TestDialect.ts';

/** By `dataSource.databaseType`. Dameng has no freely installable driver, so only its port is tested. */
export const testDialects: Readonly<Record<string, TestDialect>> = {
  POSTGRESQL: postgresTestDialect,
  MYSQL: mysqlTestDialect,
  SQLSERVER: sqlServerTestDialect,
  ORACLE: oracleTestDialect,
};
