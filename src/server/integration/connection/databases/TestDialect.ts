import type { Socket } from 'node:net';
import type { StepPhrase } from '../StepFailure.ts';
import type { TestStepName } from '../TestSteps.ts';

/** What a driver needs to sign in at one address that was checked. */
export interface DatabaseAccess {
  readonly address: string;
  /** As it was written, for the name in a certificate. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Whether the conversation is to be encrypted; certificates of databases are mostly self-signed and not checked. */
  readonly encrypted: boolean;
  /** Milliseconds that are left. */
  readonly milliseconds: number;
  /** A connection to the address, which ends with the trial. */
  readonly open: () => Promise<Socket>;
  /** Lets a connection that the driver opens itself end with the trial. */
  readonly closeAtEnd: (socket: Socket) => Socket;
}

/** How a database keeps texts. */
export interface DatabaseEncoding {
  /** As the database calls it. */
  readonly name: string;
  /** It is the one that is configured. */
  readonly isConfigured: boolean;
}

/** Somebody signed in to a database. Nothing that it does writes. */
export interface DatabaseSession {
  /** Throws Failed for an encoding that the server cannot convert to. */
  readonly encoding: (configured: string) => Promise<DatabaseEncoding>;
  /** Asks a query; answers with the server's version. */
  readonly query: () => Promise<string>;
  readonly close: () => Promise<void> | void;
}

/** Steps of signing in, as far as a driver can tell them apart. */
export type SignInStep = Extract<TestStepName, 'protocol' | 'signIn' | 'database'>;

/** Which step a driver's error is about, and what to say of it. */
export interface SignInFailure {
  readonly step: SignInStep;
  readonly phrase: StepPhrase;
}

/** How one kind of database is spoken to. The driver is loaded with the first use. */
export interface TestDialect {
  readonly name: string;
  /** The order in which its server looks at them. */
  readonly stepOrder: readonly SignInStep[];
  /** Rejects with what the driver throws. */
  readonly connect: (access: DatabaseAccess) => Promise<DatabaseSession>;
  /** What an error of `connect` is about; undefined where nobody knows: then it is about the first step. */
  readonly causeOf: (error: DriverError) => SignInFailure | undefined;
  /** How a server says that it offers no encryption: it is asked again without. Left out where encryption is not asked for. */
  readonly refusesEncryption?: (error: DriverError) => boolean;
}

/** What all drivers' errors have. */
export interface DriverError extends Error {
  readonly code?: string | number;
  readonly errno?: number;
}
