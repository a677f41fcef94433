import { type Entity, entityModels, entityOf } from '../catalog.ts';

/** A kind of record that belongs to one that travels, and travels with it (`x-owner`). */
export interface Part {
  readonly entity: Entity;
  /** The property that holds the owner's uuid: set anew where the record arrives. */
  readonly owner: string;
}

/** The entities that are exported, imported and copied (schemas/SPECIFICATION.md section 14). */
export const subject = entityOf('interface');

export const parts: readonly Part[] = Object.values(entityModels).flatMap(({ name, owner }) =>
  owner?.entity === subject.model.name ? [{ entity: entityOf(name), owner: owner.property }] : [],
);
