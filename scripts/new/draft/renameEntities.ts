import type { Project } from '../../../generator/load/Project.ts';
import { nameOfRef } from '../../../generator/normalize/normalizeEntities.ts';
import { type CallRow, type Draft, entityRefOf, type ValueDraft } from './Draft.ts';
import { createEntityNamer } from './names.ts';

/** `POST /erp/{}` of a service */
const addressOf = (service: string, { method, path }: CallRow): string =>
  `${service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** Returns the operations of a project by service, method and path. */
const operationsByAddress = (endpoints: Project['endpoints']): ReadonlyMap<string, string> =>
  new Map(
    endpoints.flatMap(({ value: { service = '', operations = {} } }) =>
      Object.entries(operations).map(([id, row]): [string, string] => [addressOf(service, row), id]),
    ),
  );

/**
 * Returns a draft whose entities have names that no other file of the project has. A taken name begins with the name of the
 * draft: `petstoreMenu`. References follow. A call that another operation of the project already is gets a stand-in.
 */
export function renameEntities(draft: Draft, { entities, endpoints, resources, families }: Project): Draft {
  const taken = [...entities, ...endpoints, ...resources, ...families].map(({ name }) => name);
  const nameEntity = createEntityNamer(taken);
  const operations = operationsByAddress(endpoints);
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
    resources: draft.resources.map(({ entity, roles }) => ({
      entity: renamed(entity),
      roles: roles.map(({ role, call, misfits }) => {
        if (call === undefined) return { role, misfits };
        const owner = operations.get(addressOf(call.service, call.row));
        const clash = owner === undefined ? [] : [`has the method and path of "${owner}"`];
        return { role, misfits: [...misfits, ...clash], call: { ...call, row: renameRow(call.row) } };
      }),
    })),
  };
}
