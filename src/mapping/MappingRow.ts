/**
 * Types of a target field (schemas/SPECIFICATION.md section 3.2). INTEGER and INT are the same; LONG goes as far as a number is exact.
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

/** How a target field is made: the fifteen functions of schemas/SPECIFICATION.md section 11. */
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

/** One row of a field mapping: entity `fieldMapping`, as it is stored. */
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

/** A row that is being edited: any of its properties may be missing, or hold what it must not. */
export type MappingDraft = Pick<MappingRow, 'lineNo'> &
  Readonly<Partial<Record<Exclude<keyof MappingRow, 'lineNo'>, string>>>;

const isIn = (list: readonly string[], text: string | undefined): boolean =>
  text !== undefined && list.includes(text);

/** Whether a draft is a row that the engine can run, be it in vain. */
export const isMappingRow = (draft: MappingDraft): draft is MappingDraft & MappingRow =>
  draft.targetField !== undefined &&
  isIn(targetFieldTypes, draft.type) &&
  isIn(functionTypes, draft.functionType);
