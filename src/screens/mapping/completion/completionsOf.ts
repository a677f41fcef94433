import type { Field } from '../../../generated/types.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { Offer } from './Offer.ts';
import { nodeAt, pathsOf, type SamplePath } from './pathsOf.ts';
import type { SampleNode } from './sampleTree.ts';

/** A sub-table: the rows whose target begins with `prefix` read an element of its source by `alias`. */
interface SubTable {
  /** `lines[].` */
  readonly prefix: string;
  readonly alias: string;
  readonly source: string;
}

/** What a mapping can be completed from. */
export interface Completions {
  readonly sample: SampleNode;
  readonly paths: readonly SamplePath[];
  /** Fields of the target that no row writes to yet. */
  readonly targets: readonly Offer[];
  /** Fields of the target that rows write to, in their order. */
  readonly written: readonly string[];
  /** The innermost last. */
  readonly subTables: readonly SubTable[];
}

const subTablesOf = (rows: readonly SheetRow[]): SubTable[] =>
  rows
    .filter(({ cells }) => cells.functionType === 'SUB_TABLE' && cells.targetField !== '')
    .map(({ cells }) => ({
      prefix: `${cells.targetField}[].`,
      alias: cells.expression.trim(),
      source: cells.sourceField.trim(),
    }))
    .sort((a, b) => a.prefix.length - b.prefix.length);

/** From the sample document, the rows and the fields that the interface can fill (GET /field). Linear in each of them. */
export function completionsOf(
  sample: SampleNode,
  rows: readonly SheetRow[],
  targets: readonly Field[],
): Completions {
  const written = new Set(rows.map(({ cells }) => cells.targetField));
  written.delete('');
  return {
    sample,
    paths: pathsOf(sample),
    targets: targets
      .filter(({ name }) => !written.has(name))
      .map(({ name, description, type }) => ({ text: name, detail: description ?? type })),
    written: [...written],
    subTables: subTablesOf(rows),
  };
}

/** What a row reads: elements of the sub-tables that it stands in by their aliases, the innermost first, then the document. */
export function pathsFor({ sample, paths, subTables }: Completions, targetField: string): SamplePath[] {
  const aliases = new Map<string, SampleNode>();
  const ofAliases: SamplePath[][] = [];
  for (const { prefix, alias, source } of subTables) {
    if (!targetField.startsWith(prefix) || alias === '') continue;
    const [first = '', ...rest] = source.split('.');
    const outer = aliases.get(first);
    const list = outer ? nodeAt(outer, rest.join('.')) : nodeAt(sample, source);
    if (!list?.element) continue;
    aliases.set(alias, list.element);
    ofAliases.unshift(pathsOf(list.element, alias));
  }
  return [...ofAliases.flat(), ...paths];
}
