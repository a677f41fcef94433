import type { Project } from '../../../generator/load/Project.ts';
import { nameOfRef } from '../../../generator/normalize/normalizeEntities.ts';
import { type CallRow, type Draft, entityRefOf, type ValueDraft } from './Draft.ts';
import { createEntityNamer } from './names.ts';

/** Returns a call without the names of its path parameters: `GET /orders/{}`. */
export const callKeyOf = ({ method, path }: Pick<CallRow, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/** Returns the names that entities have since the last import, because their calls are the same. */
function keptNamesOf({ resources }: Draft, lastNames: ReadonlyMap<string, string>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { entity, roles } of resources) {
    const [last] = roles.flatMap(({ row }) => (row && lastNames.get(callKeyOf(row))) ?? []);
    if (last !== undefined && ![...kept.values()].includes(last)) kept.set(entity, last);
  }
  return kept;
}

/**
 * Returns a draft whose entities have their names of the last import, or else names that no other file of the project has.
 * A taken name begins with the name of the draft: `petstoreMenu`. References follow.
 * @param lastNames the entities of the last import by their calls (`callKeyOf`)
 */
export function renameEntities(
  draft: Draft,
  { entities, endpoints, resources, families }: Project,
  lastNames: ReadonlyMap<string, string>,
): Draft {
  const taken = [...entities, ...endpoints, ...resources, ...families].map(({ name }) => name);
  const kept = keptNamesOf(draft, lastNames);
  const nameEntity = createEntityNamer([...taken, ...kept.values()]);
  const names = new Map(
    draft.entities.map(({ name }) => [name, kept.get(name) ?? nameEntity(name, draft.name)]),
  );
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
