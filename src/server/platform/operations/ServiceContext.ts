import type { HttpBindings } from '@hono/node-server';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { ServiceMetrics } from '../monitoring/createMetrics.ts';
import type { Network } from '../network/ssrfGuard.ts';
import type { PasswordCost } from '../security/credentials.ts';
import type { Vault } from '../security/Vault.ts';
import type { Login } from '../store/Accounts.ts';
import type { ServiceStore } from '../store/ServiceStore.ts';
import type { RecordCheck, RelatedCheck } from './RecordCheck.ts';

/** Objects that all requests share. Modules add theirs by declaration merging. */
export interface ServiceContext {
  readonly store: ServiceStore;
  readonly vault: Vault;
  readonly network: Network;
  /** Absent where no jobs run: nothing is sent then. */
  readonly jobs?: Pick<Jobs, 'send'>;
  /**
   * Codes that the service offers as choices, by the operation that returns them. Records accept no others.
   */
  readonly offeredCodes: Readonly<Record<string, readonly string[]>>;
  /** Checks that schemas cannot express, by entity. */
  readonly recordChecks: Readonly<Record<string, RecordCheck>>;
  /** Checks that need other records, by entity. */
  readonly relatedChecks: Readonly<Record<string, RelatedCheck>>;
  /** Phrases by locale. */
  readonly phrasesOf: (locale: string) => LocalePhrases;
  /** Metrics of this service, for `/metrics`. */
  readonly metrics: ServiceMetrics;
  /** Cost of the hashes of passwords; injected, so that tests need not wait. */
  readonly passwordCost: PasswordCost;
  /** Operators can sign in at a provider, without a password. */
  readonly hasSingleSignOn?: boolean;
  /** Operators sign in at the provider of the single sign-on, or with a one-time link. */
  readonly isPasswordRefused?: boolean;
  /** Injected, so that tests need not wait. */
  readonly now: () => Date;
  /** A fraction from 0 to below 1, for jitter; injected for tests. */
  readonly random: () => number;
}

/** One request as its handler gets it: authenticated, validated and typed. */
export interface OperationCall {
  readonly operation: string;
  /** Query and path parameters. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly login: Login;
  /** The company that the caller names, or the first one of the login. */
  readonly companyUuid: string;
  /** The address of the caller, as far as proxies are trusted; empty if unknown. */
  readonly callerAddress: string;
  /** The address of the console that calls, or of the service. */
  readonly origin: string;
  readonly phrases: LocalePhrases;
  readonly service: ServiceContext;
}

/** Resolves to `data` of the envelope; throws ServiceError to refuse. */
export type Handler = (call: OperationCall) => Promise<unknown>;

/** Values that the middleware of a request sets for later steps. Modules add theirs by declaration merging. */
export interface ServiceVariables {
  requestId: string;
  phrases: LocalePhrases;
  login: Login;
  /** The body as it was sent; empty without one. */
  text: string;
  body: unknown;
  /** Query and path parameters, with the types of the endpoint table. */
  query: Readonly<Record<string, unknown>>;
  companyUuid: string;
  /** The address of the caller (callerAddress.ts), empty if unknown. */
  callerAddress: string;
  /** The result of the handler, for the audit log. */
  result: unknown;
  /** The text of the envelope, once the request is answered. */
  answer: string;
}

export interface ServiceEnv {
  /** Absent for requests that did not come over the network. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: ServiceVariables;
}
