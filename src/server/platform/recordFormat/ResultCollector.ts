import { stringifyExactJson } from '../../../contract/json/exactJson.ts';
import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import type { EntityDefinition } from '../operations/catalog.ts';
import { changedPropertyOf } from './followNames.ts';
import type { MigrationReport, MigrationResult, RecordFailure } from './MigrationReport.ts';
import type { ValueChange } from './RecordConverter.ts';

const maxFailures = 20;
const maxExamples = 2;
/** Maximum characters of an example. */
const maxLength = 60;

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = stringifyExactJson(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

type Examples = { before: string; after: string }[];

/** Counts changed records and failures, and keeps the first examples of each migration. */
export class ResultCollector {
  readonly #results: ReadonlyMap<RecordMigration, { changed: number; readonly examples: Examples }>;
  readonly #hidden: ReadonlySet<RecordMigration>;
  readonly #failures: RecordFailure[] = [];
  #failureCount = 0;

  constructor(migrations: readonly RecordMigration[], entityOf: (name: string) => EntityDefinition) {
    this.#results = new Map(migrations.map((migration) => [migration, { changed: 0, examples: [] }]));
    this.#hidden = new Set(
      migrations.filter((migration) => {
        const { secrets, secretEntries } = entityOf(migration.entity).model;
        const hidden = [...secrets, ...secretEntries.map(({ list }) => list)];
        return hidden.includes(changedPropertyOf(migration, migrations));
      }),
    );
  }

  /** Adds the changes of one record. */
  add(changes: readonly ValueChange[]): void {
    const counted = new Set<RecordMigration>();
    for (const { migration, before, after } of changes) {
      const result = this.#results.get(migration);
      if (!result) continue;
      if (!counted.has(migration)) result.changed += 1;
      counted.add(migration);
      if (result.examples.length < maxExamples && !this.#hidden.has(migration))
        result.examples.push({ before: describe(before), after: describe(after) });
    }
  }

  fail(failure: RecordFailure): void {
    this.#failureCount += 1;
    if (this.#failures.length < maxFailures) this.#failures.push(failure);
  }

  get hasFailures(): boolean {
    return this.#failureCount > 0;
  }

  report(): Pick<MigrationReport, 'results' | 'failures' | 'failureCount'> {
    const results = [...this.#results].map(
      ([migration, { changed, examples }]): MigrationResult => ({ migration, changed, examples }),
    );
    return { results, failures: this.#failures, failureCount: this.#failureCount };
  }
}
