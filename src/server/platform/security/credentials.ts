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

/** Takes as long for an operator that does not exist (no hash), so that the time taken tells nothing. */
export async function isPasswordCorrect(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(key, 'base64');
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}

/** 256 random bits in characters that a URL and a header carry unchanged. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored: whoever reads the database cannot sign in with what it holds. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Milliseconds that a login lasts without being used. */
export const loginLifetime = 8 * 60 * 60 * 1000;
