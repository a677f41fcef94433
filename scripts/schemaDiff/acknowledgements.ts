import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaChange } from '../../generator/diff/SchemaChange.ts';

/** A breaking change that the team has accepted. */
interface Acknowledgement {
  /** `schemas/entities/erp.schema.json#/properties/name/maxLength` */
  readonly at: string;
  /**
   * The sentence of schema-diff about the change. Another change at the same place needs another
   * acknowledgement.
   */
  readonly says: string;
  /** Reason for the change, and the information that callers got. */
  readonly why: string;
}

const acknowledgementsPath = 'schemas/acknowledged.json';

/** Returns the acknowledgements of a project. Throws an error with one sentence for an invalid file. */
export function readAcknowledgements(root: string): readonly Acknowledgement[] {
  const path = join(root, acknowledgementsPath);
  if (!existsSync(path)) return [];
  try {
    const { changes } = JSON.parse(readFileSync(path, 'utf8')) as { changes: readonly Acknowledgement[] };
    if (changes.every(({ at, says, why }) => at && says && why)) return changes;
  } catch {
    // The error below reports it.
  }
  throw new Error(
    `${acknowledgementsPath} must have the form {"changes": [{"at", "says", "why"}]}. Each of these three members must be a text.`,
  );
}

const locationOf = ({ now, before }: SchemaChange): string => {
  const spot = now ?? before;
  return `${spot?.file}#${spot?.pointer}`;
};

const isOf =
  (change: SchemaChange) =>
  ({ at, says }: Acknowledgement): boolean =>
    at === locationOf(change) && says === change.says;

/** Returns the reason why a change is acceptable; undefined without an acknowledgement. */
export const acknowledgedReason = (
  change: SchemaChange,
  acknowledged: readonly Acknowledgement[],
): string | undefined => acknowledged.find(isOf(change))?.why;

/** Writes a reason for each of these changes. Acknowledgements of other changes are removed. */
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
