import type { SchemaRef } from '../../../generator/load/schemaSources.ts';
import {
  type CallRow,
  type Draft,
  type DraftNote,
  type DraftRole,
  type EntityDraft,
  entityRefOf,
  type RoleDraft,
} from '../draft/Draft.ts';
import { linkReferences } from '../draft/linkReferences.ts';
import { entityNameOf } from '../draft/names.ts';
import { adoptLists } from './adoptLists.ts';
import {
  commonFormOf,
  errorsOf,
  formOf,
  mostCommonOf,
  serverOf,
  signInOfDocument,
  variantOf,
} from './backendOf.ts';
import { type BoundCollection, bindRoles, pathOf, sendsOf } from './bindRoles.ts';
import { callsOf, constantsOf, type SourceCall } from './callsOf.ts';
import { collectionEntity, type EntityOwner, nameCollections } from './collectionEntity.ts';
import { findCollections, isCrudCall } from './findCollections.ts';
import { objectOf, type SourceDocument, textOf } from './SourceDocument.ts';
import { ValueReader } from './ValueReader.ts';

/** The share of a document that a draft covers. */
export interface DraftCoverage {
  /** Calls whose paths alone say that they create, read, change or delete records. */
  readonly crudCalls: number;
  /** Those of them with a role. */
  readonly boundCalls: number;
  /** Why each of the others has no role: predicates. */
  readonly reasons: readonly string[];
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

/** A collection with its entity, its roles and its form. */
interface Part {
  readonly owner: EntityOwner;
  readonly draft: EntityDraft;
  readonly roles: readonly RoleDraft[];
  readonly form: ReturnType<typeof formOf>;
  readonly notes: readonly DraftNote[];
  /** Calls of roles that the resource cannot have after all. */
  readonly lost: Unbound;
}

/** Returns the back end, the entities and the resources of a document. */
export function documentToDraft(
  document: SourceDocument,
  name: string = nameOfDocument(document),
): { readonly draft: Draft; readonly coverage: DraftCoverage } {
  const calls = callsOf(document);
  const { notes: signInNotes, ...signIn } = signInOfDocument(document, calls);
  const shared = {
    constants: constantsOf(document, calls),
    server: mostCommonOf(calls.map((call) => call.server)) ?? {},
    header: signIn.signIn?.scheme === 'apiKey' ? signIn.signIn.header : undefined,
  };
  const bound = adoptLists(findCollections(calls).map((collection) => bindRoles(collection, shared)));
  const { base, notes: serverNotes, ...server } = serverOf(document, shared.server);
  const owners = nameCollections(bound.filter(({ roles }) => roles.has('list')));
  const parts = owners
    .map((owner) => partOf(owner, owners, document, base))
    .filter(({ draft }) => hasKey(draft));
  const common = commonFormOf(parts.map(({ form }) => form));
  const written = new Map(parts.map((part) => [part.owner.bound, part]));
  const title = textOf(objectOf(document.root.info).title);
  const draft: Draft = {
    name,
    ...(title && { title }),
    backend: {
      ...server,
      ...common,
      ...errorsOf(document),
      ...(Object.keys(shared.constants).length > 0 && { constants: shared.constants }),
      ...signIn,
    },
    entities: linkReferences(parts.map((part) => part.draft)),
    resources: parts.map(({ owner, roles, form }) => ({
      entity: owner.entity,
      roles,
      ...variantOf(form, common),
    })),
    notes: [
      ...serverNotes,
      ...signInNotes,
      ...bound
        .flatMap((one) => unboundOf(one, written.get(one)))
        .map(({ call, reason: says }): DraftNote => ({ kind: 'call', at: call.at, says })),
      ...parts.flatMap(({ notes }) => notes),
      ...unresolvedNotes(document),
    ],
  };
  return { draft, coverage: coverageOf(bound, written) };
}

/** The list of a console needs the key of each record. */
const hasKey = ({ key, properties }: EntityDraft): boolean =>
  properties.some(
    ({ name, value }) =>
      name === key && (value.type === 'string' || value.type === 'integer' || value.type === 'number'),
  );

function partOf(
  owner: EntityOwner,
  all: readonly EntityOwner[],
  document: SourceDocument,
  base: string,
): Part {
  const { bound, entity } = owner;
  const reader = new ValueReader(document);
  const { draft, missing } = collectionEntity(owner, all, reader);
  const create = missing.length > 0 ? bound.roles.get('create') : undefined;
  const filters = filtersOf(bound, draft);
  const record = { $ref: entityRefOf(entity) };
  const form = formOf(bound, filters.length > 0);
  const roles = [...bound.roles].flatMap(([role, call]): RoleDraft[] =>
    call === create
      ? []
      : [
          {
            role,
            row: {
              method: call.method as CallRow['method'],
              path: `${base}${pathOf(bound, call)}`,
              ...shapeOf(role, call, record, filters, form),
            },
            ...(call.summary !== undefined && { summary: call.summary }),
          },
        ],
  );
  const lost = create
    ? [
        {
          call: create,
          shape: 'collection' as const,
          reason: `requires "${missing[0]}", which a form cannot show`,
        },
      ]
    : [];
  return { owner, draft, roles, form, notes: reader.notes, lost };
}

/** Returns the filters of a list: the path parameters, and the query parameters with the names of properties. */
function filtersOf(bound: BoundCollection, { properties }: EntityDraft): readonly string[] {
  const names = [...(bound.roles.get('list')?.query.keys() ?? [])];
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
    ...(isRead && { result: record }),
  };
}

type Unbound = BoundCollection['unbound'];

function describeMissingList(unbound: Unbound): string {
  const list = unbound.find(({ call, shape }) => shape === 'collection' && call.method === 'GET');
  return list
    ? `belongs to no resource: the list of its collection ${list.reason}`
    : 'belongs to no resource: its collection has no list';
}

/** Returns the calls of a collection without a role, those that its resource lost included. */
function unboundOf({ unbound, roles, key }: BoundCollection, part: Part | undefined): Unbound {
  const reason = roles.has('list')
    ? key === undefined
      ? 'has records without a key'
      : `has records whose key "${key}" is no text or number`
    : describeMissingList(unbound);
  return [
    ...unbound,
    ...(part ? part.lost : [...roles.values()].map((call) => ({ call, shape: 'item' as const, reason }))),
  ];
}

const unresolvedNotes = ({ unresolved }: SourceDocument): DraftNote[] =>
  [...unresolved].map((ref) => ({
    kind: 'value',
    at: ref,
    says: 'the reference leads to no part of the document. Bundle the document into one file first',
  }));

function coverageOf(
  all: readonly BoundCollection[],
  written: ReadonlyMap<BoundCollection, Part>,
): DraftCoverage {
  const crud = all.flatMap((bound) => {
    const unbound = unboundOf(bound, written.get(bound));
    return bound.collection.calls
      .filter((placed) => isCrudCall(placed, bound.collection))
      .map(({ call }) => unbound.find((one) => one.call === call)?.reason);
  });
  const reasons = crud.filter((reason) => reason !== undefined);
  return { crudCalls: crud.length, boundCalls: crud.length - reasons.length, reasons };
}
