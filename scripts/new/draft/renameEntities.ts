import type { Project } from '../../../generator/load/Project.ts';
import { nameOfRef } from '../../../generator/normalize/normalizeEntities.ts';
import { type CallRow, type Draft, entityRefOf, type ValueDraft } from './Draft.ts';
import { createEntityNamer } from './names.ts';

/**
 * Returns a draft whose entities have names that no other file of the project has. A taken name begins with the name of the
 * draft: `petstoreMenu`. References follow.
 */
export function renameEntities(draft: Draft, { entities, endpoints, resources, families }: Project): Draft {
  const taken = [...entities, ...endpoints, ...resources, ...families].map(({ name }) => name);
  const nameEntity = createEntityNamer(taken);
  const names = new Map(draft.entities.map(({ name }) => [name, nameEntity(name, draft.name)]));
  const renamed = (name: string): string => names.get(name) ?? name;
  const renameRow = (row: CallRow): CallRow =>
    JSON.parse(JSON.stringify(row), (key, value) =>
      key === '$ref' && typeof value === 'string' ? entityRefOf(renamed(nameOfRef(value))) : value,
    );
  const rename = (value: ValueDraft): ValueDraft => ({
    ...value,
    ...(value.reference && { reference: { ...value.reference, entity: renamed(value.reference.entity) } }),
    ...(value.items && { items: rename(value.items) }),
    ...(value.properties && {
      properties: value.properties.map((one) => ({ ...one, value: rename(one.value) })),
    }),
  });
  return {
    ...draft,
    entities: draft.entities.map((entity) => ({
      ...entity,
      name: renamed(entity.name),
      properties: entity.properties.map((one) => ({ ...one, value: rename(one.value) })),
    })),
    resources: draft.resources.map((resource) => ({
      ...resource,
      entity: renamed(resource.entity),
      roles: resource.roles.map(({ row, ...rest }) => ({ ...rest, ...(row && { row: renameRow(row) }) })),
    })),
  };
}
