import type { Row } from '../../contract/envelope.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import type { Tables } from '../store/Store.ts';
import type { Proposal } from './proposed.ts';
import type { Step } from './step.ts';

/** What the actions of an entity do besides what its lifecycle says. */
export interface Effect {
  /** Properties that an action leaves on the record; `reason` is what the caller gave. */
  readonly mark?: (call: Call, reason: unknown) => Proposal;
  /** Looks up, for locked rows of one company, what else must be there; resolves to what throws for a row that lacks it. */
  readonly refuse?: (documents: Documents, call: Call, rows: readonly Row[]) => Promise<(row: Row) => void>;
  /** In the same transaction, after the records were written. */
  readonly settle?: (tables: Tables, steps: readonly Step[], call: Call) => Promise<void>;
}
