import { inexactNumberIn } from '../../contract/inexactNumbers.ts';
import { ServiceError } from '../ServiceError.ts';

/** Throws INEXACT_NUMBER for a document with a number that would change on its way; `data` has its path and the number as it was sent. */
export function refuseInexact(text: string): void {
  const found = inexactNumberIn(text);
  if (found) throw new ServiceError('INEXACT_NUMBER', found, found);
}
