import type { Change } from '../../generator/diff/change.ts';
import { countOf, formatChange } from '../../generator/diff/formatChanges.ts';
import type { Affected, Named } from './affectedRecords.ts';

/** A change, and what is known about it besides. */
export interface Told {
  readonly change: Change;
  /** Why it is all right. */
  readonly why?: string;
  /** When a database was looked at: the stored records that it invalidates. */
  readonly affected?: readonly Affected[];
}

const nameOf = ({ uuid, name }: Named): string => (name === undefined ? uuid : `${uuid} "${name}"`);

const recordsIn = ({ entity, count, first }: Affected): string => {
  if (count === 0) return `    no stored ${entity} is invalidated`;
  const more = count > first.length ? ', …' : '';
  return `    ${count} stored ${entity} ${count === 1 ? 'is' : 'are'} invalidated: ${first.map(nameOf).join(', ')}${more}`;
};

const format = ({ change, why, affected = [] }: Told): string =>
  [
    formatChange(change),
    ...affected.map(recordsIn),
    ...(why === undefined ? [] : [`    acknowledged: ${why}`]),
  ].join('\n');

export const isOpen = ({ change, why }: Told): boolean => change.class === 'breaking' && why === undefined;

/** All changes in words, and what to do about the breaking ones. */
export function formatReport(ref: string, all: readonly Told[]): string {
  if (all.length === 0) return `schemas/ and locales/ say what they said at ${ref}.`;
  const open = all.filter(isOpen).length;
  return [
    ...all.map(format),
    `Since ${ref}: ${countOf(all.map(({ change }) => change))}`,
    ...(open === 0
      ? []
      : [
          `${open} breaking ${open === 1 ? 'change is' : 'changes are'} not acknowledged. Take back what need not be; for the rest say why, and what callers were told: npm run schema-diff -- ${ref} --acknowledge "…", and commit schemas/acknowledged.json.`,
        ]),
  ].join('\n');
}

/** The same for programs. */
export const reportJson = (ref: string | undefined, all: readonly Told[]): string =>
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
