import { type ComponentType, type ReactNode, use } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Lifecycle } from '../../contract/model/lifecycle.ts';
import type { Field } from '../../contract/model/resource.ts';
import type { Translate } from '../../contract/text/phrases.ts';
import { type Formats, useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { TimeZoneContext } from './useTimeZone.ts';

/** What a list face needs: the value, and where its captions stand. */
export interface CellProps {
  readonly value: unknown;
  readonly record: Row;
  readonly field: Field;
  readonly entity: string;
  /** Property path within the entity, array indexes left out. */
  readonly path: readonly string[];
  /** The record's lifecycle: its state is shown with the tone of the table. */
  readonly lifecycle?: Lifecycle;
}

/** What values are put into words with. */
export interface FormatContext {
  readonly translate: Translate;
  readonly formats: Formats;
  /** Of instants; the browser's where nothing says otherwise. */
  readonly timeZone: string | undefined;
}

/** What a list shows of a value, in one line. Calls no hook, and nothing in it does: `firstLook/` paints it before React is there. */
export type CellRenderer = (props: CellProps, words: FormatContext) => ReactNode;

/**
 * A kind of property: when it applies, and its list face. Its form face stands in the same folder under `Widget.tsx`
 * and is bound in `faces.ts`, so that lists load no form code.
 */
export interface FieldType {
  readonly name: string;
  /** Reads nothing but the contract's Field. */
  readonly applies: (field: Field) => boolean;
  readonly Cell: ComponentType<CellProps>;
  /** The same (`plain`), unless the value alone does not say what is shown. */
  readonly renderCell?: CellRenderer;
  /** Figures line up at their right edge. */
  readonly isNumeric?: true;
}

/** The list face of a field type whose value says all: a pure function, and the component that calls it. */
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
