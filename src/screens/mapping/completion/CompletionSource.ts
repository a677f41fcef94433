import { useMemo } from 'react';
import type { Field } from '../../../generated/types.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { CompletionItem } from './CompletionItem.ts';
import {
  buildSampleTree,
  findSampleNode,
  listSamplePaths,
  type SampleNode,
  type SamplePath,
} from './samplePaths.ts';

/** A sub-table: the rows whose target begins with `prefix` read an element of its source by `alias`. */
interface SubTable {
  /** `lines[].` */
  readonly prefix: string;
  readonly alias: string;
  readonly source: string;
}

/** What a mapping can be completed from. */
export interface CompletionSource {
  readonly sample: SampleNode;
  readonly paths: readonly SamplePath[];
  /** Fields of the target that no row writes to yet. */
  readonly targets: readonly CompletionItem[];
  /** Fields of the target that rows write to, in their order. */
  readonly written: readonly string[];
  /** The innermost last. */
  readonly subTables: readonly SubTable[];
}

const listSubTables = (rows: readonly SheetRow[]): SubTable[] =>
  rows
    .filter(({ cells }) => cells.functionType === 'SUB_TABLE' && cells.targetField !== '')
    .map(({ cells }) => ({
      prefix: `${cells.targetField}[].`,
      alias: cells.expression.trim(),
      source: cells.sourceField.trim(),
    }))
    .sort((a, b) => a.prefix.length - b.prefix.length);

/** From the sample document, the rows and the fields that the interface can fill (GET /field). Linear in each of them. */
export function createCompletionSource(
  sample: SampleNode,
  rows: readonly SheetRow[],
  targets: readonly Field[],
): CompletionSource {
  const written = new Set(rows.map(({ cells }) => cells.targetField));
  written.delete('');
  return {
    sample,
    paths: listSamplePaths(sample),
    targets: targets
      .filter(({ name }) => !written.has(name))
      .map(({ name, description, type }) => ({ text: name, detail: description ?? type })),
    written: [...written],
    subTables: listSubTables(rows),
  };
}

/** What a row reads: elements of the sub-tables that it stands in by their aliases, the innermost first, then the document. */
export function readablePaths(
  { sample, paths, subTables }: CompletionSource,
  targetField: string,
): SamplePath[] {
  const aliases = new Map<string, SampleNode>();
  const ofAliases: SamplePath[][] = [];
  for (const { prefix, alias, source } of subTables) {
    if (!targetField.startsWith(prefix) || alias === '') continue;
    const [first = '', ...rest] = source.split('.');
    const outer = aliases.get(first);
    const list = outer ? findSampleNode(outer, rest.join('.')) : findSampleNode(sample, source);
    if (!list?.element) continue;
    aliases.set(alias, list.element);
    ofAliases.unshift(listSamplePaths(list.element, alias));
  }
  return [...ofAliases.flat(), ...paths];
}

/** Made when it is first asked for: most changes of a sheet are not followed by typing that could be completed. */
function computeOnce<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/** What the cells of a sheet can be completed from, made anew when the sample, the rows or the targets are others. */
export function useCompletionSource(
  sample: unknown,
  rows: readonly SheetRow[],
  targets: readonly Field[],
): () => CompletionSource {
  const tree = useMemo(() => computeOnce(() => buildSampleTree(sample)), [sample]);
  return useMemo(
    () => computeOnce(() => createCompletionSource(tree(), rows, targets)),
    [tree, rows, targets],
  );
}
