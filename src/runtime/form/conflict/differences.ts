import isEqual from 'fast-deep-equal';
import { secretClearName, secretSetName } from '../../../contract/api/derivedNames.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/** Whose value is taken. */
export type ConflictSide = 'mine' | 'theirs';

/** A property whose value is not the same in what was typed and in what somebody else saved meanwhile. */
export interface FieldDifference {
  readonly property: string;
  readonly changedBy: 'me' | 'them' | 'both';
}

const isSame = (left: unknown, right: unknown): boolean => isEqual(left ?? null, right ?? null);

const isTyped = (data: FormValues, secret: string): boolean =>
  data[secret] !== undefined || data[secretClearName(secret)] === true;

/** The properties of a form that differ, in its order. `base` is the record that both sides began with. */
export function findDifferences(
  form: Form,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FieldDifference[] {
  return Object.entries(form.fields).flatMap(([property, { writeOnly }]) => {
    // A secret is never told: it is known only whether one is set, and whether a new one was typed.
    const isMine = writeOnly ? isTyped(mine, property) : !isSame(base[property], mine[property]);
    const key = writeOnly ? secretSetName(property) : property;
    const isTheirs = !isSame(base[key], theirs[key]);
    const isAlike = writeOnly ? !isMine && !isTheirs : isSame(mine[property], theirs[property]);
    if (isAlike || (!isMine && !isTheirs)) return [];
    return [{ property, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' }];
  });
}

/** What is chosen before anybody chooses: who alone changed a value is right about it. */
export const suggestedSide = ({ changedBy }: FieldDifference): ConflictSide | undefined =>
  changedBy === 'both' ? undefined : changedBy === 'me' ? 'mine' : 'theirs';

/** The record as they left it, with what was typed where it was chosen or nobody else has an opinion. */
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
