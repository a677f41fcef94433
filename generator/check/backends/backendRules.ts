import type { CallTemplate, TemplateRole } from '../../../src/contract/backend/Backend.ts';
import type { BackendSource } from '../../load/sources/EndpointsSource.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

function* findSecond(
  { backends }: RuleContext,
  keyword: 'served' | 'signIn',
  message: (first: string) => string,
  fix: string,
) {
  const [first, ...others] = backends.filter(({ value }) => value[keyword] !== undefined);
  for (const file of others)
    yield violation(locationAt(rootLocation(file), [keyword], undefined), message(first?.path ?? ''), fix);
}

/** At most one back end is `served`, because the service has one database. */
const singleServed: SchemaRule = (context) =>
  findSecond(
    context,
    'served',
    (first) => `${first} is served, too.`,
    'Remove "served" from one of the two.',
  );

/** At most one back end has `signIn`, because the console has one sign-in page. */
const singleSignIn: SchemaRule = (context) =>
  findSecond(
    context,
    'signIn',
    (first) => `${first} has a sign-in, too.`,
    'Remove "signIn" from one of the two.',
  );

/** The envelope, the paging `body` and the key `uuid` occur together. */
const envelopeForm: SchemaRule = function* ({ backends }) {
  for (const file of backends) {
    const { answer, list, key } = file.value;
    const parts = [
      { path: ['answer'], isOfEnvelope: answer.style === 'envelope' },
      { path: ['list', 'paging'], isOfEnvelope: list.paging.style === 'body' },
      { path: ['key'], isOfEnvelope: key === 'uuid' },
    ];
    const own = parts.filter(({ isOfEnvelope }) => isOfEnvelope);
    if (own.length === parts.length || own.every(({ path: [name] }) => name === 'key')) continue;
    // The part that differs from the two others is probably the wrong one.
    const odd = parts.find(({ isOfEnvelope }) => isOfEnvelope === (own.length === 1));
    yield violation(
      locationAt(rootLocation(file), odd?.path ?? [], undefined),
      'The envelope requires the paging style "body" and the key "uuid", and that paging requires the envelope.',
      'Use all three, or describe the answer with the style "bare" and another paging.',
    );
  }
};

/** Returns the path of a part that the embedded service does not support; undefined if it supports the form. */
function unsupportedPartOf({ answer, signIn, server, language }: BackendSource): string[] | undefined {
  if (server !== undefined) return ['server'];
  if (language && language.parameter !== 'lang') return ['language', 'parameter'];
  if (signIn && signIn.scheme !== 'loginKey') return ['signIn'];
  return signIn && language && answer.style === 'envelope' ? undefined : ['served'];
}

/**
 * A served back end has the envelope, the sign-in scheme `loginKey` and the language parameter `lang`, and no
 * `server`.
 */
const servedForm: SchemaRule = function* ({ backends }) {
  for (const file of backends) {
    const part = file.value.served && unsupportedPartOf(file.value);
    if (part)
      yield violation(
        locationAt(rootLocation(file), part, undefined),
        'The embedded service does not support this form of calls.',
        'Remove "served", or use the envelope, the sign-in scheme "loginKey", the language parameter "lang" and no "server".',
      );
  }
};

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** The placeholders that the path of each role has; those of a transition may also have `transition`. */
const requiredPlaceholders: Readonly<Record<TemplateRole, readonly string[]>> = {
  list: ['collection'],
  create: ['collection'],
  get: ['collection', 'key'],
  modify: ['collection'],
  remove: ['collection', 'key'],
  transition: ['collection', 'key'],
};

const templatePattern = /^[^?]+(\?[A-Za-z_]\w*=\{key\})?$/;

function* checkTemplate(role: TemplateRole, place: JsonLocation<CallTemplate>) {
  const { path } = place.value;
  const at = locationAt(place, ['path'], path);
  const required = requiredPlaceholders[role];
  const allowed = [
    ...required,
    ...(role === 'create' || role === 'modify' ? ['key'] : []),
    ...(role === 'transition' ? ['transition'] : []),
  ];
  const used = placeholdersIn(path);
  const unknown = used.filter((name) => !allowed.includes(name));
  for (const name of unknown)
    yield violation(at, `The path of "${role}" cannot have "{${name}}".`, didYouMean(name, allowed));
  // An unknown placeholder is there instead of a required one.
  for (const name of unknown.length > 0 ? [] : required)
    if (!used.includes(name))
      yield violation(at, `The path of "${role}" lacks "{${name}}".`, `Add "{${name}}".`);
  if (!templatePattern.test(path))
    yield violation(
      at,
      `The query of "${path}" is not valid.`,
      'End the path with one parameter, such as ?uuid={key}.',
    );
}

/** The paths in `roles` have the placeholders of their role. */
const templatePlaceholders: SchemaRule = function* ({ backends }) {
  for (const file of backends)
    for (const [role, place] of memberLocations(rootLocation(file), 'roles', file.value.roles))
      if (place.value) yield* checkTemplate(role as TemplateRole, { ...place, value: place.value });
};

/** The `body` of a login has `{login}` and `{password}`, and no other placeholder. */
const loginPlaceholders: SchemaRule = function* ({ backends }) {
  for (const file of backends) {
    const { signIn } = file.value;
    if (signIn?.scheme !== 'bearer' && signIn?.scheme !== 'cookie') continue;
    const at = locationAt(rootLocation(file), ['signIn', 'login', 'body'], signIn.login.body);
    const used = Object.values(signIn.login.body).flatMap(placeholdersIn);
    for (const name of used)
      if (name !== 'login' && name !== 'password')
        yield violation(at, `The login has no "{${name}}".`, didYouMean(name, ['login', 'password']));
    for (const name of ['login', 'password'])
      if (!used.includes(name))
        yield violation(at, `The body of the login lacks "{${name}}".`, `Add a member with "{${name}}".`);
  }
};

export const backendRules: readonly SchemaRule[] = [
  singleServed,
  singleSignIn,
  envelopeForm,
  servedForm,
  templatePlaceholders,
  loginPlaceholders,
];
