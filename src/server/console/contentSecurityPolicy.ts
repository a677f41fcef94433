/**
 * What the console's page may load (DESIGN.md, "Runtime"): emotion's styles carry the nonce, scripts need none. It may
 * `connectTo` these origins besides its own: the back end, and receivers of test requests.
 */
export const contentSecurityPolicy = (nonce: string, connectTo: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ...(connectTo.length === 0 ? [] : [`connect-src 'self' ${connectTo.join(' ')}`]),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
