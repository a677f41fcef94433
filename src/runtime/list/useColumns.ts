import { useCallback, useMemo, useState } from 'react';
import type { Column, Resource } from '../../contract/resource.ts';

const keyOf = (resource: string): string => `columns.${resource}`;

function stored(resource: string): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

/** A column, or what is called like one. */
type Choosable = Pick<Column, 'property' | 'hidden'>;

export interface ColumnChoice {
  readonly columns: readonly Column[];
  readonly isShown: (column: Choosable) => boolean;
  readonly toggle: (column: Choosable) => void;
}

/**
 * Which columns of a list are shown, remembered in this browser. Only what differs from the schema is kept, so that
 * a column added later appears. The column that names the record always stays.
 */
export function useColumns(resource: Resource): ColumnChoice {
  const [choice, setChoice] = useState(() => stored(resource.name));
  const isShown = useCallback(
    ({ property, hidden }: Choosable): boolean =>
      property === resource.naming || (choice[property] ?? hidden !== true),
    [resource, choice],
  );
  return {
    columns: useMemo(() => resource.columns.filter(isShown), [resource, isShown]),
    isShown,
    toggle: (column) => {
      const next = { ...choice, [column.property]: !isShown(column) };
      localStorage.setItem(keyOf(resource.name), JSON.stringify(next));
      setChoice(next);
    },
  };
}
