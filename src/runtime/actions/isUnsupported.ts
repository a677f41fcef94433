import type { ApiAnswer } from '../api/answer.ts';

/**
 * Returns whether the back end lacks the operation. A back end that has it answers NOT_FOUND for a record that was
 * removed meanwhile.
 */
export const isUnsupported = ({ status, errorCode }: ApiAnswer): boolean =>
  (status === 404 && errorCode !== 'NOT_FOUND') || status === 501;
