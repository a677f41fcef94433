/** An HTTP request for display: its secrets are already masked. */
export interface DisplayedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent. */
  readonly body?: string;
}

/** A POSIX shell changes nothing between single quotes; only single quotes need escaping. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** curl omits a header without a value unless it ends in a semicolon. */
const headerLine = ([name, value]: readonly [string, string]): string =>
  value === '' ? `${name};` : `${name}: ${value}`;

/** Bytes of one argument; Linux refuses a command with more than 131,072. */
const maxArgumentBytes = 100_000;

const isLong = (body: string): boolean => new TextEncoder().encode(body).length > maxArgumentBytes;

/**
 * Returns a request as a curl command for a POSIX shell; every byte is kept. Brackets and braces in an
 * address are no patterns, and curl adds no content type. A body too long for an argument is piped in.
 */
export function toCurlCommand({ method, url, headers, body }: DisplayedRequest): string {
  const shown = Object.entries(headers).map(headerLine);
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  const isPiped = body !== undefined && isLong(body);
  const lines = [
    'curl --globoff',
    method === 'HEAD' ? '--head' : `--request ${shellQuote(method)}`,
    `--url ${shellQuote(url)}`,
    ...shown.map((line) => `--header ${shellQuote(line)}`),
    ...(body === undefined || isTyped ? [] : [`--header ${shellQuote('Content-Type:')}`]),
    ...(body === undefined ? [] : [isPiped ? '--data-binary @-' : `--data-raw ${shellQuote(body)}`]),
  ];
  const command = lines.join(' \\\n  ');
  return isPiped ? `printf %s ${shellQuote(body)} | ${command}` : command;
}
