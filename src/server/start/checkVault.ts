import type { Vault } from '../security/Vault.ts';
import type { Store } from '../store/Store.ts';

const place = 'vault check';

/** Throws when the stored secrets were sealed with another key: better at the start than at the first use. */
export async function checkVault({ vaultCheck }: Store, vault: Vault): Promise<void> {
  const sealed = await vaultCheck.read();
  if (sealed === undefined) return vaultCheck.write(vault.seal(place, place));
  try {
    vault.open(sealed, place);
  } catch (cause) {
    throw new Error(
      'The secrets in this database were encrypted with another key. Set SECRET_KEY, or bring back secret.key of the data folder, as it was.',
      { cause },
    );
  }
}
