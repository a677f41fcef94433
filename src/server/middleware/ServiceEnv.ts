import type { HttpBindings } from '@hono/node-server';
import type { Row } from '../../contract/envelope.ts';
import type { Say } from '../phrases.ts';
import type { Login } from '../store/Accounts.ts';

/** What the middleware of a request leaves for those after it. */
export interface ServiceEnv {
  /** Absent where a request did not come over the network. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    say: Say;
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
