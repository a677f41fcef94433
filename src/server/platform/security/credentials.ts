import { hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt: processor and memory cost, block size, parallelization. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The parameters that OWASP recommends for 32 MiB of memory. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** The parameters of hashes that do not name theirs. */
const firstCost: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };

const maxMemory = 64 * 2 ** 20;

const deriveKey = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: maxMemory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$<N>$<r>$<p>$<salt>$<key>`, salt and key in base64. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Returns the parts of a hash: its parameters, unless it is one of the first, salt and key. */
function parseHash(hash: string): {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
} {
  const parts = hash.split('$').slice(1);
  const [salt = '', key = ''] = parts.slice(-2);
  const [N = firstCost.N, r = firstCost.r, p = firstCost.p] = parts.slice(0, -2).map(Number);
  return { cost: { N, r, p }, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

/**
 * Takes as long for an unknown operator, or one without a password (no hash), as for a known one with `cost`,
 * so that the time reveals nothing.
 */
export async function isPasswordCorrect(
  password: string,
  hash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const { salt, key, cost: own } = hash ? parseHash(hash) : { salt: Buffer.of(), key: Buffer.of(), cost };
  const derived = await deriveKey(password, salt, own);
  return key.length === derived.length && timingSafeEqual(derived, key);
}

/** Returns whether a hash has other parameters than new ones. */
export function isOutdated(hash: string, { N, r, p }: PasswordCost): boolean {
  const { cost } = parseHash(hash);
  return cost.N !== N || cost.r !== r || cost.p !== p;
}

/** 1 to 60 characters, as the sign-in takes, without spaces. */
export const isLoginName = (text: string): boolean => /^\S{1,60}$/.test(text);

/** 256 random bits in characters that are safe in URLs and headers. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored as hashes: a reader of the database cannot sign in with them. */
export const hashToken = (token: string): string => hash('sha256', token);

const hour = 60 * 60 * 1000;

/** Milliseconds after which a login ends: without use, and in any case. */
export const loginLifetime = { unused: 8 * hour, total: 7 * 24 * hour };
