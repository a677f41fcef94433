/**
 * Types of a target field (schemas/SPECIFICATION.md section 3.2). INTEGER and INT are equal; LONG covers the
 * exact range of numbers.
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

/** The fifteen mapping functions of schemas/SPECIFICATION.md section 11. */
export const functionTypes = [
  'REGULAR',
  'CONCATENATE',
  'CONNECT',
  'EXTRACT',
  'DEFAULT_VALUE',
  'NEGATE',
  'CUSTOM',
  'REPLACE',
  'CURRENT_TIME',
  'FORMAT_TIME',
  'GROUP',
  'FIXED_VALUE',
  'SUB_TABLE',
  'SUB_QUERY',
  'POST_CUSTOM',
] as const;

export type FunctionType = (typeof functionTypes)[number];

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

const isIn = (list: readonly string[], text: string | undefined): boolean =>
  text !== undefined && list.includes(text);

/** True if the engine can run a draft, even if the row fails. */
export const isMappingRow = (draft: MappingDraft): draft is MappingDraft & MappingRow =>
  draft.targetField !== undefined &&
  isIn(targetFieldTypes, draft.type) &&
  isIn(functionTypes, draft.functionType);
