/** What the console's page may load (DESIGN.md, "Runtime"): emotion's styles carry the nonce, scripts need none. */
export const contentSecurityPolicy = (nonce: string, apiServer: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ...(apiServer === '' ? [] : [`connect-src 'self' ${new URL(apiServer).origin}`]),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
