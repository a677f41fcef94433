import type { Client } from 'soap';
import { ExactNumber, parseExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { ConnectionCache } from '../ConnectionCache.ts';
import { DeliveryFailure, failureWith, toDeliveryFailure } from '../DeliveryFailure.ts';
import type { HttpConnection } from '../http/HttpConnection.ts';
import { parseHttpUrl } from '../http/parseHttpUrl.ts';
import {
  createIncludeCheck,
  parseSoapAddress,
  type SoapAddress,
  type SoapCallOptions,
  soapHttpClient,
} from './soapHttpClient.ts';

/** XML allows `+1`, `007`, `.5` and `5.`, and JSON does not. */
const xmlNumber = /^\s*(?:\+|(-))?0*(?=\d|\.\d)(\d*)(?:\.(\d*))?(e[-+]?\d+)?\s*$/i;

/** Returns the value of an element with all its digits. */
const exactNumberParser =
  (usual: (text: string) => number) =>
  (text: string): unknown => {
    const found = xmlNumber.exec(text);
    if (!found) return usual(text);
    const [, sign = '', whole, fraction, exponent = ''] = found;
    return parseExactNumber(`${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}${exponent}`);
  };

const parseInteger = exactNumberParser((text) => Number.parseInt(text, 10));
const parseDecimal = exactNumberParser(Number);

/** The text of an element. The library would move an instant to UTC, and lose a date with an offset. */
const asText = (text: string): string => text;

/** Parsers for these types of XML Schema, instead of those of the library. */
const parsers = {
  integer: parseInteger,
  long: parseInteger,
  int: parseInteger,
  short: parseInteger,
  decimal: parseDecimal,
  double: parseDecimal,
  float: parseDecimal,
  date: asText,
  dateTime: asText,
};

const nameStart =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';

/** Name of XML 1.0, section 2.3. */
const xmlName = new RegExp(
  `^[${nameStart}][-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}${nameStart}]*$`,
  'u',
);

function requireXmlName(name: string): string {
  if (xmlName.test(name)) return name;
  throw failureWith('REQUEST_INVALID', ({ translate }) => translate('exchange.noXmlName', { name }));
}

/**
 * The library escapes a text, unless it begins and ends as a CDATA section. Such a text becomes the content of
 * sections, which divide each `]]>`.
 */
const toElementText = (text: string): string =>
  text.startsWith('<![CDATA[') ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : text;

/**
 * Returns a document as the library writes it into elements. Throws REQUEST_INVALID for a member whose name
 * cannot be that of an element.
 */
function toElements(value: unknown): unknown {
  if (value instanceof ExactNumber) return value.text;
  if (typeof value === 'string') return toElementText(value);
  if (Array.isArray(value)) return value.map(toElements);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [requireXmlName(name), toElements(member)]),
  );
}

/**
 * The library reads and writes attributes, text beside attributes, and raw XML as members with these names.
 * By their usual names, members of a document would become such parts of the message.
 */
const libraryNames = { attributesKey: '\0attributes', valueKey: '\0value', xmlKey: '\0xml' };

const usualNames: ReadonlyMap<string, string> = new Map([
  [libraryNames.attributesKey, 'attributes'],
  [libraryNames.valueKey, '$value'],
]);

/** Returns an answer of the library with the usual names of attributes and of the text beside them. */
function withUsualNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUsualNames);
  if (value instanceof ExactNumber || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [usualNames.get(name) ?? name, withUsualNames(member)]),
  );
}

type SoapMethod = (
  args: unknown,
  callback: (error: unknown, result: unknown) => void,
  options: SoapCallOptions,
) => void;

