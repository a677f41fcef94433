import type { Envelope, Row } from '../../../src/contract/api/envelope.ts';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import type { Session } from '../../../src/contract/api/session.ts';

/** The operator of a benchmark's service (OPERATOR_LOGIN, OPERATOR_PASSWORD). */
const benchCredentials = { loginId: 'operator', password: 'benchmark only' };
export const operatorVariables = {
  OPERATOR_LOGIN: benchCredentials.loginId,
  OPERATOR_PASSWORD: benchCredentials.password,
};

export const apiPath = '/iwms-openapi/api';

/** A signed-in operator of a running service, who calls it as the console does. */
export class BenchOperator {
  readonly session: Session;
  readonly #url: string;

  private constructor(url: string, session: Session) {
    this.#url = url;
    this.session = session;
  }

  static async signIn(url: string): Promise<BenchOperator> {
    const anonymous = new BenchOperator(url, { loginId: '', loginKey: '', companyUuid: '' });
    return new BenchOperator(
      url,
      await anonymous.#send<Session>('/iwms-account/account/login', benchCredentials),
    );
  }

  /** Reads a path under `apiPath`. Resolves to the data of the answer, or rejects with its message. */
  get<Data>(path: string): Promise<Data> {
    return this.#send(apiPath + path);
  }

  /** Posts to a path under `apiPath`. Resolves to the data of the answer, or rejects with its message. */
  post<Data = Row>(path: string, body: object = {}): Promise<Data> {
    return this.#send(apiPath + path, body);
  }

  /** Returns the headers that sign a request with this path and body as the operator's. */
  headers(path: string, text = ''): Record<string, string> {
    const { loginId, loginKey } = this.session;
    return { 'content-type': 'application/json', loginKey, secret: requestDigest(path, loginId, text) };
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
