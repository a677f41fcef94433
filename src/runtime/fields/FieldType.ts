import type { ComponentType, ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Lifecycle } from '../../contract/lifecycle.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Field } from '../../contract/resource.ts';
import type { Formats } from '../i18n/formats.ts';

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
export interface Words {
  readonly translate: Translate;
  readonly formats: Formats;
  /** Of instants; the browser's where nothing says otherwise. */
  readonly timeZone: string | undefined;
}

/** What a list shows of a value, in one line. Calls no hook, and nothing in it does: `firstLook/` paints it before React is there. */
export type Face = (props: CellProps, words: Words) => ReactNode;

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
  readonly face?: Face;
  /** Figures line up at their right edge. */
  readonly figures?: true;
}
