/** `password` → `passwordSet`: answered in place of a secret (schemas/SPECIFICATION.md section 12). */
export const setFlag = (secret: string): string => `${secret}Set`;

/** `password` → `clearPassword`: sent to remove a secret. */
export const clearFlag = (secret: string): string =>
  `clear${secret[0]?.toUpperCase() ?? ''}${secret.slice(1)}`;
