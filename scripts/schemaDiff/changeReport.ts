import type { SchemaChange } from '../../generator/diff/SchemaChange.ts';
import { formatChange, formatChangeCounts } from '../../generator/diff/SchemaChange.ts';
import { npmCommandFor } from '../../generator/load/projectFolder.js';
import type { AffectedRecords, NamedRecord } from './findAffectedRecords.ts';

/** A change with its acknowledgement and the records that it affects. */
export interface ReportedChange {
  readonly change: SchemaChange;
  /** The reason why it is acceptable. */
  readonly why?: string;
  /** The stored records that the change invalidates; absent without `--data`. */
  readonly affected?: readonly AffectedRecords[];
}

const nameOf = ({ uuid, name }: NamedRecord): string => (name === undefined ? uuid : `${uuid} "${name}"`);

function formatAffected({ entity, count, first, oldCount }: AffectedRecords): string {
  const more = count > first.length ? ', …' : '';
  const invalid =
    count === 0
      ? `no stored ${entity} becomes invalid`
      : `${count} stored ${entity} ${count === 1 ? 'becomes' : 'become'} invalid: ${first.map(nameOf).join(', ')}${more}`;
  const old =
    oldCount === 0
      ? ''
      : `\n    a migration cannot convert ${oldCount} stored ${entity}: see "interface-console migrate --dry-run"`;
  return `    ${invalid}${old}`;
}

const formatReportedChange = ({ change, why, affected = [] }: ReportedChange): string =>
  [
    formatChange(change),
    ...affected.map(formatAffected),
    ...(why === undefined ? [] : [`    acknowledged: ${why}`]),
  ].join('\n');

export const isUnacknowledged = ({ change, why }: ReportedChange): boolean =>
  change.class === 'breaking' && why === undefined;

/**
 * Returns all changes of a project as text, with the remedy for unacknowledged breaking changes.
 * @param root the project's folder
 */
export function formatChangeReport(root: string, ref: string, all: readonly ReportedChange[]): string {
  if (all.length === 0) return `schemas/ and locales/ have not changed since ${ref}.`;
  const open = all.filter(isUnacknowledged).length;
  return [
    ...all.map(formatReportedChange),
    `Since ${ref}: ${formatChangeCounts(all.map(({ change }) => change))}`,
    ...(open === 0
      ? []
      : [
          `${open} breaking ${open === 1 ? 'change is' : 'changes are'} not acknowledged. Undo the changes that are not necessary. For the others, run ${npmCommandFor(root, 'run schema-diff', ref, '--acknowledge "…"')} with the reason and the information for callers, and commit schemas/acknowledged.json.`,
        ]),
  ].join('\n');
}

/** Returns all changes as JSON. */
export const changeReportJson = (ref: string | undefined, all: readonly ReportedChange[]): string =>
  JSON.stringify(
    {
      ref: ref ?? null,
      changes: all.map(({ change: { class: kind, parties, says, before, now }, why, affected }) => ({
        class: kind,
        for: parties,
        says,
        before,
        now,
        ...(why !== undefined && { acknowledged: why }),
        ...(affected && { invalidates: affected }),
      })),
    },
    null,
    2,
  );
