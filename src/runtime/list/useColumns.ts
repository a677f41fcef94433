import { useMemo, useState } from 'react';
import type { Column, Resource } from '../../contract/resource.ts';

const keyOf = (resource: string): string => `columns.${resource}`;

type Choice = Readonly<Record<string, boolean>>;

function stored(resource: string): Choice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choice) : {};
  } catch {
    return {};
  }
}

/** A column, or what is called like one. */
type Choosable = Pick<Column, 'property' | 'hidden'>;

/** The columns of a list that are shown. */
export interface ShownColumns {
  readonly columns: readonly Column[];
  readonly isShown: (column: Choosable) => boolean;
}

export interface ColumnChoice extends ShownColumns {
  readonly toggle: (column: Choosable) => void;
}

/** The columns that are shown in this browser. */
export function shownColumns(
  { name, displayProperty: naming, columns }: Resource,
  choice = stored(name),
): ShownColumns {
  const isShown = ({ property, hidden }: Choosable): boolean =>
    property === naming || (choice[property] ?? hidden !== true);
  return { columns: columns.filter(isShown), isShown };
}

/**
 * Which columns of a list are shown, remembered in this browser. Only what differs from the schema is kept, so that
 * a column added later appears. The column that names the record always stays.
 */
export function useColumns(resource: Resource): ColumnChoice {
  const [choice, setChoice] = useState(() => stored(resource.name));
  const shown = useMemo(() => shownColumns(resource, choice), [resource, choice]);
  return {
    ...shown,
    toggle: (column) => {
      const next = { ...choice, [column.property]: !shown.isShown(column) };
      localStorage.setItem(keyOf(resource.name), JSON.stringify(next));
      setChoice(next);
    },
  };
}
