import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import type { ServiceStore } from '../store/ServiceStore.ts';

const prefix = 'aes256gcm:';

/**
 * Encrypts secrets at rest with AES-256-GCM. `place` (entity, record, property) is authenticated:
 * a secret copied to another record or field does not open there.
 */
export class Vault {
  readonly #key: Buffer;

  /** `passphrase` is any text of at least 32 characters; the key file of an older installation may have fewer. */
  constructor(passphrase: string) {
    this.#key = Buffer.from(hkdfSync('sha256', passphrase, '', 'secrets at rest', 32));
  }

  /** Returns whether a stored text is the result of `encrypt`. */
  static isSealed(text: string): boolean {
    return text.startsWith(prefix);
  }

  encrypt(plain: string, place: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Throws if the key differs, or if the text was changed or moved. */
  decrypt(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }
}

const checkText = 'vault check';

/**
 * Throws if the stored secrets were encrypted with another key. The start checks this, before the first use. A key that
 * this start has created does not stay in the folder then.
 */
export async function assertVaultKey(
  store: ServiceStore,
  vault: Vault,
  folder: Pick<DataFolder, 'discardKey'>,
): Promise<void> {
  const own = vault.encrypt(checkText, checkText);
  const sealed = await store.transaction(({ vaultCheck }) => vaultCheck.readOrWrite(own));
  try {
    vault.decrypt(sealed, checkText);
  } catch (cause) {
    folder.discardKey();
    throw new Error(
      'The secrets in this database were encrypted with another key. Set SECRET_KEY to its former value, or restore the former secret.key of the data folder.',
      { cause },
    );
  }
}
