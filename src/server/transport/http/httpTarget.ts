import { inAddress } from '../../../contract/inAddress.ts';
import { bodyLimit } from '../../network/readBody.ts';
import type { Target } from '../Target.ts';
import { exchanged, refusalOf, urlOf } from './exchanged.ts';
import type { HttpEnd } from './HttpEnd.ts';
import type { SignedIn } from './signIn.ts';

/**
 * A receiver over HTTP. Delivered is 200 to 299, unless the answer is a web page or JSON with `success: false`; an answer that is too long to be read
 * counts as delivered. GET has the document in its address.
 */
export function httpTarget({ url, headers, call }: SignedIn, { method, format, form }: HttpEnd): Target {
  const isInAddress = method === 'GET';
  return {
    kind: 'HTTP',
    method,
    url,
    headers: { Accept: 'application/json', ...(!isInAddress && format.headers), ...headers },
    bodyOf: (document) => (form ? { ...form, data: document } : document),
    send: async (sent, signal, onWire) => {
      const address = isInAddress ? inAddress(urlOf(url).href, sent.requestBody) : url;
      const body = isInAddress ? undefined : await format.write(sent.requestBody);
      const page = await exchanged(call, { ...sent, url: urlOf(address), body, onWire }, signal, bodyLimit);
      const { status, responseText } = page;
      return { status, responseText, failure: page.failure ?? refusalOf(page) };
    },
  };
}
