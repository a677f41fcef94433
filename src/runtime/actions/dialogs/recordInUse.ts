import { isRecord } from '../../../contract/json/isRecord.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { resources } from '../../core/catalog.ts';
import { loadResourceCaptions } from '../../core/i18n/phrases.ts';

/** A record that refers to the record to remove. */
interface ReferringRecord {
  readonly entity: string;
  readonly uuid: string;
  readonly name: string;
}

export interface RecordInUse {
  /** Name of the record to remove. */
  readonly name: string;
  readonly users: readonly ReferringRecord[];
}

/**
 * The users in an IN_USE answer: `data: {users: [{entity, uuid, name}]}`; undefined without a list of them. Loads the
 * captions of their kinds, where a resource has the entity's name.
 */
export async function loadReferringRecords({
  data,
}: ApiAnswer): Promise<readonly ReferringRecord[] | undefined> {
  if (!isRecord(data) || !Array.isArray(data.users)) return undefined;
  const users: readonly ReferringRecord[] = data.users;
  const kinds = new Set(users.map(({ entity }) => entity).filter((entity) => entity in resources));
  await Promise.all([...kinds].map((kind) => loadResourceCaptions(kind)));
  return users;
}
