import type { Row } from '../../contract/envelope.ts';
import type { MappingRow } from '../../mapping/index.ts';

/** The field mapping of an interface, whose validator has seen it. A row that was stored without a line number has that of its place. */
export const mappingRowsOf = ({ fieldMappings }: Row): MappingRow[] =>
  (Array.isArray(fieldMappings) ? (fieldMappings as readonly MappingRow[]) : []).map((row, index) => ({
    ...row,
    lineNo: row.lineNo ?? index + 1,
  }));
