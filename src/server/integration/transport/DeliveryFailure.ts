import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { errorCodeOf, rootCauseOf } from '../../platform/network/rootCauseOf.ts';

/** The effect of a failed delivery on its document and on its receiver. */
type FailureClass =
  /** The same document can succeed later without an operator. */
  | 'temporary'
  /** Temporary. The receiver or its token server gave no answer. */
  | 'outage'
  /** The reason is in the document or the configuration, so every later run would fail in the same way. */
  | 'permanent'
  /** Permanent, and found before anything was sent. */
  | 'unsent'
  /** The status of the answer decides. */
  | 'byStatus';

/**
 * The reasons of a failed delivery: `errorCode` of pending data and logs. Their phrases are `exchange.<code>` of
 * locales/.
 */
export const failureClasses = {
  ADDRESS_NOT_ALLOWED: 'unsent',
  BROKER_REFUSED: 'outage',
  CONFIGURATION_INVALID: 'unsent',
  CONNECTION_FAILED: 'outage',
  DATABASE_CONNECTION_REFUSED: 'outage',
  DATABASE_REFUSED: 'temporary',
  DUPLICATE_NAME: 'permanent',
  EXCHANGE_FAILED: 'temporary',
  FILTER_FAILED: 'permanent',
  HTML_ANSWER: 'outage',
  HTTP_STATUS: 'byStatus',
  INVALID_ANSWER: 'temporary',
  INVALID_DATA: 'permanent',
  INVALID_WSDL: 'temporary',
  MAPPING_FAILED: 'permanent',
  NOT_A_TABLE: 'unsent',
  NOT_SOAP: 'temporary',
  NOT_STOMP: 'temporary',
  NO_DATA: 'permanent',
  NO_KEY: 'permanent',
  NO_KEY_COLUMN: 'permanent',
  NO_SOURCE: 'permanent',
  RECEIVER_REFUSED: 'temporary',
  REQUEST_INVALID: 'unsent',
  RESPONSE_TOO_LARGE: 'temporary',
  SOAP_FAULT: 'temporary',
  SUCCESS_RULE_FAILED: 'permanent',
  SUCCESS_RULE_NOT_MET: 'temporary',
  TIMEOUT: 'outage',
  TOKEN_REFUSED: 'unsent',
  TOKEN_UNAVAILABLE: 'outage',
  TOO_DEEP: 'permanent',
  UNKNOWN_COLUMNS: 'permanent',
  UNKNOWN_OPERATION: 'permanent',
  UNKNOWN_ROUTINE: 'permanent',
  UNKNOWN_TABLE: 'permanent',
} as const satisfies Readonly<Record<string, FailureClass>>;

export type DeliveryFailureCode = keyof typeof failureClasses;

/** The delivery of one document failed. Another document may succeed, so this is no error of the service. */
export class DeliveryFailure extends Error {
  readonly code: DeliveryFailureCode;
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor(code: DeliveryFailureCode, parameters: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** Returns a failure with a message in the language of its reader. */
export const failureWith = (
  code: DeliveryFailureCode,
  messageIn: (phrases: LocalePhrases) => string,
): DeliveryFailure =>
  new DeliveryFailure(code, { refusal: new ServiceError('INVALID_REQUEST', {}, { phrase: messageIn }) });

/** Converts any error to the failure of its document. */
export const toDeliveryFailure = (error: unknown): DeliveryFailure =>
  error instanceof DeliveryFailure
    ? error
    : new DeliveryFailure('EXCHANGE_FAILED', {
        message: error instanceof Error ? error.message : String(error),
      });

/** Node's error codes for a request that it cannot write. */
const requestErrorCodes: ReadonlySet<unknown> = new Set([
  'ERR_INVALID_CHAR',
  'ERR_INVALID_HTTP_TOKEN',
  'ERR_INVALID_URL',
  'ERR_UNESCAPED_CHARACTERS',
]);

/** Converts any error of a transport to the failure of its document. */
export function transportFailureOf(thrown: unknown): DeliveryFailure {
  const error = rootCauseOf(thrown);
  if (error instanceof DeliveryFailure) return error;
  if (error instanceof ServiceError && error.code === 'ADDRESS_NOT_ALLOWED')
    return new DeliveryFailure('ADDRESS_NOT_ALLOWED', error.parameters);
  const code = requestErrorCodes.has(errorCodeOf(error)) ? 'REQUEST_INVALID' : 'CONNECTION_FAILED';
  return new DeliveryFailure(code, toDeliveryFailure(error).parameters);
}
