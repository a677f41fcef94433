import { createRequire } from 'node:module';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Network } from '../../platform/network/ssrfGuard.ts';
import type {
  DatabaseAccess,
  DatabaseDialect,
  DatabaseSession,
  SignInStep,
} from '../databases/DatabaseDialect.ts';
import { databaseDialects } from '../databases/databaseDialects.ts';
import { dataSourceUrl } from '../transport/endpoint/Endpoint.ts';
import { connectSocket, type OpenedSocket, openSocket } from './openSocket.ts';
import { describeNetworkError, StepFailure, type StepPhrase } from './StepFailure.ts';
import type { TestSteps } from './TestSteps.ts';

interface DatabaseSignIn {
  readonly session: DatabaseSession;
  readonly encrypted: boolean;
  readonly milliseconds: number;
}

const successPhraseOf = (
  step: SignInStep,
  dialect: DatabaseDialect,
  { database, username }: DatabaseAccess,
): StepPhrase =>
  ({
    protocol: ['speaks', { type: dialect.name }] as const,
    signIn: ['signedIn', { username }] as const,
    database: ['hasDatabase', { database }] as const,
  })[step];

/** Returns the reason of a failed sign-in: from the driver, from the network, or another kind of server. */
function signInFailureOf(dialect: DatabaseDialect, error: unknown): { step: SignInStep; phrase: StepPhrase } {
  if (error instanceof Error) {
    const cause = dialect.causeOf(error);
    if (cause) return { step: cause.step, phrase: [cause.key, { message: error.message }] };
  }
  const [key, parameters] = describeNetworkError(error);
  return {
    step: 'protocol',
    phrase: [key === 'otherwise' ? 'notThisKind' : key, { ...parameters, type: dialect.name }],
  };
}

/**
 * Signs in with encryption, or without if the server offers none. A driver error fails the step that it
 * belongs to.
 */
async function signInToDatabase(
  steps: TestSteps,
  dialect: DatabaseDialect,
  access: DatabaseAccess,
): Promise<DatabaseSignIn> {
  const start = performance.now();
  let encrypted = dialect.refusesEncryption !== undefined;
  const connect = async (): Promise<DatabaseSession> => {
    const session = await dialect.connect({ ...access, encrypted });
    // After the timeout, no code waits for it.
    if (steps.signal.aborted) await session.close();
    return session;
  };
  try {
    const session = await steps.inTime(
      connect().catch((error) => {
        if (!encrypted || !dialect.refusesEncryption?.(error)) throw error;
        encrypted = false;
        return connect();
      }),
    );
    return { session, encrypted: session.isEncrypted ?? encrypted, milliseconds: performance.now() - start };
  } catch (error) {
    if (steps.signal.aborted) return steps.fail('protocol', error);
    const { step, phrase } = signInFailureOf(dialect, error);
    // Only a successful sign-in shows whether the connection is encrypted.
    for (const earlier of dialect.stepOrder.slice(0, dialect.stepOrder.indexOf(step))) {
      steps.pass(earlier, successPhraseOf(earlier, dialect, access));
    }
    return steps.fail(step, new StepFailure(...phrase));
  }
}

function createAccess(
  steps: TestSteps,
  place: OpenedSocket,
  { databaseName, username, password = '' }: Row,
): DatabaseAccess {
  // The first session reuses the connection that proved the port: some servers count connections without a
  // sign-in and then lock the caller out.
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
    // The test's own timeout comes first, with its own message.
    milliseconds: steps.remainingTime() + 1_000,
    open: async () => waiting.pop() ?? connectSocket(steps, { host: address, port }),
    closeAtEnd: (socket) => steps.closeAtEnd(socket),
  };
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Signs in to the database of a data source and runs a query that writes nothing. `source` has its password
 * in plain text. Without a driver it tests only the port, and names the package that adds one.
 */
export async function testDatabase(
  steps: TestSteps,
  network: Network,
  source: Row,
  dialects = databaseDialects,
): Promise<void> {
  const url = dataSourceUrl(source);
  if (!url) steps.fail('host', new StepFailure('noHost'));
  const place = await openSocket(steps, network, url, Number(source.port));
  const dialect = dialects[String(source.databaseType)];
  if (!dialect) return steps.pass('protocol', ['onlyPort']);
  const { name: type, optionalDriver: driver } = dialect;
  if (driver !== undefined && !isInstalled(driver))
    return steps.pass('protocol', ['driverMissing', { type, driver }]);
  if (!source.username) steps.fail('signIn', new StepFailure('noUsername'));
  const access = createAccess(steps, place, source);
  const { session, encrypted, milliseconds } = await signInToDatabase(steps, dialect, access);
  try {
    const last = dialect.stepOrder.at(-1);
    for (const step of dialect.stepOrder) {
      const words: StepPhrase =
        step === 'protocol'
          ? [encrypted ? 'speaksEncrypted' : 'speaksPlain', { type: dialect.name }]
          : successPhraseOf(step, dialect, access);
      steps.pass(step, words, step === last ? milliseconds : undefined);
    }
    const encoding = String(source.encoding);
    await steps.perform(
      'encoding',
      async () => {
        const found = await session.encoding(encoding);
        if (found.configured !== 'unsupported') return found;
        throw new StepFailure('encodingUnsupported', { encoding, name: found.name });
      },
      ({ name, configured }) => [
        configured === 'same' ? 'encodingSame' : 'encodingOther',
        { name, encoding },
      ],
    );
    await steps.perform('query', session.query, (version) => ['answered', { type: dialect.name, version }]);
  } finally {
    await steps.inTime(Promise.resolve(session.close())).catch(() => undefined);
  }
}
