/** One change of the form of stored records, declared beside a property (`x-migrations`, `x-removed-properties`). */
export interface RecordMigration {
  /** Record format that the change leads to. All changes with one version happen together. */
  readonly version: number;
  /** Entity whose records change. */
  readonly entity: string;
  /** Path of the object that has the property, with the names before the change. `*` is each item of an array. */
  readonly path: readonly string[];
  /** Name before the change. */
  readonly former: string;
  /** Name after the change; absent for a removed property. */
  readonly property?: string;
  /** Former choice → present choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** JSONata over the old object that returns the new value; `$record` is the whole old record. */
  readonly convert?: string;
  /** JSONata over the new object that returns the former value; `$record` is the whole new record. */
  readonly revert?: string;
  readonly irreversible?: true;
}

/** The version of the last one of these migrations; 0 without any. */
export const newestFormatOf = (migrations: readonly Pick<RecordMigration, 'version'>[]): number =>
  Math.max(0, ...migrations.map(({ version }) => version));
