/** `password` → `passwordSet`: answered in place of a secret (DECISIONS.md, "Secrets"). */
export const setFlag = (secret: string): string => `${secret}Set`;

/** `password` → `clearPassword`: sent to remove a secret. */
export const clearFlag = (secret: string): string =>
  `clear${secret[0]?.toUpperCase() ?? ''}${secret.slice(1)}`;
