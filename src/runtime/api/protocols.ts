import type { Operation } from '../../contract/api/operation.ts';
import type { Protocol } from '../../contract/backend/Protocol.ts';
import { backends, defaultBackend } from '../core/catalog.ts';

/**
 * Returns the back end of an operation.
 * @throws Error naming the back end when schemas/backends/ has none of this name
 */
export function protocolOf({ backend = defaultBackend }: Pick<Operation, 'backend'>): Protocol {
  const protocol = backends[backend];
  if (!protocol)
    throw new Error(`An operation names the back end "${backend}", which schemas/backends/ lacks.`);
  return protocol;
}

/** The back end at which the operator signs in; undefined if none needs a sign-in. At most one does. */
export const signInBackend: Protocol | undefined = Object.values(backends).find(({ signIn }) => signIn);
