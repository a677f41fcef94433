import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import type { Item } from './Item.ts';
import type { Reference } from './references.ts';

/** What is to arrive in a company, out of a file or out of another place. */
export interface Bundle {
  readonly items: readonly Item[];
  readonly references: readonly Reference[];
  /** Property → the value that every item gets which shows that property: a place, or the record to refer to. */
  readonly target: Readonly<Record<string, string>>;
}

/** Where a bundle comes from. */
export type Source = (call: Call, documents: Documents) => Promise<Bundle>;
