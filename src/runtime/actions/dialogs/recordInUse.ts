import type { ApiAnswer } from '../../api/answer.ts';
import { resources } from '../../core/catalog.ts';
import { loadResourceCaptions } from '../../core/i18n/phrases.ts';

/** A record that refers to the record to remove. */
export interface ReferringRecord {
  readonly entity: string;
  readonly uuid: string;
  readonly name: string;
}

export interface RecordInUse {
  /** Name of the record to remove. */
  readonly name: string;
  readonly users: readonly ReferringRecord[];
}

/** The users in an IN_USE answer: `data: {users: [{entity, uuid, name}]}`; undefined for any other answer. */
export function referringRecordsOf({ errorCode, data }: ApiAnswer): readonly ReferringRecord[] | undefined {
  if (errorCode !== 'IN_USE' || typeof data !== 'object' || data === null || !('users' in data))
    return undefined;
  return Array.isArray(data.users) ? data.users : undefined;
}

/** Loads the captions of the records' kinds, where a resource has the entity's name. */
export async function loadReferringCaptions(users: readonly ReferringRecord[]): Promise<void> {
  const kinds = new Set(users.map(({ entity }) => entity).filter((entity) => entity in resources));
  await Promise.all([...kinds].map((kind) => loadResourceCaptions(kind)));
}
