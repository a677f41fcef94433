import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in characters that a URL and a header carry unchanged. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored: whoever reads the database cannot sign in with what it holds. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
