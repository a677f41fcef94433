import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import type { Document } from '../store/Documents.ts';

/** A row with what the store finds it by. */
export const documentOf = (model: EntityModel, companyUuid: string, data: Row): Document => ({
  entity: model.name,
  companyUuid,
  naturalKey:
    model.naturalKey.length === 0 ? null : JSON.stringify(model.naturalKey.map((name) => data[name] ?? null)),
  data,
});
