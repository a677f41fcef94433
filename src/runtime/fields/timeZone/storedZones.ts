import type { ReferencedZones } from './zoneOf.ts';

/** The zones that a company had at the last reading. The first paint uses them before any answer. */
export interface StoredZones {
  /** The zone of the company's settings; the browser's without such a setting. */
  readonly default?: string;
  /** Operation of the look-up → zones. */
  readonly byReference?: Readonly<Record<string, ReferencedZones>>;
}

const keyOf = (company: string): string => `timeZones.${company}`;

export function readStoredZones(company: string | undefined): StoredZones {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(company ?? '')) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function storeDefaultZone(company: string, zone: string): void {
  store(company, { ...readStoredZones(company), default: zone });
}

export function storeReferencedZones(company: string, operation: string, zones: ReferencedZones): void {
  const stored = readStoredZones(company);
  store(company, { ...stored, byReference: { ...stored.byReference, [operation]: zones } });
}

const store = (company: string, zones: StoredZones): void =>
  localStorage.setItem(keyOf(company), JSON.stringify(zones));
