import { useCallback, useEffect, useState } from 'react';
import type { LookUpProperties } from '../../../mapping/MappingContext.ts';
import { type DraftRowError, EngineStoppedError, type MappingEngine } from '../engine/MappingEngine.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';
import type { AsyncCellIssue, CellIssue } from './CellIssue.ts';

/**
 * The rows after so many milliseconds without a change; undefined before the first time: a sheet is shown
 * before it is checked.
 */
export function useDebouncedRows(
  rows: readonly SheetRow[],
  milliseconds: number,
): readonly SheetRow[] | undefined {
  const [debounced, setDebounced] = useState<readonly SheetRow[]>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(rows), milliseconds);
    return () => clearTimeout(timer);
  }, [rows, milliseconds]);
  return debounced;
}

/** The engine's errors by row index, as issues of their cells. */
export const toEngineIssues = (
  errors: readonly DraftRowError[],
  rows: readonly SheetRow[],
): AsyncCellIssue[] =>
  errors.flatMap(({ index, field, error: { code, parameters } }) => {
    const row = rows[index];
    if (!row) return [];
    return [{ id: row.id, column: field, text: row.cells[field], key: `mapping.${code}`, parameters }];
  });

/**
 * The engine's errors that do not depend on a document. It parses expressions, so it runs off the page's
 * thread.
 */
export function useEngineIssues(
  rows: readonly SheetRow[],
  engine: MappingEngine,
  lookUps: LookUpProperties,
): readonly AsyncCellIssue[] {
  const debounced = useDebouncedRows(rows, 300);
  const [issues, setIssues] = useState<readonly AsyncCellIssue[]>([]);
  useEffect(() => {
    if (!debounced) return;
    let isCurrent = true;
    const checkRows = async () => {
      try {
        const errors = await engine.check(toMappingRecords(debounced), lookUps);
        if (isCurrent) setIssues(toEngineIssues(errors, debounced));
      } catch (error) {
        // The preview reports a timeout of the engine; the schema's rules are checked all the same.
        if (!(error instanceof EngineStoppedError)) throw error;
      }
    };
    void checkRows();
    return () => {
      isCurrent = false;
    };
  }, [debounced, engine, lookUps]);
  return issues;
}

/** The engine's issues of a text in a cell, by the row alone: paths and expressions, not the target. */
export function useEngineCheck(
  engine: MappingEngine,
  lookUps: LookUpProperties,
): (row: SheetRow, column: SheetColumn, text: string) => Promise<readonly CellIssue[]> {
  return useCallback(
    async (row, column, text) => {
      if (column !== 'sourceField' && column !== 'expression') return [];
      const rows = [{ ...row, cells: { ...row.cells, [column]: text } }];
      try {
        const issues = toEngineIssues(await engine.check(toMappingRecords(rows), lookUps), rows);
        return issues.filter((issue) => issue.column === column);
      } catch (error) {
        if (error instanceof EngineStoppedError) return [];
        throw error;
      }
    },
    [engine, lookUps],
  );
}
