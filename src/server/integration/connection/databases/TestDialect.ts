import type { Socket } from 'node:net';
import type { StepPhrase } from '../StepFailure.ts';
import type { TestStepName } from '../TestSteps.ts';

/** Parameters with which a driver signs in at one checked address. */
export interface DatabaseAccess {
  readonly address: string;
  /** The configured host, for the name in a certificate. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Encrypts the connection. Database certificates are mostly self-signed and not checked. */
  readonly encrypted: boolean;
  /** Remaining milliseconds. */
  readonly milliseconds: number;
  /** Opens a connection to the address, closed at the end of the test. */
  readonly open: () => Promise<Socket>;
  /** Closes a connection of the driver at the end of the test. */
  readonly closeAtEnd: (socket: Socket) => Socket;
}

/** Character encoding of a database. */
export interface DatabaseEncoding {
  /** Name in the database. */
  readonly name: string;
  /** It equals the configured one. */
  readonly isConfigured: boolean;
}

/** An open session of a database. It never writes. */
export interface DatabaseSession {
  /** Throws StepFailure for an encoding that the server cannot convert to. */
  readonly encoding: (configured: string) => Promise<DatabaseEncoding>;
  /** Runs a query; returns the server's version. */
  readonly query: () => Promise<string>;
  readonly close: () => Promise<void> | void;
}

/** Steps of signing in that a driver can distinguish. */
export type SignInStep = Extract<TestStepName, 'protocol' | 'signIn' | 'database'>;

/** The failed step of a driver's error, and its message. */
export interface SignInFailure {
  readonly step: SignInStep;
  readonly phrase: StepPhrase;
}

/** Adapter for one kind of database. Loads the driver on first use. */
export interface TestDialect {
  readonly name: string;
  /** The order in which the server checks them. */
  readonly stepOrder: readonly SignInStep[];
  /** Rejects with the driver's error. */
  readonly connect: (access: DatabaseAccess) => Promise<DatabaseSession>;
  /** Returns the cause of an error of `connect`; undefined if unknown, which means the first step. */
  readonly causeOf: (error: DriverError) => SignInFailure | undefined;
  /**
   * Returns whether the server offers no encryption; the test then retries without. Omitted if encryption is
   * not requested.
   */
  readonly refusesEncryption?: (error: DriverError) => boolean;
}

/** Common properties of all drivers' errors. */
export interface DriverError extends Error {
  readonly code?: string | number;
  readonly errno?: number;
}
