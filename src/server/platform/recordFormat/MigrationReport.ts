import type { RecordMigration } from '../../../contract/model/recordMigration.ts';

/** A record that prevents a migration. */
export interface RecordFailure {
  readonly entity: string;
  readonly uuid: string;
  /** Path of the property. */
  readonly property: string;
  readonly reason: string;
}

/** A migration with the records that it changed. */
export interface MigrationResult {
  readonly migration: RecordMigration;
  readonly changed: number;
  /** JSON of a value before and after, without secrets. */
  readonly examples: readonly { readonly before: string; readonly after: string }[];
}

export interface MigrationReport {
  /** Record formats. A revert leads to a lower one. */
  readonly from: number;
  readonly to: number;
  readonly results: readonly MigrationResult[];
  /** The first failures. */
  readonly failures: readonly RecordFailure[];
  readonly failureCount: number;
  /** Versions of records in the change log that keep their form, because they cannot be converted. */
  readonly keptVersions: number;
}

const nameOf = ({ entity, path, former, property }: RecordMigration): string => {
  const place = [entity, ...path].join('.');
  if (property === undefined) return `${place}.${former} removed`;
  return former === property ? `${place}.${property} converted` : `${place}.${former} → ${property}`;
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const formatResult = ({ migration, changed, examples }: MigrationResult): string[] => [
  `  ${migration.version}  ${nameOf(migration)}: ${countOf(changed, 'record')}`,
  ...examples.map(({ before, after }) => `       ${before} → ${after}`),
];

const formatFailure = ({ entity, uuid, property, reason }: RecordFailure): string =>
  `  ${entity} ${uuid}, ${property}: ${reason}`;

/** Formats a report as lines of text. Logs have no values of records, and therefore no examples. */
export function formatMigrationReport(
  report: MigrationReport,
  { hasExamples }: { readonly hasExamples: boolean },
): string {
  const { from, to, results, failures, failureCount, keptVersions } = report;
  if (from === to) return `The records have format ${to}. No migration is pending.`;
  const versions = countOf(keptVersions, 'version');
  const more = failureCount - failures.length;
  return [
    `Migration of the records from format ${from} to ${to}:`,
    ...results.flatMap((result) => formatResult(hasExamples ? result : { ...result, examples: [] })),
    ...(keptVersions > 0
      ? [
          `  ${versions} in the change log cannot be converted and ${keptVersions === 1 ? 'keeps its' : 'keep their'} form.`,
        ]
      : []),
    ...(failureCount > 0 ? [`${countOf(failureCount, 'record')} cannot be migrated:`] : []),
    ...failures.map(formatFailure),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

/** Records that cannot be migrated. Nothing was changed. The message is the report. */
export class RecordMigrationError extends Error {
  constructor(report: MigrationReport) {
    super(
      `${formatMigrationReport(report, { hasExamples: true })}\nNothing was changed. Correct these records with the earlier program, or correct x-migrations.`,
    );
  }
}
