import type { Envelope } from '../api/envelope.ts';
import type { Operation } from '../api/operation.ts';
import type { Session } from '../api/session.ts';
import type { Backend } from './Backend.ts';

/** Path and query parameters by name, with `body` separate. */
export interface CallArguments {
  readonly body?: unknown;
  readonly [parameter: string]: unknown;
}

/** The parts of a call that depend on the form of the back end. */
export interface WrittenCall {
  readonly args: CallArguments;
  /** Further query parameters, in their order; a name may appear several times. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** A response as it arrived. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Translates between the console's own form of calls and answers (`Envelope`, `Row`, `Page`) and that of a back end. */
export interface Translation {
  readonly writeCall: (backend: Backend, operation: Operation, args: CallArguments) => WrittenCall;
  readonly readAnswer: (
    backend: Backend,
    operation: Operation,
    args: CallArguments,
    received: ReceivedAnswer,
  ) => Envelope;
}

/** A call that is ready except for the headers of the sign-in. `path` has the query. */
export interface UnsignedCall {
  readonly path: string;
  readonly body: string | undefined;
  readonly session: Session | undefined;
  /** Names of the headers, where `/config.json` replaces those of the back end. */
  readonly headers: { readonly loginKey?: string; readonly secret?: string } | undefined;
}

/** Returns the headers by which a back end identifies the operator. */
export type SignCall = (backend: Backend, call: UnsignedCall) => Readonly<Record<string, string>>;

/** Returns a body; undefined if `JSON.stringify` writes it. */
export type WriteBody = (
  operation: Pick<Operation, 'mediaType' | 'sends'>,
  body: unknown,
) => string | undefined;

/**
 * A back end with the functions for its styles. `src/generated/backends.ts` imports only the functions that the
 * project's back ends need.
 */
export interface Protocol extends Backend {
  readonly translation: Translation;
  readonly sign?: SignCall;
  /** Writes bodies with the characters of each number, and bodies that are no JSON. */
  readonly writeBody?: WriteBody;
}
