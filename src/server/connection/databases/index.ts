import type { Dialect } from './Dialect.ts';
import { mysql } from './mysql.ts';
import { oracle } from './oracle.ts';
import { postgres } from './postgres.ts';
import { sqlServer } from './sqlServer.ts';

/** By `dataSource.databaseType`. For Dameng there is no driver that everybody can install: of it only the port is tried. */
export const dialects: Readonly<Record<string, Dialect>> = {
  POSTGRESQL: postgres,
  MYSQL: mysql,
  SQLSERVER: sqlServer,
  ORACLE: oracle,
};
