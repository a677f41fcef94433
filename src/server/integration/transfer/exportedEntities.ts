import { type EntityDefinition, entityModels, entityOf } from '../../platform/operations/catalog.ts';

/** A kind of record that belongs to one that travels, and travels with it (`x-owner`). */
export interface OwnedEntity {
  readonly entity: EntityDefinition;
  /** The property that holds the owner's uuid: set anew where the record arrives. */
  readonly owner: string;
}

/** The entities that are exported, imported and copied (schemas/SPECIFICATION.md section 14). */
export const exportedEntity = entityOf('interface');

export const ownedEntities: readonly OwnedEntity[] = Object.values(entityModels).flatMap(({ name, owner }) =>
  owner?.entity === exportedEntity.model.name ? [{ entity: entityOf(name), owner: owner.property }] : [],
);
