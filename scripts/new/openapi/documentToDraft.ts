import type { SchemaRef } from '../../../generator/load/schemaSources.ts';
import {
  type CallRow,
  type Draft,
  type DraftNote,
  type DraftRole,
  entityRefOf,
  type ResourceDraft,
} from '../draft/Draft.ts';
import { linkReferences } from '../draft/linkReferences.ts';
import { entityNameOf } from '../draft/names.ts';
import { type BoundCollection, bindRoles } from './bindRoles.ts';
import { addressNotes, callsOf, type SourceCall } from './callsOf.ts';
import {
  collectionEntity,
  componentsOf,
  type EntityOwner,
  findKeyProperty,
  nameCollections,
  recordSchemaOf,
} from './collectionEntity.ts';
import { findCollections, isCrudCall } from './findCollections.ts';
import { objectOf, type SourceDocument, textOf } from './SourceDocument.ts';
import { ValueReader } from './ValueReader.ts';

/** The share of a document that a draft covers. */
export interface DraftCoverage {
  /** Calls whose paths alone say that they create, read, change or delete records. */
  readonly crudCalls: number;
  /** Those of them with a role. */
  readonly boundCalls: number;
}

/** Returns the name of a draft from the title of its document: `Swagger Petstore - OpenAPI 3.0` → `swaggerPetstore`. */
function nameOfDocument({ root, address }: SourceDocument): string {
  const title = textOf(objectOf(root.info).title) ?? '';
  const own = entityNameOf(
    title.replace(/\b(open\s?api|swagger|api|v?\d+(\.\d+)*)\b/gi, ' ').trim() || 'record',
  );
  const file = address.split(/[\\/]/).at(-1)?.split('.')[0] ?? '';
  return own === 'record' || own.length > 24 ? entityNameOf(file) : own;
}

/** Returns the entities, resources and calls of a document. */
export function documentToDraft(
  document: SourceDocument,
  name: string = nameOfDocument(document),
): { readonly draft: Draft; readonly coverage: DraftCoverage } {
  const calls = callsOf(document);
  const bound = findCollections(calls).map(bindRoles);
  const owners = nameCollections(bound.filter(isResource));
  const components = new Map(
    owners.flatMap(({ bound: one, entity }) => componentsOf(one).map((name) => [name, entity])),
  );
  const parts = owners.map((owner) => {
    const reader = new ValueReader(document, components);
    const entity = collectionEntity(owner, owners, reader);
    return { entity, resource: resourceOf(owner, [...reader.reshaped]), notes: reader.notes };
  });
  const title = textOf(objectOf(document.root.info).title);
  const written = new Set(owners.map(({ bound: one }) => one));
  const notes = [
    ...callNotes(bound, written),
    ...parts.flatMap((part) => part.notes),
    ...addressNotes(document),
    ...unresolvedNotes(document),
  ];
  return {
    draft: {
      name,
      ...(title && { title }),
      entities: linkReferences(parts.map(({ entity }) => entity)),
      resources: parts.map(({ resource }) => resource),
      calls,
      notes,
    },
    coverage: coverageOf(bound, written),
  };
}

/** A collection is a resource if it has records, and more to do with them than to list them for another record. */
function isResource(bound: BoundCollection): boolean {
  const record = recordSchemaOf(bound);
  if (record === undefined) return false;
  const isNested = bound.collection.segments.some((segment) => segment.startsWith('{'));
  const hasList = bound.roles.some(({ role }) => role === 'list');
  return bound.roles.length > 1 || (hasList && !isNested && findKeyProperty(bound, record) !== undefined);
}

function resourceOf({ entity, bound }: EntityOwner, reshaped: readonly string[]): ResourceDraft {
  const record = { $ref: entityRefOf(entity) };
  const roles = bound.roles.map(({ role, call, misfits }) => ({
    role,
    misfits: role === 'remove' || role === 'restore' ? misfits : [...misfits, ...reshaped],
    call: { ...call, row: roleRow(role, call, record) },
  }));
  const hasList = roles.some(({ role }) => role === 'list');
  return { entity, roles: hasList ? roles : [{ role: 'list', misfits: [] }, ...roles] };
}

/** Returns the row of a call with a role: it takes and answers with records of the entity. */
function roleRow(role: DraftRole, { row, answer }: SourceCall, record: SchemaRef): CallRow {
  const { body, result: _, ...rest } = row;
  const sent = body && 'page' in body ? { page: record, filter: body.filter } : body && record;
  const whole = role === 'create' || role === 'modify' ? record : sent;
  const results = { none: undefined, one: record, list: { list: record }, page: { page: record } };
  const result = results[answer.kind];
  return { ...rest, ...(whole && { body: whole }), ...(result && { result }) };
}

function callNotes(all: readonly BoundCollection[], written: ReadonlySet<BoundCollection>): DraftNote[] {
  return all.flatMap((bound) => {
    const others = bound.unbound.map(({ placed: { call }, reason }) => ({ call, reason }));
    const lost = written.has(bound)
      ? []
      : bound.roles.map(({ call }) => ({
          call,
          reason: 'belongs to no resource: its collection has no further calls, or no records',
        }));
    return [...others, ...lost].map(
      ({ call, reason }): DraftNote => ({
        kind: 'call',
        at: call.at,
        says: reason,
      }),
    );
  });
}

const unresolvedNotes = ({ unresolved }: SourceDocument): DraftNote[] =>
  [...unresolved].map((ref) => ({
    kind: 'value',
    at: ref,
    says: 'the reference leads to no part of the document. Bundle the document into one file first',
  }));

function coverageOf(all: readonly BoundCollection[], written: ReadonlySet<BoundCollection>): DraftCoverage {
  const crud = all.flatMap((bound) =>
    bound.collection.calls
      .filter((placed) => isCrudCall(placed, bound.collection))
      .map(({ call }) => written.has(bound) && bound.roles.some((role) => role.call === call)),
  );
  return { crudCalls: crud.length, boundCalls: crud.filter(Boolean).length };
}