interface SoapOperation {
  readonly name: string;
  readonly method: SoapMethod;
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** Returns all operations of all services and ports, each once; of several ports, the first. */
function operationsOf(client: Client): SoapOperation[] {
  const found = new Map<string, SoapOperation>();
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

/** Descriptions often name hosts that only the service itself can resolve. */
function overrideEndpoint(client: Client, { endpoint }: SoapAddress): void {
  const { origin } = new URL(endpoint);
  const isThere = (location: string) => URL.canParse(location) && new URL(location).origin === origin;
  if (!locationsOf(client).every(isThere)) client.setEndpoint(endpoint);
}

/** Returns the first text. SOAP 1.1 has one, SOAP 1.2 a reason with translations. */
function faultTextOf(fault: Readonly<Record<string, unknown>>): unknown {
  const { Reason, faultstring } = fault;
  const texts = isRecord(Reason) ? Reason.Text : faultstring;
  const text: unknown = Array.isArray(texts) ? texts[0] : texts;
  return isRecord(text) ? text[libraryNames.valueKey] : text;
}

/** Returns a fault with the message of the service; without SOAP, with the message of the library. */
function toSoapFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const root = isRecord(error) ? error.root : undefined;
  const body = isRecord(root) && isRecord(root.Envelope) ? root.Envelope.Body : undefined;
  const fault = isRecord(body) && isRecord(body.Fault) ? faultTextOf(body.Fault) : undefined;
  return fault === undefined
    ? new DeliveryFailure('INVALID_ANSWER', toDeliveryFailure(error).parameters)
    : new DeliveryFailure('SOAP_FAULT', { message: String(fault).trim() });
}

/** A web service with its loaded description. Loads the library on first use. */
class SoapService {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Rejects with DeliveryFailure: of the network, or INVALID_WSDL. */
  static async load(signedIn: HttpConnection): Promise<SoapService> {
    const address = parseSoapAddress(parseHttpUrl(signedIn.url));
    const { createClientAsync } = await import('soap');
    try {
      const client = await createClientAsync(address.wsdl.href, {
        httpClient: soapHttpClient(signedIn),
        disableCache: true,
        ...libraryNames,
        preserveWhitespace: true,
        handleNilAsNull: true,
        wsdl_options: { overrideImportLocation: createIncludeCheck() },
        customDeserializer: parsers,
      });
      overrideEndpoint(client, address);
      return new SoapService(client);
    } catch (error) {
      throw error instanceof DeliveryFailure
        ? error
        : new DeliveryFailure('INVALID_WSDL', toDeliveryFailure(error).parameters);
    }
  }

  /**
   * Calls an operation; resolves to the content of its answer. Rejects with UNKNOWN_OPERATION,
   * REQUEST_INVALID, SOAP_FAULT, INVALID_ANSWER and network failures.
   */
  async call(operation: string, args: unknown, options: SoapCallOptions): Promise<unknown> {
    const { method } = this.#named(operation);
    const message = toElements(args);
    try {
      const answer = await new Promise<unknown>((resolve, reject) => {
        method(message, (error, result) => (error ? reject(error) : resolve(result)), options);
      });
      return withUsualNames(answer);
    } catch (error) {
      throw toSoapFailure(error);
    }
  }

  async close(): Promise<void> {
    // HTTP manages the connections.
  }

  /** Returns the operation with this name, ignoring case, or the only operation. */
  #named(wanted: string): SoapOperation {
    const all = operationsOf(this.#client);
    const named = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    const found = named ?? (all.length === 1 ? all[0] : undefined);
    if (found) return found;
    throw new DeliveryFailure('UNKNOWN_OPERATION', {
      operation: wanted,
      operations: all.map(({ name }) => name),
    });
  }
}

/** Cache of web services. A description is loaded again after a minute without use. */
export class SoapServiceCache {
  readonly #kept = new ConnectionCache<SoapService>();

  /** Rejects with DeliveryFailure. */
  get(signedIn: HttpConnection): Promise<SoapService> {
    const { url, headers, authentication } = signedIn;
    return this.#kept.get(JSON.stringify([url, headers, authentication]), () => SoapService.load(signedIn));
  }

  close(): Promise<void> {
    return this.#kept.close();
  }
}
