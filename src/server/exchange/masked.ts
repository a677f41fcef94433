/** As a secret may stand in a text: as it is, in JSON, in an address. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** A text without these secrets (DECISIONS.md, "Secrets"): also where a server answers with what it was sent. */
export const masked = (text: string, secrets: readonly string[]): string =>
  [...new Set(secrets.flatMap(formsOf))]
    // Of two secrets the longer one first: it may hold the other.
    .sort((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, '[SECRET]'), text);
