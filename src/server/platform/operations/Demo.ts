import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { ServiceContext } from './ServiceContext.ts';

/**
 * Calls an operation as an operator of the demo company. Resolves to `data` of the envelope; throws an error
 * with its message.
 *
 * @param input the body of a POST operation with one, the query of any other
 */
export type DemoCall = (operation: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The parts of a running service that simulated partners use. */
export interface DemoTraffic {
  readonly service: ServiceContext;
  readonly companyUuid: string;
  /** The language of the demo. */
  readonly phrases: LocalePhrases;
  /** Answers a request without a network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ports of simulated hosts (`Network`). */
  readonly simulatedHosts: Map<string, number>;
  /** Returns whether the console has been unused for some minutes. */
  readonly isIdle: () => boolean;
}

/** A company or a record of its basic data, which no operation creates. */
export interface BasicDataRecord {
  readonly entity: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A company with simulated partners, for a first look at the product. */
export interface Demo {
  /** The company and its basic data, with names in the language of the phrases. */
  readonly createBasicData: (phrases: LocalePhrases) => readonly BasicDataRecord[];
  /** Creates all other records by calls, so that they pass the checks of an operator's records. */
  readonly configure: (call: DemoCall, phrases: LocalePhrases) => Promise<void>;
  /** Path of the screen that the sign-in link opens. */
  readonly firstScreen: string;
  /** Starts the partners and their documents. Resolves to a function that ends them. */
  readonly startPartners: (traffic: DemoTraffic) => Promise<() => Promise<void>>;
}
