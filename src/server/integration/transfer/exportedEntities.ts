import { type EntityDefinition, entityModels, entityOf } from '../../platform/operations/catalog.ts';

/** An entity whose records are exported with their owner (`x-owner`). */
export interface OwnedEntity {
  readonly entity: EntityDefinition;
  /** Property with the owner's uuid, set anew at the target. */
  readonly owner: string;
}

/** The entities that are exported, imported and copied (schemas/SPECIFICATION.md section 14). */
export const exportedEntity = entityOf('interface');

export const ownedEntities: readonly OwnedEntity[] = Object.values(entityModels).flatMap(({ name, owner }) =>
  owner?.entity === exportedEntity.model.name ? [{ entity: entityOf(name), owner: owner.property }] : [],
);
