import { resources } from '../catalog.ts';
import { loadLabels } from '../i18n/labels.ts';
import type { User } from './inUseOf.ts';

/** Loads what the kinds of these records are called, where a resource is named after the entity. */
export async function loadKinds(users: readonly User[]): Promise<void> {
  const kinds = new Set(users.map(({ entity }) => entity).filter((entity) => entity in resources));
  await Promise.all([...kinds].map((kind) => loadLabels(kind)));
}
