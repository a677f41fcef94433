import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Entity } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { change } from './change.ts';

const detailsOf = ({ omittedFromList: details }: EntityModel, row: Row) =>
  Object.fromEntries(details.filter((name) => name in row).map((name) => [name, row[name]]));

/**
 * Replaces a record; a `version` that is not the stored one is refused with the fresh row. A body without a detail keeps it: it
 * may come from a row of a list, which has none.
 */
export const modify =
  (entity: Entity): Handler =>
  (call) => {
    const body = isRecord(call.body) ? call.body : {};
    const { uuid, version } = body;
    const bodyOf = (shown: Row) => ({ ...detailsOf(entity.model, shown), ...body });
    return change(call, entity, { uuid, version, bodyOf });
  };
