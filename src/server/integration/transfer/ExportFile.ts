import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../contract/json/canonicalJson.ts';
import type { RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import type { TransferReference } from './references.ts';

/** SHA-256 of a value, in hex. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');

/** Entity `exportFile` (schemas/SPECIFICATION.md section 14.1). */
export interface ExportFile {
  readonly format: 'interface-console';
  readonly schemaVersion: number;
  /** Format of the records (`x-migrations`). Schemas without migrations have format 0, which a file leaves out. */
  readonly recordFormat?: number;
  /** An instant, ISO 8601. */
  readonly exportedAt: string;
  readonly source: { readonly companyUuid: string; readonly dcCode?: string; readonly ownerCode?: string };
  readonly items: readonly RecordInput[];
  readonly references: readonly TransferReference[];
  readonly sha256: string;
}

/** Increases when an older console would misread the file. */
export const schemaVersion = 1;

/** Returns the checksum of a file's items and references, independent of spaces and member order. */
export const checksumOf = ({ items, references }: Pick<ExportFile, 'items' | 'references'>): string =>
  fingerprint({ items, references });
