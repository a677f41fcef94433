import type { ErrorShape, SignIn } from '../../../src/contract/backend/Backend.ts';
import type { BackendDraft, DraftNote, ResourceDraft } from '../draft/Draft.ts';
import { jsonSchemaOf } from './calls/answerOf.ts';
import type { SourceCall } from './calls/callsOf.ts';
import type { BoundCollection } from './collections/bindRoles.ts';
import { type JsonObject, objectOf, pointerOf, type SourceDocument, textOf } from './SourceDocument.ts';
import { plainSchemaOf } from './values/plainSchema.ts';

/** The parts of a back end that may differ between its collections. */
type Form = Pick<BackendDraft, 'key' | 'list' | 'answer'>;

/** Returns the form of a collection with a list, without its filters. */
export function formOf({ key = '', list, roles }: BoundCollection, hasFilters: boolean): Form {
  const one = (['get', 'modify', 'create'] as const).flatMap((role) => {
    const answer = roles.get(role)?.answer;
    return answer?.kind === 'one' ? [answer.pointer] : [];
  });
  const rows = roles.get('list')?.answer;
  return {
    key,
    list: {
      ...(list ?? { paging: { style: 'none' } }),
      ...(hasFilters && list?.paging.style !== 'none' && { filters: { equal: '{property}' } }),
    },
    answer: {
      style: 'bare',
      record: one[0] ?? '',
      records: rows?.pointer ?? '',
      ...(rows?.row && { row: rows.row }),
    },
  };
}

/** Returns the value that occurs most often, the first one of several. */
export function mostCommonOf<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(JSON.stringify(value)) === most);
}

const usualForm: Form = {
  key: 'id',
  list: { paging: { style: 'none' } },
  answer: { style: 'bare', record: '', records: '' },
};

/** Returns the form that most collections have, separately for each part. */
export const commonFormOf = (forms: readonly Form[]): Form => ({
  key: mostCommonOf(forms.map(({ key }) => key)) ?? usualForm.key,
  list: mostCommonOf(forms.map(({ list }) => list)) ?? usualForm.list,
  answer: mostCommonOf(forms.map(({ answer }) => answer)) ?? usualForm.answer,
});

/** Returns the parts of a form that differ from those of the back end. */
export function variantOf(form: Form, common: Form): Pick<ResourceDraft, 'variant'> {
  const parts = (['key', 'list', 'answer'] as const).filter(
    (part) => JSON.stringify(form[part]) !== JSON.stringify(common[part]),
  );
  return parts.length === 0 ? {} : { variant: Object.fromEntries(parts.map((part) => [part, form[part]])) };
}

const serverPattern = /^https?:\/\/[^/?#{}]+(\/[^?#{}]*[^/?#{}])?$/;

/** Returns the address of a server with the defaults of its variables, without a slash at the end. */
function addressOf({ address }: SourceDocument, server: JsonObject): string {
  const url = (textOf(server.url) ?? '').replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
    String(objectOf(objectOf(server.variables)[name]).default ?? whole),
  );
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(url);
  const whole = isRelative && /^https?:/.test(address) ? new URL(url, address).href : url;
  return whole.replace(/\/+$/, '');
}

