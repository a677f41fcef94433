import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$<salt>$<key>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** Takes as long for an operator that does not exist (no hash), so that the time taken tells nothing. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(key, 'base64');
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}
