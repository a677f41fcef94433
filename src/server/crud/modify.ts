import { isRecord } from '../../contract/isRecord.ts';
import type { Entity } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { change } from './change.ts';

/** Replaces a record; a `version` that is not the stored one is refused with the fresh row. */
export const modify =
  (entity: Entity): Handler =>
  (call) => {
    const { uuid, version } = isRecord(call.body) ? call.body : {};
    return change(call, entity, { uuid, version, bodyOf: () => call.body });
  };
