import { readStored } from '../../core/storage/readStored.ts';
import type { ReferencedZones } from './zoneOf.ts';

/** The zones that a company had at the last reading. The first paint uses them before any answer. */
interface StoredZones {
  /** The zone of the company's settings; the browser's without such a setting. */
  readonly default?: string;
  /** Operation of the look-up → zones. */
  readonly byReference?: Readonly<Record<string, ReferencedZones>>;
}

const keyOf = (company: string): string => `timeZones.${company}`;

export const readStoredZones = (company = ''): StoredZones => readStored(localStorage, keyOf(company), {});

/** Adds zones to those that are stored. */
export function storeZones(company: string, added: StoredZones): void {
  const stored = readStoredZones(company);
  const byReference = { ...stored.byReference, ...added.byReference };
  localStorage.setItem(keyOf(company), JSON.stringify({ ...stored, ...added, byReference }));
}
