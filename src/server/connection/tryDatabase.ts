import { isIP } from 'node:net';
import type { Row } from '../../contract/envelope.ts';
import type { Network } from '../network/resolved.ts';
import { causeOf } from './causeOf.ts';
import type { Access, Cause, Dialect, Session, SignInStep } from './databases/Dialect.ts';
import { dialects } from './databases/index.ts';
import { Failed, type Words } from './Failed.ts';
import { connected, type Place, reached } from './reached.ts';
import type { Steps } from './Steps.ts';

/** Host and port as a URL, which knows how to read every way of writing an address. */
export function urlOf({ ip, port }: Row): URL | undefined {
  const host = String(ip).replace(/^\[|\]$/g, '');
  const text = `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Whatever else a URL can hold is no part of a host.
  return url && url.href === `${url.origin}/` ? url : undefined;
}

interface SignedIn {
  readonly session: Session;
  readonly encrypted: boolean;
  readonly milliseconds: number;
}

const saidOf = (step: SignInStep, dialect: Dialect, { database, username }: Access): Words =>
  ({
    protocol: ['speaks', { type: dialect.name }] as const,
    signIn: ['signedIn', { username }] as const,
    database: ['hasDatabase', { database }] as const,
  })[step];

/** Why nobody could sign in: what the driver knows, what the network says, or that it is no such server at all. */
function failureOf(dialect: Dialect, error: unknown): Cause {
  const cause = error instanceof Error ? dialect.causeOf(error) : undefined;
  if (cause) return cause;
  const [key, parameters] = causeOf(error);
  const words: Words = [key === 'otherwise' ? 'notThisKind' : key, { ...parameters, type: dialect.name }];
  return { step: 'protocol', words };
}

/** Signs in encrypted or, where the server offers none of that, plain. What a driver throws is told as the step that it is about. */
async function signIn(steps: Steps, dialect: Dialect, access: Access): Promise<SignedIn> {
  const start = performance.now();
  let encrypted = dialect.isPlain !== undefined;
  const connect = async (): Promise<Session> => {
    const session = await dialect.connect({ ...access, encrypted });
    // Too late: nobody waits for it any more.
    if (steps.signal.aborted) await session.close();
    return session;
  };
  try {
    const session = await steps.inTime(
      connect().catch((error) => {
        if (!encrypted || !dialect.isPlain?.(error)) throw error;
        encrypted = false;
        return connect();
      }),
    );
    return { session, encrypted, milliseconds: performance.now() - start };
  } catch (error) {
    if (steps.signal.aborted) return steps.fail('protocol', error);
    const { step, words } = failureOf(dialect, error);
    // Before anybody is signed in, nobody knows whether it would have been encrypted.
    for (const earlier of dialect.order.slice(0, dialect.order.indexOf(step))) {
      steps.pass(earlier, saidOf(earlier, dialect, access));
    }
    return steps.fail(step, new Failed(...words));
  }
}

function accessOf(steps: Steps, place: Place, { databaseName, username, password = '' }: Row): Access {
  // The connection that proved the port is the first one's: some servers count those that say nothing, and then lock the caller out.
  const waiting = [place.socket];
  const { address, host, port } = place;
  return {
    address,
    host,
    port,
    database: String(databaseName),
    username: String(username),
    password: String(password),
    encrypted: false,
    // The trial ends first, in its own words.
    milliseconds: steps.left() + 1_000,
    open: async () => waiting.pop() ?? connected(steps, { host: address, port }),
    own: (socket) => steps.own(socket),
  };
}

/** Signs in to a database as its data source says, and asks it something that writes nothing. `source` has its password open. */
export async function tryDatabase(steps: Steps, network: Network, source: Row): Promise<void> {
  const url = urlOf(source);
  if (!url) steps.fail('host', new Failed('noHost'));
  const place = await reached(steps, network, url, Number(source.port));
  const dialect = dialects[String(source.databaseType)];
  if (!dialect) return steps.pass('protocol', ['onlyPort']);
  if (!source.username) steps.fail('signIn', new Failed('noUsername'));
  const access = accessOf(steps, place, source);
  const { session, encrypted, milliseconds } = await signIn(steps, dialect, access);
  try {
    const last = dialect.order.at(-1);
    for (const step of dialect.order) {
      const words: Words =
        step === 'protocol'
          ? [encrypted ? 'speaksEncrypted' : 'speaksPlain', { type: dialect.name }]
          : saidOf(step, dialect, access);
      steps.pass(step, words, step === last ? milliseconds : undefined);
    }
    const configured = String(source.encoding);
    await steps.take(
      'encoding',
      () => session.encoding(configured),
      ({ name, same }) => [same ? 'encodingSame' : 'encodingOther', { name, encoding: configured }],
    );
    await steps.take('query', session.query, (version) => ['answered', { type: dialect.name, version }]);
  } finally {
    await steps.inTime(Promise.resolve(session.close())).catch(() => undefined);
  }
}
