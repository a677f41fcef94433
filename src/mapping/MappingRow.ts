import type { FunctionType } from '#generated/types.ts';

export type { FunctionType };

/**
 * Types of a target field (schemas/SPECIFICATION.md section 3.2). INTEGER and INT are equal, with 32 bits; LONG
 * has 64 bits.
 */
export const targetFieldTypes = [
  'STRING',
  'NUMERIC',
  'INTEGER',
  'INT',
  'LONG',
  'BOOLEAN',
  'DATE',
  'ARRAY',
  'OBJECT',
] as const;

export type TargetFieldType = (typeof targetFieldTypes)[number];

/** One row of a field mapping as stored: entity `fieldMapping`. */
export interface MappingRow {
  readonly lineNo: number;
  /** `a.b` within the document, `lines[].sku` within each element of a sub-table. */
  readonly targetField: string;
  readonly type: TargetFieldType;
  readonly functionType: FunctionType;
  /** Paths in the source document, separated by commas. */
  readonly sourceField?: string;
  readonly expression?: string;
}

/** A row in the editor: any property may be missing or invalid. */
export type MappingDraft = Pick<MappingRow, 'lineNo'> &
  Readonly<Partial<Record<Exclude<keyof MappingRow, 'lineNo'>, string>>>;

export const isTargetFieldType = (text: string | undefined): text is TargetFieldType =>
  text !== undefined && (targetFieldTypes as readonly string[]).includes(text);
