import { digest } from '../../../src/contract/digest.ts';
import type { Envelope, Row } from '../../../src/contract/envelope.ts';
import type { Session } from '../../../src/contract/session.ts';

/** Of the operator whom a benchmark's service starts with (OPERATOR_LOGIN, OPERATOR_PASSWORD). */
export const credentials = { loginId: 'operator', password: 'benchmark only' };
export const operatorVariables = {
  OPERATOR_LOGIN: credentials.loginId,
  OPERATOR_PASSWORD: credentials.password,
};

export const openapi = '/iwms-openapi/api';

/** A signed-in operator of a running service, as the console is one. */
export class Operator {
  readonly session: Session;
  readonly #url: string;

  private constructor(url: string, session: Session) {
    this.#url = url;
    this.session = session;
  }

  static async signIn(url: string): Promise<Operator> {
    const nobody = new Operator(url, { loginId: '', loginKey: '', companyUuid: '' });
    return new Operator(url, await nobody.#send<Session>('/iwms-account/account/login', credentials));
  }

  /** Reads or posts under the prefix of the API; resolves to the data of the answer, and rejects with its message. */
  get<Data>(path: string): Promise<Data> {
    return this.#send(openapi + path);
  }

  post<Data = Row>(path: string, body: object = {}): Promise<Data> {
    return this.#send(openapi + path, body);
  }

  /** The headers with which a request for this path and body is this operator's. */
  headers(path: string, text = ''): Record<string, string> {
    const { loginId, loginKey } = this.session;
    return { 'content-type': 'application/json', loginKey, secret: digest(path, loginId, text) };
  }

  async #send<Data>(path: string, body?: object): Promise<Data> {
    const target = `${path}${path.includes('?') ? '&' : '?'}lang=en_US`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = await fetch(this.#url + target, {
      headers: this.headers(target, text),
      ...(body && { method: 'POST', body: text }),
    });
    const { success, message, data } = (await answer.json()) as Envelope<Data>;
    if (!success || data === undefined) throw new Error(`${path}: ${message}`);
    return data;
  }
}
