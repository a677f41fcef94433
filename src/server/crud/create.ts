import { randomUUID } from 'node:crypto';
import type { Entity } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { answered } from './answered.ts';
import { documentOf } from './documentOf.ts';
import { proposedNew } from './proposed.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { refuseInvalid } from './refuseInvalid.ts';
import { storedRow } from './storedRow.ts';

/** Stores a new record of the company and answers with it. */
export const create =
  (entity: Entity): Handler =>
  (call) =>
    call.service.store.transaction(async ({ documents }) => {
      const record = proposedNew(entity, call.body);
      await refuseInvalid(call, entity, record, documents);
      const { companyUuid } = call;
      const row = storedRow(call, entity.model, record, { uuid: randomUUID(), companyUuid });
      await refuseDuplicate(call, entity.model, () =>
        documents.insert(documentOf(entity.model, companyUuid, row)),
      );
      return answered(entity.model, row, call.service.now());
    });
