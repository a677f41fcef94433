import type { ComponentType } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Lifecycle } from '../../contract/lifecycle.ts';
import type { Field } from '../../contract/resource.ts';

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

/**
 * A kind of property: when it applies, and its list face. Its form face stands in the same folder under `Widget.tsx`
 * and is bound in `faces.ts`, so that lists load no form code.
 */
export interface FieldType {
  readonly name: string;
  /** Reads nothing but the contract's Field. */
  readonly applies: (field: Field) => boolean;
  readonly Cell: ComponentType<CellProps>;
  /** Figures line up at their right edge. */
  readonly figures?: true;
}
