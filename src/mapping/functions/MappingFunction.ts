import type { MappingRow } from '../MappingRow.ts';
import type { FunctionCall } from './FunctionCall.ts';

/** Makes the value of a row before its conversion; null for "missing". Throws a MappingFault. */
export type Maker = (call: FunctionCall) => unknown;

/** A function type. What its row says is read once, without any document, by those who check rows and by those who run them. */
export interface MappingFunction {
  /** How many source fields it needs. */
  readonly sources: 'one' | 'some' | 'any';
  /** Throws a MappingFault where the row's expression is none for this function. */
  readonly read: (row: MappingRow) => Maker;
}
