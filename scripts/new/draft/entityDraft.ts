import { pluralize } from 'inflection';
import type { Project } from '../../../generator/load/Project.ts';
import { callOf } from '../../../generator/normalize/expand/foldCollections.ts';
import { type Draft, type DraftRole, entityRefOf, type RoleDraft } from './Draft.ts';

/** The roles of a resource without a source. */
export const allRoles: readonly DraftRole[] = ['list', 'get', 'create', 'modify', 'remove', 'restore'];

type BackendFile = Project['backends'][number];

/**
 * Returns the draft of an entity without a source: records with a name.
 * @param backend the described back end of the records; undefined for the embedded service
 * @throws Error if that back end has no template for lists
 */
export function entityDraft(name: string, backend?: BackendFile): Draft {
  const nameProperty = {
    name: 'name',
    value: { type: 'string', keywords: { minLength: 1, maxLength: 100 } },
    required: true,
  } as const;
  const described = backend && describedParts(name, backend);
  return {
    name,
    entities: [
      {
        name,
        properties: [...(described ? [described.keyProperty] : []), nameProperty],
        ...(described && { key: described.keyProperty.name }),
        naturalKey: described ? [] : ['name'],
      },
    ],
    resources: [{ entity: name, roles: described?.roles ?? allRoles.map((role) => ({ role })) }],
    notes: [],
  };
}

/** The roles for which a described back end may have a template. */
const templateRoles = ['list', 'get', 'create', 'modify', 'remove'] as const;

/** Returns the key and the calls of an entity, from the templates of its back end. */
function describedParts(name: string, { path, name: own, value: backend }: BackendFile) {
  const { key, roles = {} } = backend;
  if (roles.list === undefined)
    throw new Error(
      `The back end "${own}" has no template for lists. Add "roles" to ${path}, or write the entity and its endpoint table by hand.`,
    );
  const collection = { path: pluralize(name), entity: { $ref: entityRefOf(name) } };
  const calls = templateRoles.flatMap((role): RoleDraft[] => {
    const template = roles[role];
    return template ? [{ role, row: callOf(template, role, role, { collection, backend }) }] : [];
  });
  const keyProperty = {
    name: key,
    value: { type: 'string', keywords: { maxLength: 36 } },
    required: false,
    readOnly: true,
  } as const;
  return { keyProperty, roles: calls };
}
