import type { Finding, Findings } from './Finding.ts';

/** Findings by row. What is wrong with a cell is told once: by the first of the sources that has something against it. */
export function findingsOf(...sources: readonly (readonly Finding[])[]): Findings {
  const byRow = new Map<number, Finding[]>();
  for (const source of sources) {
    const told = new Map([...byRow].map(([id, found]) => [id, new Set(found.map(({ column }) => column))]));
    for (const finding of source) {
      if (told.get(finding.id)?.has(finding.column)) continue;
      const found = byRow.get(finding.id);
      if (found) found.push(finding);
      else byRow.set(finding.id, [finding]);
    }
  }
  return byRow;
}
