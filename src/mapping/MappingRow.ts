/** What a target field holds (SPEC.md section 3). INTEGER and INT are the same; LONG goes as far as a number is exact. */
export type FieldType =
  | 'STRING'
  | 'NUMERIC'
  | 'INTEGER'
  | 'INT'
  | 'LONG'
  | 'BOOLEAN'
  | 'DATE'
  | 'ARRAY'
  | 'OBJECT';

/** How a target field is made: the fifteen functions of SPEC.md section 3. */
export type FunctionType =
  | 'REGULAR'
  | 'CONCATENATE'
  | 'CONNECT'
  | 'EXTRACT'
  | 'DEFAULT_VALUE'
  | 'NEGATE'
  | 'CUSTOM'
  | 'REPLACE'
  | 'CURRENT_TIME'
  | 'FORMAT_TIME'
  | 'GROUP'
  | 'FIXED_VALUE'
  | 'SUB_TABLE'
  | 'SUB_QUERY'
  | 'POST_CUSTOM';

/** One row of a field mapping: entity `fieldMapping`, as it is stored. */
export interface MappingRow {
  readonly lineNo: number;
  /** `a.b` within the document, `lines[].sku` within each element of a sub-table. */
  readonly targetField: string;
  readonly type: FieldType;
  readonly functionType: FunctionType;
  /** Paths in the source document, separated by commas. */
  readonly sourceField?: string;
  readonly expression?: string;
}
