import type { Proposal } from '../crud/proposed.ts';
import { fingerprint } from './canonical.ts';
import type { Reference } from './references.ts';

/** Entity `exportFile` (schemas/SPECIFICATION.md section 14.1). */
export interface ExportFile {
  readonly format: 'interface-console';
  readonly schemaVersion: number;
  /** An instant, ISO 8601. */
  readonly exportedAt: string;
  readonly source: { readonly companyUuid: string; readonly dcCode?: string; readonly ownerCode?: string };
  readonly items: readonly Proposal[];
  readonly references: readonly Reference[];
  readonly sha256: string;
}

/** Goes up when a file of an older console would be misread. */
export const schemaVersion = 1;

/** The checksum of a file: of its items and references, whatever its spaces and the order of its members. */
export const checksumOf = ({ items, references }: Pick<ExportFile, 'items' | 'references'>): string =>
  fingerprint({ items, references });
