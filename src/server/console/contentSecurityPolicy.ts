/**
 * Content-Security-Policy of the console's page: emotion's styles carry the nonce, scripts need none. `connectTo` lists the other
 * origins that it may call: the back end, and receivers of test requests.
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
