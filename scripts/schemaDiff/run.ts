import type { Change } from '../../generator/diff/change.ts';
import { diff } from '../../generator/diff/diff.ts';
import { sortChanges } from '../../generator/diff/formatChanges.ts';
import { violationsOf } from '../../generator/diff/violationsOf.ts';
import { read } from '../../generator/generate.ts';
import type { Project } from '../../generator/load.ts';
import { nameOfRef } from '../../generator/normalize/entities.ts';
import { formatProblems } from '../../generator/problem.ts';
import { acknowledge, readAcknowledgements, whyOf } from './acknowledgements.ts';
import { type Affected, affectedRecords, type Naming } from './affectedRecords.ts';
import { formatReport, isOpen, reportJson, type Told } from './report.ts';
import { defaultRef, projectAt } from './versions.ts';
import { withStored } from './withStored.ts';

export interface SchemaDiffOptions {
  readonly root: string;
  /** What to compare with; left out, the newest tag or the commit before. */
  readonly ref?: string | undefined;
  /** Look for the stored records that each breaking change invalidates. */
  readonly data?: boolean | undefined;
  readonly json?: boolean | undefined;
  /** Why all breaking changes are all right: is written down. */
  readonly acknowledge?: string | undefined;
  /** The environment, which says where the database is. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Compares; throws one sentence when that is not possible. */
export async function runSchemaDiff(
  options: SchemaDiffOptions,
): Promise<{ readonly text: string; readonly isOpen: boolean }> {
  const { root, json = false, variables } = options;
  const ref = options.ref ?? defaultRef(root);
  if (ref === undefined)
    return {
      text: json ? reportJson(ref, []) : 'There is no earlier version to compare schemas/ with.',
      isOpen: false,
    };
  const before = projectAt(root, ref);
  const { project: after, problems } = read(root);
  const grave = problems.filter(({ untidy }) => !untidy);
  if (grave.length > 0) throw new Error(`${formatProblems(grave)}\nMend schemas/ first.`);
  const changes = sortChanges(compared(ref, before, after));
  const breaking = changes.filter((change) => change.class === 'breaking');
  if (options.acknowledge !== undefined)
    acknowledge(root, breaking, readAcknowledgements(root), options.acknowledge);
  const affected = options.data ? await invalidatedBy(breaking, before, after, variables) : undefined;
  const acknowledged = readAcknowledgements(root);
  const all = changes.map((change): Told => toldOf(change, whyOf(change, acknowledged), affected));
  return { text: json ? reportJson(ref, all) : formatReport(ref, all), isOpen: all.some(isOpen) };
}

/** What stood there may keep to a vocabulary that has long been another one. */
function compared(ref: string, before: Project, after: Project): Change[] {
  try {
    return diff(before, after);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`The schemas of ${ref} are too different from these to be compared (${reason}).`, {
      cause,
    });
  }
}

const toldOf = (
  change: Change,
  why: string | undefined,
  affected: ReadonlyMap<Change, readonly Affected[]> | undefined,
): Told => {
  const records = affected?.get(change);
  return { change, ...(why !== undefined && { why }), ...(records && { affected: records }) };
};

const invalidatedBy = (
  breaking: readonly Change[],
  before: Project,
  after: Project,
  variables: SchemaDiffOptions['variables'],
): Promise<ReadonlyMap<Change, readonly Affected[]>> =>
  withStored(variables, (database) =>
    affectedRecords(database, breaking, violationsOf(after), namingIn([after, before])),
  );

/** The property by which people know the records of an entity: its first resource says so. */
const namingIn =
  (projects: readonly Project[]): Naming =>
  (entity) => {
    const resources = projects.flatMap((project) => project.resources);
    return (
      resources.find(({ value }) => nameOfRef(value.entity.$ref) === entity)?.value.displayProperty ?? 'name'
    );
  };
