import { fieldMasker, findMaskedValues } from './fieldMasker.ts';
import { redactor } from './redactor.ts';

/** Prepares texts for a log: masked, truncated to a number of characters, and storable. */
export interface LogMask {
  /** A payload or an address: without secrets and masked fields. */
  readonly payload: (text: string, length: number) => string;
  /** A text that may quote the payloads: without secrets and the values of masked fields. */
  readonly message: (text: string, length: number) => string;
}

/**
 * Creates the mask of one call. `fields` are the names that the company masks (security configuration,
 * `maskFields`); `payloads` are the JSON texts whose values a message may quote.
 */
export function createLogMask(
  secrets: readonly string[],
  fields: readonly string[],
  payloads: readonly string[],
): LogMask {
  const hide = redactor(secrets);
  const hideFields = fieldMasker(fields);
  const hideValues = redactor(findMaskedValues(payloads, fields));
  return {
    payload: (text, length) => hide(hideFields(text), length),
    message: (text, length) => hideValues(hide(text, length), length),
  };
}
