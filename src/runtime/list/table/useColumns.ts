import { useMemo, useState } from 'react';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import type { FieldType } from '../../fields/FieldType.ts';
import { fieldTypeOf } from '../../fields/registry.ts';

const keyOf = (resource: string): string => `columns.${resource}`;

type StoredChoice = Readonly<Record<string, boolean>>;

function loadChoice(resource: string): StoredChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as StoredChoice) : {};
  } catch {
    return {};
  }
}

/** A column, or anything with the name of one. */
type ChoosableColumn = Pick<ResourceColumn, 'property' | 'hidden'>;

/** The visible columns of a list. */
export interface ShownColumns {
  readonly columns: readonly ResourceColumn[];
  readonly isShown: (column: ChoosableColumn) => boolean;
}

export interface ColumnChoice extends ShownColumns {
  readonly toggle: (column: ChoosableColumn) => void;
}

/** The columns visible in this browser. */
export function shownColumns(
  { name, displayProperty, columns }: Resource,
  choice = loadChoice(name),
): ShownColumns {
  const isShown = ({ property, hidden }: ChoosableColumn): boolean =>
    property === displayProperty || (choice[property] ?? hidden !== true);
  return { columns: columns.filter(isShown), isShown };
}

/**
 * The visible columns of a list, remembered in this browser. Only differences from the schema are stored, so
 * that new columns appear. The name column is always visible.
 */
export function useColumns(resource: Resource): ColumnChoice {
  const [choice, setChoice] = useState(() => loadChoice(resource.name));
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

/** A column with the parts that render its cells. */
export interface ListColumn extends ResourceColumn, Pick<FieldType, 'Cell' | 'renderCell' | 'isNumeric'> {
  readonly path: readonly string[];
}

/** Resolved once for each column, not for each cell. */
export const toListColumns = (
  { entity }: Resource,
  columns: readonly ResourceColumn[],
): readonly ListColumn[] =>
  columns.map((column) => {
    const path = [column.property];
    const { Cell, renderCell, isNumeric } = fieldTypeOf(column.field, entity, path);
    return { ...column, path, Cell, renderCell, isNumeric };
  });
