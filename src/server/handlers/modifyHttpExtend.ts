import { entityOf } from '../catalog.ts';
import { change } from '../crud/change.ts';
import type { Handler } from '../Service.ts';

/** Replaces the HTTP extension parameters of an ERP configuration and leaves the rest of it. */
export const modifyHttpExtend: Handler = (call) =>
  change(call, entityOf('erp'), {
    uuid: call.query.uuid,
    bodyOf: (shown) => ({ ...shown, extendInfo: call.body }),
  });
