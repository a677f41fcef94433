import { ServiceError } from '../base/ServiceError.ts';
import { outageOf } from '../store/databases/StatementError.ts';

/** Seconds after which a caller should try again. */
const retrySeconds = 10;

/**
 * Returns the refusal that answers an error (schemas/SPECIFICATION.md section 7.10): itself, an outage of the database,
 * or INTERNAL.
 */
export function refusalOf(error: Error, requestId: string): ServiceError {
  if (error instanceof ServiceError) return error;
  const outage = outageOf(error);
  return outage
    ? new ServiceError(outage, { seconds: retrySeconds })
    : new ServiceError('INTERNAL', { requestId });
}