/** Returns the server of a back end, and the beginning of all paths if the document names no server. */
export function serverOf(
  document: SourceDocument,
  server: JsonObject,
): Pick<BackendDraft, 'server'> & { readonly base: string; readonly notes: readonly DraftNote[] } {
  const address = addressOf(document, server);
  if (serverPattern.test(address)) return { server: address, base: '', notes: [] };
  const base = /^(\/[^/?#{}]+)+$/.test(address) ? address : '';
  const says =
    'the document does not name the address of the server. Add "server" to the back end, or "servers" to config.json';
  return { base, notes: [{ kind: 'backend', at: '/servers', says }] };
}

/** Returns the sign-in that a security scheme describes; a text says why the vocabulary has none. */
function signInOf(scheme: JsonObject): SignIn | string {
  const { type, in: place, name, scheme: kind, openIdConnectUrl } = scheme;
  if (type === 'apiKey' && place === 'header' && typeof name === 'string')
    return { scheme: 'apiKey', header: name };
  if (
    type === 'openIdConnect' &&
    typeof openIdConnectUrl === 'string' &&
    /^https?:\/\//.test(openIdConnectUrl)
  )
    return {
      scheme: 'oidc',
      issuer: openIdConnectUrl.replace(/\/\.well-known\/openid-configuration$/, ''),
      clientId: 'console',
      scope: 'openid profile',
    };
  if (type === 'oauth2' || (type === 'http' && String(kind).toLowerCase() === 'bearer'))
    return { scheme: 'apiKey', header: 'Authorization', prefix: 'Bearer ' };
  return `the sign-in by ${type === 'http' ? `HTTP ${kind}` : `${type} in ${place ?? 'another place'}`} has no form in the vocabulary`;
}

/** Returns the sign-in of the first security scheme that the vocabulary has. */
export function signInOfDocument(
  { root }: SourceDocument,
  calls: readonly SourceCall[],
): Pick<BackendDraft, 'signIn'> & { readonly notes: readonly DraftNote[] } {
  const schemes = Object.entries(objectOf(objectOf(root.components).securitySchemes));
  const found = schemes.map(([name, scheme]) => ({
    at: pointerOf('components', 'securitySchemes', name),
    signIn: signInOf(objectOf(scheme)),
  }));
  const usable = found.find(({ signIn }) => typeof signIn !== 'string');
  const says = (text: string): DraftNote[] => [
    { kind: 'backend', at: usable?.at ?? '/components/securitySchemes', says: text },
  ];
  if (!usable || typeof usable.signIn === 'string') {
    const [first] = found;
    const header = mostCommonOf(
      calls.map(({ headers }) => headers.find((name) => /key|token|auth/i.test(name))),
    );
    if (header !== undefined) return { signIn: { scheme: 'apiKey', header }, notes: [] };
    return { notes: first ? [{ kind: 'backend', at: first.at, says: String(first.signIn) }] : [] };
  }
  const { signIn } = usable;
  if (signIn.scheme === 'oidc')
    return {
      signIn,
      notes: says('"clientId" of the sign-in is a guess. Register the console at the provider'),
    };
  return {
    signIn,
    notes:
      signIn.scheme === 'apiKey' && signIn.prefix
        ? says('operators enter their access token. Describe a login call instead, if the back end has one')
        : [],
  };
}

const messageNames = ['message', 'error_description', 'detail', 'title', 'description', 'error', 'msg'];

/** Returns where refusals have their sentence, from the first described refusal. */
export function errorsOf(document: SourceDocument): Pick<BackendDraft, 'errors'> {
  const operations = Object.values(objectOf(document.root.paths)).flatMap((item) =>
    Object.values(document.follow(item).value).map(objectOf),
  );
  for (const { responses } of operations)
    for (const [status, response] of Object.entries(objectOf(responses))) {
      if (!/^(4|5|default)/.test(status)) continue;
      const pointers = messagePointersOf(document, jsonSchemaOf(document.follow(response).value));
      if (pointers.length > 0) return { errors: { message: pointers } satisfies ErrorShape };
    }
  return {};
}

function messagePointersOf(document: SourceDocument, schema: unknown, at = ''): string[] {
  const members = objectOf(plainSchemaOf(document, schema).keywords.properties);
  const own = messageNames.flatMap((name) => {
    if (!(name in members)) return [];
    const { type } = plainSchemaOf(document, members[name]);
    return type === 'string'
      ? [`${at}/${name}`]
      : type === 'object' && at === ''
        ? messagePointersOf(document, members[name], `/${name}`)
        : [];
  });
  return own;
}
