import type { Transport } from '../Transport.ts';
import { createTableEndpoint } from './TableEndpoint.ts';
import { tableSource } from './tableSource.ts';
import { tableTarget } from './tableTarget.ts';

/** Rows of a table in the partner's database, or calls of its stored procedures. */
export const tableTransport: Transport = {
  usesDataSource: true,
  createTarget: (context, row, { dataSource }) =>
    tableTarget(createTableEndpoint(context, row, dataSource, 'target')),
  createSource: (context, row, { dataSource }) =>
    tableSource(createTableEndpoint(context, row, dataSource, 'source')),
};
