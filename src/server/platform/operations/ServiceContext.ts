import type { HttpBindings } from '@hono/node-server';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Relay } from '../../integration/relay/Relay.ts';
import type { Transports } from '../../integration/transport/Transports.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Network } from '../network/ssrfGuard.ts';
import type { Vault } from '../security/Vault.ts';
import type { Login } from '../store/Accounts.ts';
import type { ServiceStore } from '../store/ServiceStore.ts';

/** What all requests share. */
export interface ServiceContext {
  readonly store: ServiceStore;
  readonly vault: Vault;
  readonly network: Network;
  readonly relay: Relay;
  /** Absent where no jobs run: what waits for one is then done by whoever asks for it. */
  readonly jobs?: Pick<Jobs, 'send' | 'sendAll'>;
  /** What documents travel by. */
  readonly transports: Transports;
  /** Codes that the service offers as choices, by the operation that answers with them: records take no others. */
  readonly offeredCodes: Readonly<Record<string, readonly string[]>>;
  /** The words of a locale. */
  readonly phrasesOf: (locale: string) => LocalePhrases;
  /** The words of what is written down while nobody is asking: logs, and why documents failed (LOG_LANGUAGE). */
  readonly logPhrases: LocalePhrases;
  /** Injected, so that tests need not wait. */
  readonly now: () => Date;
}

/** What a handler gets of one request: signed in, checked and typed. */
export interface OperationCall {
  readonly operation: string;
  /** Query and path parameters. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly login: Login;
  /** The company that the caller names, or the first of the login. */
  readonly companyUuid: string;
  /** The address of the caller, as far as proxies are trusted; empty where it is not known. */
  readonly callerAddress: string;
  readonly phrases: LocalePhrases;
  readonly service: ServiceContext;
}

/** Resolves to `data` of the envelope; throws ServiceError to refuse. */
export type Handler = (call: OperationCall) => Promise<unknown>;

/** What the middleware of a request leaves for those after it. */
export interface ServiceEnv {
  /** Absent where a request did not come over the network. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    say: LocalePhrases;
    login: Login;
    /** The body as it was sent; empty without one. */
    text: string;
    body: unknown;
    /** Query and path parameters, of the types that the endpoint table gives. */
    query: Readonly<Record<string, unknown>>;
    companyUuid: string;
    /** The address of the caller (inbound/caller.ts), empty where it is not known. */
    caller: string;
    /** The security configuration of the company, if it has one. */
    security?: Row;
    /** The interfaces that the call concerns, as soon as that is known. */
    concerned?: readonly Row[];
  };
}
