import { useMemo, useState } from 'react';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { readStored } from '../../core/storage/readStored.ts';
import type { FieldType } from '../../fields/FieldType.ts';
import { isLongText } from '../../fields/isLongText.ts';
import { fieldTypeOf } from '../../fields/registry.ts';

const keyOf = (resource: string): string => `columns.${resource}`;

type StoredChoice = Readonly<Record<string, boolean>>;

const loadChoice = (resource: string): StoredChoice => readStored(localStorage, keyOf(resource), {});

/** A column, or anything with the name of one. */
type ChoosableColumn = Pick<ResourceColumn, 'property' | 'hidden'>;

/** The visible columns of a list. */
interface ShownColumns {
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
  // A narrow list keeps the columns that the operator selected.
  const keep = ({ priority, ...column }: ResourceColumn): ResourceColumn =>
    priority && !choice[column.property] ? { ...column, priority } : column;
  return { columns: columns.filter(isShown).map(keep), isShown };
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

/** A property of the rows with the parts that render its values. */
export interface RowProperty
  extends Pick<ResourceColumn, 'property' | 'field'>,
    Pick<FieldType, 'Cell' | 'renderCell' | 'isNumeric' | 'isInstant'> {
  readonly path: readonly string[];
}

/** A column with the parts that render its cells. */
export interface ListColumn extends ResourceColumn, RowProperty {
  /** Takes the width that other columns leave, and cuts its text off. */
  readonly isLong: boolean;
}

/** Resolved once for each property, not for each cell. */
const toRowProperties = <T extends Pick<ResourceColumn, 'property' | 'field'>>(
  { entity }: Resource,
  properties: readonly T[],
): readonly (T & RowProperty)[] =>
  properties.map((property) => {
    const path = [property.property];
    const { Cell, renderCell, isNumeric, isInstant } = fieldTypeOf(property.field, entity, path);
    return { ...property, path, Cell, renderCell, isNumeric, isInstant };
  });

/** A part of the second line of the name. One with a priority is there while its column is left out. */
type SubtitleProperty = RowProperty & Pick<ResourceColumn, 'priority'>;

/** The parts of its records that a table shows. */
export interface ListColumns {
  readonly columns: readonly ListColumn[];
  /** The second line of the name: without the properties that are columns of any width. */
  readonly subtitle: readonly SubtitleProperty[];
}

export const toListColumns = (resource: Resource, columns: readonly ResourceColumn[]): ListColumns => ({
  columns: toRowProperties(resource, columns).map((column) => ({
    ...column,
    isLong: isLongText(column.field),
  })),
  subtitle: toRowProperties(
    resource,
    resource.subtitle.flatMap((part) => {
      const column = columns.find(({ property }) => property === part.property);
      return column && !column.priority ? [] : [{ ...part, priority: column?.priority }];
    }),
  ),
});
