import type { TableDialect } from '../TableDatabase.ts';
import { mysql } from './mysql.ts';
import { postgres } from './postgres.ts';

/** By `dataSource.databaseType`, what intermediate tables may be in. */
export const tableDialects: Readonly<Record<string, TableDialect>> = { POSTGRESQL: postgres, MYSQL: mysql };
