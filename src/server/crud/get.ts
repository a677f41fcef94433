import type { Entity } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { answered } from './answered.ts';
import { found } from './found.ts';

export const get =
  (entity: Entity): Handler =>
  async (call) => {
    const row = await found(call, entity, call.query.uuid, call.service.store.documents);
    return answered(entity.model, row, call.service.now());
  };
