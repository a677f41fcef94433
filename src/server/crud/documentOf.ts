import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import type { Document } from '../store/Document.ts';

/** What names a record within its company, as the store keeps it; null for an entity without such properties. */
export const naturalKeyOf = (
  { naturalKey }: EntityModel,
  data: Readonly<Record<string, unknown>>,
): string | null =>
  naturalKey.length === 0 ? null : JSON.stringify(naturalKey.map((name) => data[name] ?? null));

/** A row with what the store finds it by. */
export const documentOf = (model: EntityModel, companyUuid: string, data: Row): Document => ({
  entity: model.name,
  companyUuid,
  naturalKey: naturalKeyOf(model, data),
  data,
});
