import type { Draft, DraftNote, EntityDraft } from '../draft/Draft.ts';
import { linkReferences } from '../draft/linkReferences.ts';
import { entityNameOf } from '../draft/names.ts';
import { commonFormOf, errorsOf, mostCommonOf, serverOf, signInOfDocument, variantOf } from './backendOf.ts';
import { callsOf } from './calls/callsOf.ts';
import { adoptLists } from './collections/adoptLists.ts';
import { type BoundCollection, bindRoles } from './collections/bindRoles.ts';
import { nameCollections } from './collections/collectionEntity.ts';
import { findCollections } from './collections/findCollections.ts';
import { isAtRecord } from './collections/recordPath.ts';
import { type Part, partOf, type Unbound } from './partOf.ts';
import { objectOf, type SourceDocument, textOf } from './SourceDocument.ts';
import { constantsOf, fixedHeadersOf } from './sharedParts.ts';

/** Returns the name of a draft from the title of its document: `Swagger Petstore - OpenAPI 3.0` → `swaggerPetstore`. */
function nameOfDocument({ root, address }: SourceDocument): string {
  const title = textOf(objectOf(root.info).title) ?? '';
  const own = entityNameOf(
    title.replace(/\b(open\s?api|swagger|api|v?\d+(\.\d+)*)\b/gi, ' ').trim() || 'record',
  );
  const file = address.split(/[\\/]/).at(-1)?.split('.')[0] ?? '';
  return own === 'record' || own.length > 24 ? entityNameOf(file) : own;
}

/** The value of a header that the document does not have. */
const unknownValue = 'unknown';

const headerNote = (name: string): DraftNote => ({
  kind: 'backend',
  at: '/paths',
  says: `the value of the header "${name}" is not in the document. Write it in "headers" of the back end`,
});

/** Returns the back end, the entities and the resources of a document. */
export function documentToDraft(document: SourceDocument, name: string = nameOfDocument(document)): Draft {
  const calls = callsOf(document);
  const { notes: signInNotes, ...signIn } = signInOfDocument(document, calls);
  const ownHeader = signIn.signIn?.scheme === 'apiKey' ? signIn.signIn.header : undefined;
  const headers = fixedHeadersOf(calls).filter((one) => one.toLowerCase() !== ownHeader?.toLowerCase());
  const shared = {
    constants: constantsOf(document, calls),
    server: mostCommonOf(calls.map((call) => call.server)) ?? {},
    headers: ownHeader === undefined ? headers : [...headers, ownHeader],
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
  return {
    name,
    ...(title && { title }),
    backend: {
      ...server,
      ...common,
      ...errorsOf(document),
      ...(Object.keys(shared.constants).length > 0 && { constants: shared.constants }),
      ...(headers.length > 0 && { headers: Object.fromEntries(headers.map((one) => [one, unknownValue])) }),
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
      ...headers.map(headerNote),
      ...bound
        .flatMap((one) => unboundOf(one, written.get(one)))
        .map(({ call, reason: says }): DraftNote => ({ kind: 'call', at: call.at, says })),
      ...parts.flatMap(({ notes }) => notes),
      ...parts.flatMap(replacementNotes),
      ...parts.flatMap(patchNotes),
      ...unresolvedNotes(document),
    ],
  };
}

/** The list of a console needs the key of each record. */
const hasKey = ({ key, properties }: EntityDraft): boolean =>
  properties.some(
    ({ name, value }) =>
      name === key && (value.type === 'string' || value.type === 'integer' || value.type === 'number'),
  );

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

/**
 * PUT at the path of a record replaces the record that has the key already (RFC 9110 section 9.3.4). The console
 * reads that record first, if the document has a call for it.
 */
const replacementNotes = ({ owner: { bound }, lost }: Part): DraftNote[] => {
  const create = bound.roles.get('create');
  const isLost = lost.some(({ call }) => call === create);
  if (create === undefined || isLost || bound.roles.has('get') || !isAtRecord(bound.collection, create))
    return [];
  const says = 'a new record with the key of an existing one replaces it';
  return [{ kind: 'backend', at: create.at, says }];
};

/** A document does not say which properties a JSON Patch may change. */
const patchNotes = ({ owner: { bound }, lost }: Part): DraftNote[] => {
  const modify = bound.roles.get('modify');
  if (!modify?.isPatch || lost.some(({ call }) => call === modify)) return [];
  const says =
    'a JSON Patch may change every property that the document does not call read-only. Add "readOnly" to those that only the back end sets';
  return [{ kind: 'backend', at: modify.at, says }];
};

const unresolvedNotes = ({ unresolved }: SourceDocument): DraftNote[] =>
  [...unresolved].map((ref) => ({
    kind: 'value',
    at: ref,
    says: 'the reference leads to no part of the document. Bundle the document into one file first',
  }));
