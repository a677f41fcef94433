import { type ComponentType, type ReactNode, use } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Lifecycle } from '../../contract/model/lifecycle.ts';
import type { Field } from '../../contract/model/resource.ts';
import type { Translate } from '../../contract/text/phrases.ts';
import { type Formats, useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { TimeZoneContext } from './useTimeZone.ts';

/** The value for a cell and the place of its captions. */
export interface CellProps {
  readonly value: unknown;
  readonly record: Row;
  readonly field: Field;
  readonly entity: string;
  /** Property path within the entity, array indexes left out. */
  readonly path: readonly string[];
  /** The record's lifecycle, which gives the tone of its state. */
  readonly lifecycle?: Lifecycle;
}

/** The phrases and formats that turn values into text. */
export interface FormatContext {
  readonly translate: Translate;
  readonly formats: Formats;
  /** Time zone of instants; undefined is the browser's. */
  readonly timeZone: string | undefined;
}

/**
 * Renders the cell of a value, in one line. It and its callees call no hook: `prerender/` paints it before
 * React starts.
 */
export type CellRenderer = (props: CellProps, words: FormatContext) => ReactNode;

/**
 * A kind of property: when it applies, and its cell. Its widget is in the same folder and bound in
 * `widgets.ts`, so that lists load no form code.
 */
export interface FieldType {
  readonly name: string;
  /** Reads only the contract's Field. */
  readonly applies: (field: Field) => boolean;
  readonly Cell: ComponentType<CellProps>;
  /** The same as a pure function, unless the cell depends on more than the value. */
  readonly renderCell?: CellRenderer;
  /** Figures are right-aligned. */
  readonly isNumeric?: true;
}

/**
 * The cell of a field type that depends on the value alone: a pure function, and the component that calls it.
 */
export function defineCell(renderCell: CellRenderer): {
  readonly renderCell: CellRenderer;
  readonly Cell: ComponentType<CellProps>;
} {
  function Cell(props: CellProps) {
    return renderCell(props, {
      translate: useTranslate(),
      formats: useFormats(),
      timeZone: use(TimeZoneContext),
    });
  }
  return { renderCell, Cell };
}
