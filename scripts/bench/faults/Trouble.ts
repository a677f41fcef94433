import type { Sql } from '../../../src/server/store/Database.ts';
import type { TemporaryPostgres } from '../../temporaryPostgres.ts';
import type { Fleet } from './Fleet.ts';
import type { LoadGenerator } from './LoadGenerator.ts';

/** A run under way, and its means. */
export interface Scene {
  readonly fleet: Fleet;
  readonly postgres: TemporaryPostgres;
  readonly sql: Sql;
  readonly generator: LoadGenerator;
  /** Documents that are posted. */
  readonly count: number;
  /** Whether all of them have been acknowledged. */
  readonly isPosted: () => boolean;
}

/** What happens to the processes and their database while documents go through. */
export interface Trouble {
  /** Completes "documents through 3 processes on PostgreSQL, …". */
  readonly title: string;
  readonly processes: number;
  readonly note: string;
  /** Makes trouble until everything is posted, and lets all come up again. Resolves to its figures. */
  readonly make: (scene: Scene) => Promise<readonly (readonly [string, string])[]>;
}
