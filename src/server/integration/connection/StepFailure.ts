import { errorCodeOf, rootCauseOf } from '../../platform/network/rootCauseOf.ts';

/** A phrase: `connection.<key>` of locales/, and its parameters. */
export type StepPhrase = readonly [key: string, parameters?: Readonly<Record<string, unknown>>];

/** Reason of a failed step, with a remedy. */
export class StepFailure extends Error {
  readonly phrase: StepPhrase;

  constructor(...words: StepPhrase) {
    super(words[0]);
    this.phrase = words;
  }
}

/** Error code of Node or OpenSSL → phrase with the reason and the remedy. */
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

/**
 * Every other alert of OpenSSL (`ERR_SSL_WRONG_VERSION_NUMBER`) means that encryption failed, HPE_ that the peer
 * does not use HTTP.
 */
function phraseKeyOf(code: string): string | undefined {
  if (code.startsWith('ERR_SSL_')) return 'noTls';
  return code.startsWith('HPE_') ? 'noHttp' : phraseKeyByCode[code];
}

/** Returns the reason and the remedy of a network error; its original message if the code is unknown. */
export function describeNetworkError(thrown: unknown): StepPhrase {
  const error = rootCauseOf(thrown);
  const message = error instanceof Error ? error.message : String(error);
  return [phraseKeyOf(String(errorCodeOf(error) ?? '')) ?? 'otherwise', { message }];
}
