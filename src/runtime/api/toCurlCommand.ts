/** An HTTP request as it is shown to an operator: its secrets are masked already. */
export interface DisplayedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it travels. */
  readonly body?: string;
}

/** Between single quotes a POSIX shell changes nothing; only they themselves have to be let out. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** curl leaves out a header without a value, unless a semicolon ends it. */
const headerLine = ([name, value]: readonly [string, string]): string =>
  value === '' ? `${name};` : `${name}: ${value}`;

/** Bytes of one argument; Linux refuses a command with more than 131,072. */
const maxArgumentBytes = 100_000;

const isLong = (body: string): boolean => new TextEncoder().encode(body).length > maxArgumentBytes;

/**
 * A request as a curl command for a POSIX shell: whatever stands in it arrives byte for byte. Brackets and braces of an address
 * are no patterns, and curl adds no content type of its own. A body that no argument has room for is piped in.
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
