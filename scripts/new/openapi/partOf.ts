import type { SchemaRef } from '../../../generator/load/sources/SchemaSource.ts';
import {
  type CallRow,
  type DraftNote,
  type DraftRole,
  type EntityDraft,
  entityRefOf,
  type RoleDraft,
} from '../draft/Draft.ts';
import { formOf } from './backendOf.ts';
import type { SourceCall } from './calls/callsOf.ts';
import { pagingParametersOf } from './calls/listSyntax.ts';
import { type BoundCollection, pagingMembers } from './collections/bindRoles.ts';
import { collectionEntity, type EntityOwner, type ReadEntity } from './collections/collectionEntity.ts';
import { pathOf } from './collections/recordPath.ts';
import { losePropertyless, rowQueryOf, unclearNotes } from './collections/recordQuery.ts';
import { listOf, type SourceDocument } from './SourceDocument.ts';
import { ValueReader } from './values/ValueReader.ts';

export type Unbound = BoundCollection['unbound'];

/** A collection with its entity, its roles and its form. */
export interface Part {
  readonly owner: EntityOwner;
  readonly draft: EntityDraft;
  readonly roles: readonly RoleDraft[];
  readonly form: ReturnType<typeof formOf>;
  readonly notes: readonly DraftNote[];
  /** Calls of roles that the resource cannot have after all. */
  readonly lost: Unbound;
}

/**
 * Returns the entity, the calls and the form of a collection.
 * @param base the beginning of all paths
 */
export function partOf(
  owner: EntityOwner,
  all: readonly EntityOwner[],
  document: SourceDocument,
  base: string,
): Part {
  const { bound, entity } = owner;
  const reader = new ValueReader(document);
  const { draft, ...misfits } = collectionEntity(owner, all, reader);
  const { unsendable, lacksUuid } = misfits;
  const lost = [...lostOf(bound, misfits), ...losePropertyless(bound.recordQuery, draft)];
  const filters = filtersOf(bound, draft);
  const record = { $ref: entityRefOf(entity) };
  const form = formOf(bound, filters.length > 0);
  const kept = [...bound.roles].filter(([, call]) => !lost.some((one) => one.call === call));
  const roles = kept.map(
    ([role, call]): RoleDraft => ({
      role,
      row: {
        method: call.method as CallRow['method'],
        path: `${base}${pathOf(role === 'list' ? (bound.listFrom ?? bound) : bound, call)}`,
        ...shapeOf(role, call, record, filters, form),
        ...queryOf(bound, role, call),
      },
      ...(call.summary !== undefined && { summary: call.summary }),
    }),
  );
  const notes = [
    ...reader.notes,
    ...unsendable.map((name) => unsendableNote(bound, name)),
    ...(lacksUuid ? [uuidNote(bound)] : []),
    ...kept.flatMap(([, call]) => unclearNotes(call, bound.recordQuery)),
  ];
  return { owner, draft, roles, form, notes, lost };
}

/** Returns the calls with a body that no form can make. PUT sends the whole record, with the types of the answer. */
function lostOf(
  { roles }: BoundCollection,
  { missing, unlike, unsendable, lacksUuid }: Omit<ReadEntity, 'draft'>,
): Unbound {
  const lose = (call: SourceCall | undefined, [name]: readonly string[]): Unbound => {
    if (call === undefined || name === undefined) return [];
    const reason = unlike.includes(name)
      ? `takes "${name}" in another type than the record has`
      : unsendable.includes(name)
        ? `requires "${name}", which a form-encoded body cannot have`
        : `requires "${name}", which a form cannot show`;
    return [{ call, shape: 'item', reason }];
  };
  const modify = roles.get('modify');
  const required = listOf(modify?.body?.keywords.required);
  const unsent = [
    ...(modify?.method === 'PUT' ? [...unlike, ...(lacksUuid ? ['uuid'] : [])] : []),
    ...unsendable.filter((name) => required.includes(name)),
  ];
  return [...lose(roles.get('create'), missing), ...lose(modify, unsent)];
}

const uuidNote = ({ roles }: BoundCollection): DraftNote => ({
  kind: 'value',
  at: (roles.get('list') ?? roles.get('get'))?.at ?? '',
  says: '"uuid" is left out, because the console keeps the key of each record under this name',
});

const unsendableNote = ({ roles }: BoundCollection, name: string): DraftNote => ({
  kind: 'backend',
  at: (roles.get('create') ?? roles.get('modify'))?.at ?? '',
  says: `"${name}" is read-only: a form-encoded body has single values, and lists that repeat their name`,
});

/** Returns the query parameters of a list for which the operator chooses a value, or those with values of the record. */
function queryOf(
  { listScope, recordQuery }: BoundCollection,
  role: DraftRole,
  call: SourceCall,
): Pick<CallRow, 'query'> {
  const query: NonNullable<CallRow['query']> =
    role === 'list'
      ? Object.fromEntries(
          [...listScope].map(([name, { type }]) => [
            name,
            { type: type === 'string' ? 'string' : 'integer' },
          ]),
        )
      : rowQueryOf(recordQuery.get(call) ?? new Map());
  return Object.keys(query).length > 0 ? { query } : {};
}

/**
 * Returns the filters of a list besides its scope: the query parameters with the names of properties, without those of
 * the paging.
 */
function filtersOf(bound: BoundCollection, { properties }: EntityDraft): readonly string[] {
  const taken = [
    ...bound.listScope.keys(),
    ...pagingMembers,
    ...(bound.list ? pagingParametersOf(bound.list) : []),
  ];
  const names = [...(bound.roles.get('list')?.query.keys() ?? [])].filter((name) => !taken.includes(name));
  const isFilter = (name: string): boolean =>
    names.includes(name) &&
    properties.some(
      (one) =>
        one.name === name &&
        one.value.type !== 'object' &&
        one.value.type !== 'array' &&
        one.value.type !== 'number' &&
        one.value.type !== 'integer' &&
        one.value.keywords?.format === undefined,
    );
  return properties.map(({ name }) => name).filter(isFilter);
}

/** Returns body and result of a call. An answer with another place of the record counts as none. */
function shapeOf(
  role: DraftRole,
  call: SourceCall,
  record: SchemaRef,
  filter: readonly string[],
  { answer }: Part['form'],
): Partial<CallRow> {
  if (role === 'list') return { body: { page: record, filter }, result: { page: record } };
  if (role === 'remove') return {};
  const isRead =
    call.answer.kind === 'one' && answer.style === 'bare' && call.answer.pointer === answer.record;
  return {
    ...(role !== 'get' && { body: record }),
    ...sendsOf(role, call),
    ...(role !== 'get' && call.mediaType !== undefined && { mediaType: call.mediaType }),
    ...(isRead && { result: record }),
  };
}

/** Returns the part of a row that the role decides. */
function sendsOf(role: DraftRole, { method, isPatch }: SourceCall): Pick<CallRow, 'sends'> {
  if (isPatch) return { sends: 'jsonPatch' };
  return role === 'modify' && method !== 'PUT' ? { sends: 'changes' } : {};
}
