import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { changeInTransaction } from '../../platform/records/handlers/writeRecord.ts';

/** Replaces the HTTP extension parameters of an ERP configuration and keeps the rest. */
export const modifyHttpExtend: Handler = (call) =>
  changeInTransaction(call, entityOf('erp'), {
    uuid: call.query.uuid,
    bodyOf: (shown) => ({ ...shown, extendInfo: call.body }),
  });
