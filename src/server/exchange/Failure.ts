/** Why a document was not delivered: `errorCode` of pending data and logs. `exchange.<code>` of locales/ words it. */
export type FailureCode =
  | 'ADDRESS_NOT_ALLOWED'
  | 'BROKER_REFUSED'
  | 'CONNECTION_FAILED'
  | 'DATABASE_REFUSED'
  | 'EXCHANGE_FAILED'
  | 'FILTER_FAILED'
  | 'HTML_ANSWER'
  | 'HTTP_STATUS'
  | 'INEXACT_NUMBER'
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
  | 'TIMEOUT'
  | 'TOO_DEEP'
  | 'UNKNOWN_COLUMNS'
  | 'UNKNOWN_OPERATION'
  | 'UNKNOWN_ROUTINE'
  | 'UNKNOWN_TABLE';

/** What went wrong with one document. Another one may fare better, so this is no error of the service. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, parameters: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** Whatever was thrown on the way, as the failure of its document. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure('EXCHANGE_FAILED', { message: error instanceof Error ? error.message : String(error) });
