import type { Row } from '../../contract/envelope.ts';
import type { Target } from '../transport/Target.ts';
import type { Place } from './StartOrder.ts';
import type { Settings } from './settingsOf.ts';

/** A document before it is mapped, out of the queue or as an operator gave it. */
export interface SourceDocument {
  /** JSON; the queue may hold a document without any. */
  readonly text?: string;
  readonly entityNo?: string;
  readonly idempotencyKey?: string;
}

/** What the store says of how an interface's documents are handled. */
export interface Route {
  readonly interface: Row;
  readonly settings: Settings;
  /** What no trace and no log may show. */
  readonly secrets: readonly string[];
  /** Where they go; without one they are only mapped. */
  readonly target?: Target;
}

/** One document and its way. */
export interface Job extends Route {
  readonly document: SourceDocument;
  /** Among documents that are sent side by side; one that an operator sends has none. */
  readonly place?: Place;
}
