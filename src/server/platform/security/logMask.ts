import { fieldMasker, findMaskedValues } from './fieldMasker.ts';
import { redactor } from './redactor.ts';

type Mask = (text: string, length: number) => string;

/** Prepares texts for a log: masked, truncated to a number of characters, and storable. */
interface LogMask {
  /** A payload or an address: without secrets and masked fields. */
  readonly payload: Mask;
  /** A text that may quote the payloads: without secrets and the values of masked fields. */
  readonly message: Mask;
}

/**
 * Creates the mask of one call. `fields` are the names that the company masks (security configuration,
 * `maskFields`); `payloads` are the texts of JSON or XML whose values a message may quote; one can be missing.
 */
export function createLogMask(
  secrets: readonly string[],
  fields: readonly string[],
  payloads: readonly (string | undefined)[],
): LogMask {
  const hide = redactor(secrets);
  const hideValues = createMessageMask(fields, payloads);
  return {
    payload: createPayloadMask(secrets, fields),
    // A value at the cut would be hidden in part only.
    message: (text, length) => hideValues(hide(text, Infinity), length),
  };
}

/** Returns the mask of payloads and addresses alone. */
export function createPayloadMask(secrets: readonly string[], fields: readonly string[]): Mask {
  const hide = redactor(secrets);
  const hideFields = fieldMasker(fields);
  return (text, length) => hide(hideFields(text), length);
}

/** Returns the mask of messages alone. It hides no secrets. */
const createMessageMask = (fields: readonly string[], payloads: readonly (string | undefined)[]): Mask =>
  redactor(
    findMaskedValues(
      payloads.filter((text) => text !== undefined),
      fields,
    ),
  );
