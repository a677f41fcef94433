import type { Jobs } from './jobs/Jobs.ts';
import type { Network } from './network/resolved.ts';
import type { Say } from './phrases.ts';
import type { Relay } from './relay/Relay.ts';
import type { Vault } from './security/Vault.ts';
import type { Login } from './store/Accounts.ts';
import type { Store } from './store/Store.ts';
import type { Transports } from './transport/Transports.ts';

/** What all requests share. */
export interface Service {
  readonly store: Store;
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
  readonly phrases: (locale: string) => Say;
  /** The words of what is written down while nobody is asking: logs, and why documents failed (LOG_LANGUAGE). */
  readonly logSay: Say;
  /** Injected, so that tests need not wait. */
  readonly now: () => Date;
}

/** What a handler gets of one request: signed in, checked and typed. */
export interface Call {
  readonly operation: string;
  /** Query and path parameters. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly login: Login;
  /** The company that the caller names, or the first of the login. */
  readonly companyUuid: string;
  /** The address of the caller, as far as proxies are trusted; empty where it is not known. */
  readonly caller: string;
  readonly say: Say;
  readonly service: Service;
}

/** Resolves to `data` of the envelope; throws ServiceError to refuse. */
export type Handler = (call: Call) => Promise<unknown>;
