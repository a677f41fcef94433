import type { MappingDraft } from '../../../mapping/MappingRow.ts';

/** `lines[2].batch.no` → `lines[].batch.no`, `lines[].batch`, `lines[]`, `lines` */
function* fieldsAround(at: string): Iterable<string> {
  let field = at.replaceAll(/\[\d+\]/g, '[]');
  while (field !== '') {
    yield field;
    field = field.endsWith('[]') ? field.slice(0, -2) : field.slice(0, Math.max(0, field.lastIndexOf('.')));
  }
}

/**
 * Finds the line of the row that wrote what stands at a place of the target: the last of those for that field, or for an object or
 * list around it.
 */
export function lineOfPlace(rows: readonly MappingDraft[]): (at: string) => number | undefined {
  const lines = new Map(rows.map(({ targetField, lineNo }) => [targetField, lineNo]));
  return (at) => {
    for (const field of fieldsAround(at)) {
      const line = lines.get(field);
      if (line !== undefined) return line;
    }
    return undefined;
  };
}
