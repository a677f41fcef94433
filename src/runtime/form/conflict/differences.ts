import { secretClearName, secretSetName } from '../../../contract/api/derivedNames.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { diffRecords } from '../../../contract/json/diffJson.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/** The side whose value is used. */
export type ConflictSide = 'mine' | 'theirs';

/** A property that differs between the form and the version saved meanwhile. */
export interface FieldDifference {
  readonly property: string;
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Returns the properties that differ. Null and no value are the same. */
const differingNames = (left: FormValues, right: FormValues): ReadonlySet<string> =>
  new Set(
    diffRecords(left, right)
      .filter(({ before, after }) => (before ?? after ?? null) !== null)
      .map(({ path }) => path),
  );

const isTyped = (data: FormValues, secret: string): boolean =>
  data[secret] !== undefined || data[secretClearName(secret)] === true;

/** The properties of a form that differ, in its order. `base` is the common base of both sides. */
export function findDifferences(
  form: Form,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FieldDifference[] {
  const [myNames, theirNames, names] = [
    differingNames(base, mine),
    differingNames(base, theirs),
    differingNames(mine, theirs),
  ];
  return Object.entries(form.fields).flatMap(([property, { writeOnly }]) => {
    // Secrets are never shown: only whether one is set, and whether a new one was typed.
    const isMine = writeOnly ? isTyped(mine, property) : myNames.has(property);
    const isTheirs = theirNames.has(writeOnly ? secretSetName(property) : property);
    const isAlike = !writeOnly && !names.has(property);
    if (isAlike || (!isMine && !isTheirs)) return [];
    return [{ property, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' }];
  });
}

/** The initial choice: the side that changed a field, if only one did. */
export const suggestedSide = ({ changedBy }: FieldDifference): ConflictSide | undefined =>
  changedBy === 'both' ? undefined : changedBy === 'me' ? 'mine' : 'theirs';

/** Their record, with the typed values where chosen or where only this side changed them. */
export function mergeSides(
  form: Form,
  mine: FormValues,
  theirs: Row,
  chosen: Readonly<Record<string, ConflictSide | undefined>>,
): FormValues {
  const merged: Record<string, unknown> = { ...theirs };
  for (const [property, { writeOnly }] of Object.entries(form.fields)) {
    const side = chosen[property] ?? (writeOnly ? 'theirs' : 'mine');
    if (side === 'theirs') continue;
    const names = writeOnly ? [property, secretSetName(property), secretClearName(property)] : [property];
    for (const name of names) merged[name] = mine[name];
  }
  return merged;
}
