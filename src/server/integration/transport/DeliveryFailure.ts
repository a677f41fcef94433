import { ServiceError } from '../../platform/base/ServiceError.ts';
import { NoAnswerError } from '../../platform/network/wrapNetworkErrors.ts';

/**
 * Reason of a failed delivery: `errorCode` of pending data and logs. Its phrase is `exchange.<code>` of
 * locales/.
 */
export type DeliveryFailureCode =
  | 'ADDRESS_NOT_ALLOWED'
  | 'BROKER_REFUSED'
  | 'CONFIGURATION_INVALID'
  | 'CONNECTION_FAILED'
  | 'DATABASE_CONNECTION_REFUSED'
  | 'DATABASE_REFUSED'
  | 'EXCHANGE_FAILED'
  | 'FILTER_FAILED'
  | 'HTML_ANSWER'
  | 'HTTP_STATUS'
  | 'DUPLICATE_NAME'
  | 'INVALID_ANSWER'
  | 'INVALID_DATA'
  | 'INVALID_WSDL'
  | 'MAPPING_FAILED'
  | 'NOT_A_TABLE'
  | 'NOT_SOAP'
  | 'NOT_STOMP'
  | 'NO_DATA'
  | 'NO_KEY_COLUMN'
  | 'NO_SOURCE'
  | 'RECEIVER_REFUSED'
  | 'REQUEST_INVALID'
  | 'RESPONSE_TOO_LARGE'
  | 'SOAP_FAULT'
  | 'SUCCESS_RULE_FAILED'
  | 'SUCCESS_RULE_NOT_MET'
  | 'TIMEOUT'
  | 'TOKEN_REFUSED'
  | 'TOKEN_UNAVAILABLE'
  | 'TOO_DEEP'
  | 'UNKNOWN_COLUMNS'
  | 'UNKNOWN_OPERATION'
  | 'UNKNOWN_ROUTINE'
  | 'UNKNOWN_TABLE';

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

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns the root cause; of several connection attempts, the first one. */
function rootCauseOf(error: unknown): unknown {
  if (error instanceof NoAnswerError) return rootCauseOf(error.cause);
  return error instanceof AggregateError ? rootCauseOf(error.errors[0]) : error;
}

/** Converts any error of a transport to the failure of its document. */
export function transportFailureOf(thrown: unknown): DeliveryFailure {
  const error = rootCauseOf(thrown);
  if (error instanceof DeliveryFailure) return error;
  if (error instanceof ServiceError && error.code === 'ADDRESS_NOT_ALLOWED')
    return new DeliveryFailure('ADDRESS_NOT_ALLOWED', error.parameters);
  const code = requestErrorCodes.has(codeOf(error)) ? 'REQUEST_INVALID' : 'CONNECTION_FAILED';
  return new DeliveryFailure(code, toDeliveryFailure(error).parameters);
}
