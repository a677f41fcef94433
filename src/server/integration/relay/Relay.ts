import type { TestRequestInput, TestResponse } from '#generated/types.ts';
import { ConcurrencyLimiter } from '../../platform/network/ConcurrencyLimiter.ts';
import { readBody } from '../../platform/network/readBody.ts';
import { lookupAllAddresses, type Network } from '../../platform/network/ssrfGuard.ts';
import { NoAnswerError } from '../../platform/network/wrapNetworkErrors.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { maskSecrets } from '../../platform/security/redactor.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { assertValidUrl } from './assertValidUrl.ts';
import { answerSentence, createTestResponse, noAnswerSentence } from './createTestResponse.ts';
import { followRedirects, type Hop, type RelayNetwork } from './followRedirects.ts';

/** Properties with the addresses of a company's partners. ERPs come first, because there are few. */
const addressProperties = [
  ['erp', 'basePath'],
  ['interface', 'address'],
] as const;

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Returns whether the company has configured this scheme, host and port (`https://erp.example.com`). */
async function isConfiguredOrigin(
  repository: RecordRepository,
  companyUuid: string,
  origin: string,
): Promise<boolean> {
  for (const [entity, property] of addressProperties) {
    const counts = await repository.countBy(entity, companyUuid, property);
    if ([...counts.keys()].some((url) => originOf(String(url)) === origin)) return true;
  }
  return false;
}

/**
 * Returns the answer to a request, or the reason why there is none, with the key masked. Throws the refusals
 * of `followRedirects`.
 */
async function fetchTestResponse(
  call: OperationCall,
  hop: Hop,
  reach: RelayNetwork,
  signal: AbortSignal,
): Promise<TestResponse> {
  const hide = (text: string): string => maskSecrets(text, hop.key === undefined ? [] : [hop.key]);
  try {
    const arrival = await followRedirects(call, hop, reach, signal);
    const body = await readBody(arrival.response);
    const answer = createTestResponse(arrival, body, hide);
    return { ...answer, message: answerSentence(call.phrases, arrival, body, answer) };
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return { success: false, message: noAnswerSentence(call.phrases, error.cause) };
  }
}

interface RelayOptions extends Omit<Network, 'lookup'>, Partial<Pick<Network, 'lookup'>> {
  /** Timeout of a request, including redirects and body. */
  readonly milliseconds?: number;
}

function createHop(call: OperationCall, { url: text, type, headers, parameters }: TestRequestInput): Hop {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  assertValidUrl(call, url);
  return { method: type, url, key: headers, body: type === 'GET' ? undefined : parameters };
}

/**
 * Sends test requests of operators only to the partners of their company (schemas/SPECIFICATION.md section
 * 7.8).
 */
export class Relay {
  readonly #options: Network & { readonly milliseconds: number };
  readonly #turns = new ConcurrencyLimiter();

  constructor({ lookup = lookupAllAddresses, milliseconds = 15_000, ...network }: RelayOptions) {
    this.#options = { ...network, lookup, milliseconds };
  }

  /**
   * Every result at the receiver, also a failure, is an answer. Throws INVALID_REQUEST, HOST_NOT_ALLOWED,
   * ADDRESS_NOT_ALLOWED, REDIRECT_NOT_ALLOWED and RELAY_BUSY for requests that the relay refuses.
   */
  async send(call: OperationCall, request: TestRequestInput): Promise<TestResponse> {
    const hop = createHop(call, request);
    const { repository } = call.service.store;
    const reach: RelayNetwork = {
      ...this.#options,
      isConfigured: (origin) => isConfiguredOrigin(repository, call.companyUuid, origin),
    };
    return this.#turns.run(call.companyUuid, () => this.#send(call, hop, reach));
  }

  async #send(call: OperationCall, hop: Hop, reach: RelayNetwork): Promise<TestResponse> {
    const start = performance.now();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.#options.milliseconds);
    try {
      const answer = await fetchTestResponse(call, hop, reach, deadline.signal);
      const late = { seconds: this.#options.milliseconds / 1000 };
      return {
        ...answer,
        ...(deadline.signal.aborted && { message: call.phrases.translate('relay.timeout', late) }),
        elapsedMs: Math.round(performance.now() - start),
      };
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Sends a test request that the browser may not send (schemas/SPECIFICATION.md section 7.8). The body is already
 * validated.
 */
export const sendTestRequest: Handler = (call) =>
  call.service.relay.send(call, call.body as TestRequestInput);
