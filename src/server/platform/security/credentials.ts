import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const scryptOptions: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const deriveKey = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, scryptOptions, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$<salt>$<key>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await deriveKey(password, salt)).toString('base64')}`;
}

/** Takes as long for an unknown operator (no hash), so that the time reveals nothing. */
export async function isPasswordCorrect(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(key, 'base64');
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}

/** 256 random bits in characters that are safe in URLs and headers. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored as hashes: a reader of the database cannot sign in with them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Milliseconds after which an unused login ends. */
export const loginLifetime = 8 * 60 * 60 * 1000;
