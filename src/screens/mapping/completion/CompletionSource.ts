import { useMemo } from 'react';
import type { Field } from '#generated/types.ts';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { isSubTable } from '../../../mapping/functions/index.ts';
import { subTablesOf } from '../../../mapping/paths/locateSources.ts';
import { once } from '../../../runtime/core/lazy/once.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { CompletionItem } from './CompletionItem.ts';
import {
  buildSampleTree,
  findSampleNode,
  listSamplePaths,
  type SampleNode,
  type SamplePath,
} from './samplePaths.ts';

/** The data behind the completion items of a mapping. */
export interface CompletionSource {
  readonly sample: SampleNode;
  readonly paths: readonly SamplePath[];
  /** Fields of the target that no row writes to yet. */
  readonly targets: readonly CompletionItem[];
  /** Fields of the target that rows write to, in their order. */
  readonly written: readonly string[];
  readonly subTables: readonly SheetRow['cells'][];
  /** The expressions of a sub-query, such as `dc.name`. */
  readonly lookUpPaths: readonly string[];
}

/**
 * Creates the source from the sample document, the rows, the fields that the interface can fill (GET /field), and the
 * expressions of a sub-query. Linear in each of them.
 */
export function createCompletionSource(
  sample: SampleNode,
  rows: readonly SheetRow[],
  targets: readonly Field[],
  lookUpPaths: readonly string[],
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
    subTables: rows.map(({ cells }) => cells).filter(isSubTable),
    lookUpPaths,
  };
}

/**
 * Returns the paths that a row can read: elements of its sub-tables by alias, the innermost first, then the
 * document.
 */
export function readablePaths(
  { sample, paths, subTables }: CompletionSource,
  targetField: string,
): SamplePath[] {
  const aliases = new Map<string, SampleNode>();
  const ofAliases: SamplePath[][] = [];
  for (const { sourceField, expression } of subTablesOf({ targetField }, subTables)) {
    const alias = expression.trim();
    const [first = '', ...rest] = sourceField.trim().split('.');
    const outer = aliases.get(first);
    const list = outer ? findSampleNode(outer, rest.join('.')) : findSampleNode(sample, sourceField);
    if (alias === '' || !list?.element) continue;
    aliases.set(alias, list.element);
    ofAliases.unshift(listSamplePaths(list.element, alias));
  }
  return [...ofAliases.flat(), ...paths];
}

/**
 * Returns the completion source of a sheet. A change of the sample document, which is a text, of the rows, of the
 * targets or of the look-ups creates a new one, computed at the first call, because most changes need no completion.
 */
export function useCompletionSource(
  sample: string,
  rows: readonly SheetRow[],
  targets: readonly Field[],
  lookUpPaths: readonly string[],
): () => CompletionSource {
  const tree = useMemo(() => once(() => buildSampleTree(tryParseExactJson(sample))), [sample]);
  return useMemo(
    () => once(() => createCompletionSource(tree(), rows, targets, lookUpPaths)),
    [tree, rows, targets, lookUpPaths],
  );
}
