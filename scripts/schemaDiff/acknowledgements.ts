import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaChange } from '../../generator/diff/SchemaChange.ts';

/** A breaking change that somebody answers for. */
export interface Acknowledgement {
  /** `schemas/entities/erp.schema.json#/properties/name/maxLength` */
  readonly at: string;
  /** The change in the words of schema-diff: another one at the same place is not acknowledged. */
  readonly says: string;
  /** Why it has to be, and what was told to whom. */
  readonly why: string;
}

export const acknowledgementsPath = 'schemas/acknowledged.json';

/** The acknowledgements of a project. Throws one sentence for an invalid file. */
export function readAcknowledgements(root: string): readonly Acknowledgement[] {
  const path = join(root, acknowledgementsPath);
  if (!existsSync(path)) return [];
  try {
    const { changes } = JSON.parse(readFileSync(path, 'utf8')) as { changes: readonly Acknowledgement[] };
    if (changes.every(({ at, says, why }) => at && says && why)) return changes;
  } catch {
    // Told below.
  }
  throw new Error(`${acknowledgementsPath} must be {"changes": [{"at", "says", "why"}]}, each a text.`);
}

const locationOf = ({ now, before }: SchemaChange): string => {
  const spot = now ?? before;
  return `${spot?.file}#${spot?.pointer}`;
};

const isOf =
  (change: SchemaChange) =>
  ({ at, says }: Acknowledgement): boolean =>
    at === locationOf(change) && says === change.says;

/** Why a change is all right, if somebody has said so. */
export const acknowledgedReason = (
  change: SchemaChange,
  acknowledged: readonly Acknowledgement[],
): string | undefined => acknowledged.find(isOf(change))?.why;

/** Writes down why these changes are all right; what was acknowledged and is no change of theirs any more goes. */
export function writeAcknowledgements(
  root: string,
  breaking: readonly SchemaChange[],
  acknowledged: readonly Acknowledgement[],
  why: string,
): void {
  const changes = breaking.map((change) => ({
    at: locationOf(change),
    says: change.says,
    why: acknowledgedReason(change, acknowledged) ?? why,
  }));
  if (changes.length === 0) rmSync(join(root, acknowledgementsPath), { force: true });
  else writeFileSync(join(root, acknowledgementsPath), `${JSON.stringify({ changes }, null, 2)}\n`);
}
