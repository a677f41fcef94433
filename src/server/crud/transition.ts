import type { Entity } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { answered } from './answered.ts';
import { documentOf } from './documentOf.ts';
import { found } from './found.ts';
import { lapsed, passed } from './passed.ts';
import { refuseInvalid } from './refuseInvalid.ts';
import { refuseObstacle } from './refuseObstacle.ts';
import { remove } from './remove.ts';
import { stamps } from './storedRow.ts';

/** Takes one action of an `x-lifecycle` table and answers with the fresh row (DECISIONS.md, "Interface lifecycle"). */
export const transition = (entity: Entity, action: string): Handler => {
  const { model } = entity;
  const { lifecycle } = model;
  const step = lifecycle?.transitions[action];
  if (!lifecycle || !step) throw new Error(`The lifecycle of "${model.name}" has no action "${action}".`);
  if (step.to === null) return remove(entity);
  return (call) =>
    call.service.store.transaction(async ({ documents }) => {
      const now = call.service.now();
      const before = await found(call, entity, call.query.uuid, documents, 'update');
      refuseObstacle(call, entity, action, before);
      const companyUuid = String(before.companyUuid);
      if (step.requires === 'valid') {
        await refuseInvalid({ ...call, companyUuid }, entity, answered(model, before, now), documents);
      }
      const next = passed(lifecycle, action, lapsed(lifecycle, before, now), now);
      const row = { ...next, ...stamps(model, before, now) };
      await documents.update(documentOf(model, companyUuid, row));
      return answered(model, row, now);
    });
};
