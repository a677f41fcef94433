import { compileExpression } from '../../../src/mapping/expression/compileExpression.ts';
import { toExpressionInput } from '../../../src/mapping/expression/OpaqueNumber.ts';
import { MappingError } from '../../../src/mapping/MappingError.ts';
import type { MigrationSource, RemovalSource } from '../../load/sources/SchemaSource.ts';
import type { JsonLocation } from '../RuleViolation.ts';
import type { SampleObject } from './sampleObjects.ts';

/** A migration of a property, or the removal of one, which has no `result`. */
export interface ObjectChange extends JsonLocation<MigrationSource | RemovalSource> {
  readonly former: string;
  readonly result?: string;
  /** No later migration changes the property. */
  readonly isLast?: boolean;
}

/** Attempts of an expression. On a busy machine, even a simple one may exceed its time once. */
const maxAttempts = 3;

/** Resolves to the result of an expression over an object; undefined for nothing. Rejects with a MappingError. */
export async function evaluateOver(
  text: string,
  object: SampleObject,
  attempts = maxAttempts,
): Promise<unknown> {
  const input = toExpressionInput(object);
  try {
    return (await compileExpression(text).evaluate(input, { record: () => input })) ?? undefined;
  } catch (error) {
    const isLate = error instanceof MappingError && error.code === 'expressionTimeLimit';
    if (!isLate || attempts <= 1) throw error;
    return evaluateOver(text, object, attempts - 1);
  }
}

const revertChoices = (choices: Readonly<Record<string, string>>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => revertChoices(choices, one));
  return Object.entries(choices).find(([, present]) => present === value)?.[0] ?? value;
};

async function formerValueOf(
  { value: change, result }: ObjectChange,
  object: SampleObject,
  unknown: unknown,
): Promise<unknown> {
  if (change.revert !== undefined) return evaluateOver(change.revert, object);
  if (result === undefined || change.irreversible) return unknown;
  const present = object[result];
  return 'choices' in change && change.choices ? revertChoices(change.choices, present) : present;
}

/** The changes of one object over all versions. */
export class ObjectHistory {
  readonly changes: readonly ObjectChange[];

  constructor(changes: readonly ObjectChange[]) {
    this.changes = changes;
  }

  /**
   * Resolves to an object as it was before a version. Rejects with a MappingError.
   * @param unknown the former value of an irreversible change
   */
  async before(version: number, object: SampleObject, unknown: unknown): Promise<SampleObject> {
    const later = this.changes.filter(({ value }) => value.version >= version);
    const steps = [...new Set(later.map(({ value }) => value.version))].sort((a, b) => b - a);
    let current = object;
    for (const step of steps)
      current = await revertStep(
        later.filter(({ value }) => value.version === step),
        current,
        unknown,
      );
    return current;
  }
}

/** Reverts changes of one version. All values leave their names first, so that names may be exchanged. */
async function revertStep(
  step: readonly ObjectChange[],
  object: SampleObject,
  unknown: unknown,
): Promise<SampleObject> {
  const results = new Set(step.map(({ result }) => result));
  const kept = Object.entries(object).filter(([name]) => !results.has(name));
  const reverted = await Promise.all(
    step.map(async (change) => [change.former, await formerValueOf(change, object, unknown)] as const),
  );
  return Object.fromEntries([...kept, ...reverted.filter(([, value]) => value !== undefined)]);
}
