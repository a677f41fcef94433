/** A sentence: `connection.<key>` of locales/, and what fills it. */
export type StepPhrase = readonly [key: string, parameters?: Readonly<Record<string, unknown>>];

/** Why a step failed, in words that say what to do. */
export class StepFailure extends Error {
  readonly phrase: StepPhrase;

  constructor(...words: StepPhrase) {
    super(words[0]);
    this.phrase = words;
  }
}

/** What Node and OpenSSL call it → the sentence that says so, and what to do. */
const phraseKeyByCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'noSuchHost',
  EAI_AGAIN: 'noNameServer',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  CERT_HAS_EXPIRED: 'certificateExpired',
  CERT_NOT_YET_VALID: 'certificateEarly',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateSelfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateUntrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateUntrusted',
  EPROTO: 'noTls',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** An error of several attempts to connect is worded as the first of them. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

/** Every other alert of OpenSSL (`ERR_SSL_WRONG_VERSION_NUMBER`) means that no encryption came about, HPE_ that no HTTP did. */
function phraseKeyOf(code: string): string | undefined {
  if (code.startsWith('ERR_SSL_')) return 'noTls';
  return code.startsWith('HPE_') ? 'noHttp' : phraseKeyByCode[code];
}

/** What went wrong on the network, as an operator can act on it; in the words of whoever threw it where nothing better is known. */
export function describeNetworkError(thrown: unknown): StepPhrase {
  const error = firstOf(thrown);
  const message = error instanceof Error ? error.message : String(error);
  return [phraseKeyOf(codeOf(error)) ?? 'otherwise', { message }];
}
