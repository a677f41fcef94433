import { diffProjects } from '../../generator/diff/diffProjects.ts';
import { createRecordValidators } from '../../generator/diff/recordViolations.ts';
import type { SchemaChange } from '../../generator/diff/SchemaChange.ts';
import { sortChanges } from '../../generator/diff/SchemaChange.ts';
import type { Project } from '../../generator/load/Project.ts';
import { extendsTool } from '../../generator/load/projectFolder.js';
import { nameOfRef } from '../../generator/normalize/normalizeEntities.ts';
import { normalizeProject } from '../../generator/normalize/normalizeProject.ts';
import { recordMigrationsOf } from '../../generator/normalize/recordMigrations.ts';
import { readProject } from '../../generator/pipeline/generateOutputs.ts';
import { formatProblems } from '../../generator/pipeline/Problem.ts';
import { beginStep } from '../../generator/pipeline/progress.ts';
import { createUpgrade } from '../../src/server/platform/recordFormat/createUpgrade.ts';
import { readRecordFormat } from '../../src/server/platform/store/schema/recordFormat.ts';
import { acknowledgedReason, readAcknowledgements, writeAcknowledgements } from './acknowledgements.ts';
import {
  changeReportJson,
  formatChangeReport,
  isUnacknowledged,
  type ReportedChange,
} from './changeReport.ts';
import { type AffectedRecords, findAffectedRecords, type NewerSchemas } from './findAffectedRecords.ts';
import { assertInGit, defaultGitRef, loadProjectAt } from './gitVersions.ts';
import { withServiceDatabase } from './withServiceDatabase.ts';

interface SchemaDiffOptions {
  readonly root: string;
  /** The ref to compare with; default is the newest tag or the previous commit. */
  readonly ref?: string | undefined;
  /** Find the stored records that each breaking change invalidates. */
  readonly data?: boolean | undefined;
  readonly json?: boolean | undefined;
  /** The reason why all breaking changes are acceptable. It is written to `schemas/acknowledged.json`. */
  readonly acknowledge?: string | undefined;
  /** The environment variables, which locate the database. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/**
 * Compares the schemas with those of a ref. `isOpen` is true while a breaking change is not acknowledged.
 * Throws an error with one sentence if no comparison is possible.
 */
export async function runSchemaDiff(
  options: SchemaDiffOptions,
): Promise<{ readonly text: string; readonly isOpen: boolean }> {
  const { root, json = false, variables } = options;
  // A copy of this repository without git passes its own tests.
  if (options.ref !== undefined || extendsTool(root)) assertInGit(root);
  const ref = options.ref ?? defaultGitRef(root);
  if (ref === undefined)
    return {
      text: json ? changeReportJson(ref, []) : 'There is no earlier version to compare schemas/ with.',
      isOpen: false,
    };
  beginStep(`Reading the schemas of ${ref}`);
  const before = loadProjectAt(root, ref);
  const { project: after, problems } = readProject(root);
  const grave = problems.filter(({ isWarning }) => !isWarning);
  if (grave.length > 0) throw new Error(`${formatProblems(grave)}\nFix schemas/ first.`);
  beginStep(`Comparing schemas/ with ${ref}`);
  const changes = sortChanges(compareProjects(ref, before, after));
  const breaking = changes.filter((change) => change.class === 'breaking');
  if (options.acknowledge !== undefined)
    writeAcknowledgements(root, breaking, readAcknowledgements(root), options.acknowledge);
  const affected = options.data
    ? await findInvalidatedRecords(breaking, before, after, variables)
    : undefined;
  const acknowledged = readAcknowledgements(root);
  const all = changes.map(
    (change): ReportedChange => reportedChangeOf(change, acknowledgedReason(change, acknowledged), affected),
  );
  return {
    text: json ? changeReportJson(ref, all) : formatChangeReport(root, ref, all),
    isOpen: all.some(isUnacknowledged),
  };
}

/** Compares two versions. It throws if they are too different, for example with different vocabularies. */
function compareProjects(ref: string, before: Project, after: Project): SchemaChange[] {
  try {
    return diffProjects(before, after);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `The schemas of ${ref} differ too much from the current ones and cannot be compared (${reason}).`,
      {
        cause,
      },
    );
  }
}

const reportedChangeOf = (
  change: SchemaChange,
  why: string | undefined,
  affected: ReadonlyMap<SchemaChange, readonly AffectedRecords[]> | undefined,
): ReportedChange => {
  const records = affected?.get(change);
  return { change, ...(why !== undefined && { why }), ...(records && { affected: records }) };
};

const findInvalidatedRecords = (
  breaking: readonly SchemaChange[],
  before: Project,
  after: Project,
  variables: SchemaDiffOptions['variables'],
): Promise<ReadonlyMap<SchemaChange, readonly AffectedRecords[]>> =>
  withServiceDatabase(variables, async (database) =>
    findAffectedRecords(database, breaking, {
      violations: createRecordValidators(after),
      upgrade: await createUpgrade(
        await readRecordFormat(database),
        normalizeProject(after).entities.flatMap(recordMigrationsOf),
      ),
      displayPropertyOf: displayPropertyIn([after, before]),
    }),
  );

/** Returns the display property of an entity, as its first resource defines it. */
const displayPropertyIn =
  (projects: readonly Project[]): NewerSchemas['displayPropertyOf'] =>
  (entity) => {
    const resources = projects.flatMap((project) => project.resources);
    return (
      resources.find(({ value }) => nameOfRef(value.entity.$ref) === entity)?.value.displayProperty ?? 'name'
    );
  };
