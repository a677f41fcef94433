import { readStored } from '../../core/storage/readStored.ts';

const storageKey = 'reloadedFor';

const readReloads = (): readonly unknown[] => readStored(sessionStorage, storageKey, []);

/**
 * Allows one reload of the page for each failed chunk in a session, never a second, to prevent reload loops
 * (schemas/SPECIFICATION.md section 8.4, "Chunk load failure").
 */
export const chunkReloads = {
  wasReloadedFor: (error: unknown): boolean => readReloads().includes(String(error)),
  reloadFor: (error: unknown): void => {
    sessionStorage.setItem(storageKey, JSON.stringify([...readReloads(), String(error)]));
    location.reload();
  },
};
