import type { FieldProps, UIOptionsType, WidgetProps } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Lifecycle } from '../../contract/model/lifecycle.ts';
import type { Field, FieldReference } from '../../contract/model/resource.ts';
import type { Translate } from '../../contract/text/phrases.ts';
import { type Formats, useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import type { LazyComponent } from '../core/lazy/lazyComponent.tsx';
import { type ShownZone, useShownZone } from './timeZone/useTimeZone.tsx';

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

/** The phrases and formats that turn values into text, and the time zone of their instants. */
export interface FormatContext extends ShownZone {
  readonly translate: Translate;
  readonly formats: Formats;
}

/**
 * Renders the cell of a value, in one line. It and its callees call no hook: `prerender/` paints it before
 * React starts.
 */
export type CellRenderer = (props: CellProps, words: FormatContext) => ReactNode;

/** Texts are guarded against formula evaluation; numbers stay numbers. */
export type CsvValue = string | number;

/** Formats and phrases for values, and the names of references. */
export interface CsvContext extends Pick<FormatContext, 'translate' | 'formats'> {
  readonly timeZone: string;
  /** The name of the referenced record for a value, as offered to its row; the value itself without one. */
  readonly nameOf: (reference: FieldReference, value: string, row: Row) => string;
  /** An instant as ISO 8601 with the offset of its zone. */
  readonly zonedIso: (instant: string, timeZone: string) => string;
}

/** The full content of a cell as text, or as a number. */
export type CsvFormatter = (props: CellProps, context: CsvContext) => CsvValue;

/** The value itself as text; JSON for objects and lists. */
export const plainValue: CsvFormatter = ({ value }) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The control of a property in a form: a widget of rjsf, or a field that renders its parts. */
export interface FieldWidget {
  readonly widget?: ComponentType<WidgetProps> | LazyComponent<WidgetProps>;
  readonly field?: ComponentType<FieldProps>;
  readonly options?: UIOptionsType;
}

/** Returns the field type of a property. */
export type FieldTypeOf = (field: Field, entity: string, path: readonly string[]) => FieldType;

/** A detail view may show parts of the value, each by its own field type. */
export interface DetailViewProps extends CellProps {
  readonly fieldTypeOf: FieldTypeOf;
}

/**
 * A kind of property: when it applies, and its four views. Widget and detail view are imported lazily, so that
 * lists load cells only. `types/<type>/widgets.json` has its names for `x-ui.widget` and their facts.
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
  /** The header of a column names the time zone of its values. */
  readonly isInstant?: true;
  readonly toCsv: CsvFormatter;
  /** A task sends the text of such a value parsed. */
  readonly holdsJson?: true;
  /** The type has a text for a value that is missing. */
  readonly isShownEmpty?: true;
  /** Undefined if rjsf renders the parts (`templates/ArrayTemplate.tsx`), or only the service writes the value. */
  readonly widget: FieldWidget | undefined;
  /** A larger view; undefined shows the cell. */
  readonly DetailView: LazyComponent<DetailViewProps> | undefined;
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
      ...useShownZone(),
    });
  }
  return { renderCell, Cell };
}
