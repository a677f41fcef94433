import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { setFlag } from '../../contract/secretName.ts';
import { lapsed } from './passed.ts';

/** A stored row as callers see it: secrets are replaced by `<name>Set`, a state whose time is over has ended. */
export function answered(model: EntityModel, row: Row, now: Date): Row {
  const shown: Record<string, unknown> = { ...lapsed(model.lifecycle, row, now) };
  for (const secret of model.secrets) {
    shown[setFlag(secret)] = shown[secret] !== undefined;
    delete shown[secret];
  }
  return { ...shown, uuid: row.uuid };
}
