import type { Handler } from '../Service.ts';
import { testAuth } from './testAuth.ts';
import { testDataSource } from './testDataSource.ts';
import { testErp } from './testErp.ts';

/** Tests of connections, by operation. */
export const connectionTests: Readonly<Record<string, Handler>> = {
  'auth.test': testAuth,
  'datasource.test': testDataSource,
  'erp.test': testErp,
};
