import type { TestRequestInput, TestResponse } from '../../generated/types.ts';
import { everyAddress, type Lookup } from '../network/resolved.ts';
import { Turns } from '../network/Turns.ts';
import type { Call } from '../Service.ts';
import type { Reach } from './addressesOf.ts';
import { answered } from './answered.ts';
import type { Hop } from './Hop.ts';
import { isConfigured } from './isConfigured.ts';
import { refuseUrl } from './refuseUrl.ts';

export interface RelayOptions {
  /** Loopback can be called (RELAY_LOOPBACK): for development, where the ERP is a program beside this one. */
  readonly loopback: boolean;
  /** Injected, so that tests have names of their own. */
  readonly lookup?: Lookup;
  /** What a request may take in all, redirects and body included. */
  readonly milliseconds?: number;
}

function hopOf(call: Call, { url: text, type, headers, parameters }: TestRequestInput): Hop {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  refuseUrl(call, url);
  return { method: type, url, key: headers, body: type === 'GET' ? undefined : parameters };
}

/** Sends test requests of operators to the partners of their company, and nowhere else (schemas/SPECIFICATION.md section 7.8). */
export class Relay {
  readonly #options: Required<RelayOptions>;
  readonly #turns = new Turns();

  constructor({ loopback, lookup = everyAddress, milliseconds = 15_000 }: RelayOptions) {
    this.#options = { loopback, lookup, milliseconds };
  }

  /**
   * Whatever the receiver does, or fails to do, is an answer. Throws INVALID_REQUEST, HOST_NOT_ALLOWED, ADDRESS_NOT_ALLOWED,
   * REDIRECT_NOT_ALLOWED and RELAY_BUSY for what the relay does not do.
   */
  async send(call: Call, request: TestRequestInput): Promise<TestResponse> {
    const hop = hopOf(call, request);
    const { documents } = call.service.store;
    const reach: Reach = {
      ...this.#options,
      isConfigured: (origin) => isConfigured(documents, call.companyUuid, origin),
    };
    return this.#turns.take(call.companyUuid, () => this.#send(call, hop, reach));
  }

  async #send(call: Call, hop: Hop, reach: Reach): Promise<TestResponse> {
    const start = performance.now();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.#options.milliseconds);
    try {
      const answer = await answered(call, hop, reach, deadline.signal);
      const late = { seconds: this.#options.milliseconds / 1000 };
      return {
        ...answer,
        ...(deadline.signal.aborted && { message: call.say.translate('relay.timeout', late) }),
        elapsedMs: Math.round(performance.now() - start),
      };
    } finally {
      clearTimeout(timer);
    }
  }
}
