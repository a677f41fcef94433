import { expect, test } from 'vitest';
import { describeNetworkError } from '../../../../src/server/integration/connection/StepFailure.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

const failWith = (code: string) => Object.assign(new Error('connect failed'), { code });
const explain = (error: unknown, locale = 'en-US') => {
  const [key, parameters] = describeNetworkError(error);
  return servicePhrasesOf(locale).translate(`connection.${key}`, { host: 'h', ...parameters });
};

/** Error code of Node or OpenSSL → words of the reason. */
test.each<[code: string, words: RegExp]>([
  ['ENOTFOUND', /host/i],
  ['EAI_AGAIN', /name server|DNS/i],
  ['ECONNREFUSED', /refuse|port/i],
  ['ETIMEDOUT', /answer|respond|time/i],
  ['EHOSTUNREACH', /reach|network/i],
  ['ENETUNREACH', /reach|network/i],
  ['ECONNRESET', /closed/i],
  ['EPIPE', /closed/i],
  ['CERT_HAS_EXPIRED', /certificate.*expired/i],
  ['CERT_NOT_YET_VALID', /certificate/i],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate/i],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate.*self-signed|self-signed certificate/i],
  ['SELF_SIGNED_CERT_IN_CHAIN', /certificate/i],
  ['UNABLE_TO_GET_ISSUER_CERT', /certificate/i],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /certificate/i],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate/i],
  ['EPROTO', /TLS|encrypt/i],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /TLS|encrypt/i],
  ['HPE_INVALID_CONSTANT', /HTTP/],
])('%s has its own reason', (code, words) => {
  expect(explain(failWith(code))).toMatch(words);
  expect(explain(failWith(code), 'zh-CN')).toMatch(/\p{Script=Han}/u);
});

test.each([
  ['an unknown code', failWith('EOTHER'), /^Failed: connect failed/],
  ['an error without a code', new Error('no code'), /^Failed: no code/],
  ['a thrown text', 'a text', /a text/],
  ['the first of several attempts', new AggregateError([failWith('EPIPE'), failWith('EPROTO')]), /closed/],
])('the reason of %s', (_, error, words) => {
  expect(explain(error)).toMatch(words);
});
