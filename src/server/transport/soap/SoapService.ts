import type { Client } from 'soap';
import { isRecord } from '../../../contract/isRecord.ts';
import { Failure, failureOf } from '../../exchange/Failure.ts';
import { urlOf } from '../http/exchanged.ts';
import type { SignedIn } from '../http/signIn.ts';
import { exactNumbers } from './exactNumbers.ts';
import { type SoapAddress, soapAddress } from './soapAddress.ts';
import { type CallOptions, soapHttp } from './soapHttp.ts';

type Method = (
  args: unknown,
  callback: (error: unknown, result: unknown) => void,
  options: CallOptions,
) => void;

interface Operation {
  readonly name: string;
  readonly method: Method;
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** All operations of all services and ports, each once: of several ports, the first. */
function operationsOf(client: Client): Operation[] {
  const found = new Map<string, Operation>();
  for (const [service, ports] of entriesOf(client.describe()))
    for (const [port, operations] of entriesOf(ports))
      for (const [name] of entriesOf(operations))
        if (!found.has(name)) found.set(name, { name, method: client[service][port][name] });
  return [...found.values()];
}

const locationsOf = ({ wsdl }: Client): string[] =>
  Object.values(wsdl.definitions.services).flatMap(({ ports }) =>
    Object.values(ports).map(({ location }) => location),
  );

/** Descriptions often name hosts that only the service itself knows. */
function settleEndpoint(client: Client, { endpoint }: SoapAddress): void {
  const { origin } = new URL(endpoint);
  const isThere = (location: string) => URL.canParse(location) && new URL(location).origin === origin;
  if (!locationsOf(client).every(isThere)) client.setEndpoint(endpoint);
}

/** SOAP 1.1 has a text, 1.2 a reason with texts. */
function wordsOf(fault: Readonly<Record<string, unknown>>): unknown {
  const { Reason, faultstring } = fault;
  const text = isRecord(Reason) ? Reason.Text : faultstring;
  return isRecord(text) ? text.$value : text;
}

/** A fault in the words of the service; what is no SOAP at all in those of the library. */
function faultIn(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const root = isRecord(error) ? error.root : undefined;
  const body = isRecord(root) && isRecord(root.Envelope) ? root.Envelope.Body : undefined;
  const fault = isRecord(body) && isRecord(body.Fault) ? wordsOf(body.Fault) : undefined;
  return fault === undefined
    ? new Failure('INVALID_ANSWER', failureOf(error).parameters)
    : new Failure('SOAP_FAULT', { message: String(fault) });
}

/** A web service whose description was read. The library is loaded with the first. */
export class SoapService {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Rejects with Failure: of the network, or INVALID_WSDL. */
  static async describe(signedIn: SignedIn): Promise<SoapService> {
    const address = soapAddress(urlOf(signedIn.url));
    const { createClientAsync } = await import('soap');
    try {
      const client = await createClientAsync(address.wsdl.href, {
        httpClient: soapHttp(signedIn),
        disableCache: true,
        customDeserializer: exactNumbers,
      });
      settleEndpoint(client, address);
      return new SoapService(client);
    } catch (error) {
      throw error instanceof Failure ? error : new Failure('INVALID_WSDL', failureOf(error).parameters);
    }
  }

  /** Calls an operation; resolves to what its answer holds. Rejects with UNKNOWN_OPERATION, SOAP_FAULT, and Failures of the network. */
  call(operation: string, args: unknown, options: CallOptions): Promise<unknown> {
    const { method } = this.#named(operation);
    return new Promise((resolve, reject) => {
      method(args, (error, result) => (error ? reject(faultIn(error)) : resolve(result)), options);
    });
  }

  async close(): Promise<void> {
    // Connections are those of HTTP.
  }

  /** The operation of this name, whatever the case of its letters, or the only one that there is. */
  #named(wanted: string): Operation {
    const all = operationsOf(this.#client);
    const named = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    const found = named ?? (all.length === 1 ? all[0] : undefined);
    if (found) return found;
    throw new Failure('UNKNOWN_OPERATION', {
      operation: wanted,
      operations: all.map(({ name }) => name).join(', '),
    });
  }
}
