/** Milliseconds that a login lasts without being used. */
export const loginLifetime = 8 * 60 * 60 * 1000;
