import type { Say } from '../phrases.ts';
import type { Login } from '../store/Accounts.ts';

/** What the middleware of a request leaves for those after it. */
export interface ServiceEnv {
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
  };
}
