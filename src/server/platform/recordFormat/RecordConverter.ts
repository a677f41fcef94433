import { isRecord } from '../../../contract/json/isRecord.ts';
import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import { type CompiledExpression, compileExpression } from '../../../mapping/expression/compileExpression.ts';
import { toExpressionInput } from '../../../mapping/expression/OpaqueNumber.ts';
import { MappingError } from '../../../mapping/MappingError.ts';
import { groupBy } from '../base/groupBy.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';

export type Json = Readonly<Record<string, unknown>>;
type MutableJson = Record<string, unknown>;

/** A record that an expression cannot convert. */
export class ConversionError extends Error {
  readonly property: string;
  readonly #reason: MappingError;

  constructor(property: string, reason: MappingError) {
    super(`${property}: ${reason.code}`);
    this.property = property;
    this.#reason = reason;
  }

  reasonIn(phrases: LocalePhrases): string {
    return phrases.translate(`mapping.${this.#reason.code}`, this.#reason.parameters);
  }
}

/** A changed value of a record, for the report. */
export interface ValueChange {
  readonly migration: RecordMigration;
  readonly before: unknown;
  readonly after: unknown;
}

interface ConvertedRecord {
  readonly record: Json;
  readonly changes: readonly ValueChange[];
}

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)]))
    : value;
};

/** Yields the objects at a path; `*` is each item of an array. */
function* objectsAt(value: unknown, [name, ...rest]: readonly string[]): Iterable<MutableJson> {
  if (name === undefined) {
    if (isRecord(value)) yield value as MutableJson;
  } else if (name === '*') {
    if (Array.isArray(value)) for (const item of value) yield* objectsAt(item, rest);
  } else if (isRecord(value)) yield* objectsAt(value[name], rest);
}

const reverseOf = (choices: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([former, present]) => [present, former]));

const replaceChoices = (choices: Readonly<Record<string, string>>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => replaceChoices(choices, one));
  return typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : value;
};

/** A change of one object, computed before any object changes. */
interface PlannedChange {
  readonly migration: RecordMigration;
  readonly object: MutableJson;
  /** Name that the value leaves, and the one that it gets. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly value: unknown;
}

/** Returns the migrations of each version, the oldest version first. */
const stepsOf = (migrations: readonly RecordMigration[]): RecordMigration[][] =>
  [...groupBy(migrations, ({ version }) => version)].sort(([a], [b]) => a - b).map(([, step]) => step);

/** Converts the records of one entity, step by step. Each expression is compiled once. */
export class RecordConverter {
  readonly #steps: readonly (readonly RecordMigration[])[];
  readonly #secrets: readonly string[];
  readonly #expressions = new Map<string, CompiledExpression>();

  /**
   * @param migrations those of one entity, the innermost objects of a version first
   * @param secrets properties whose stored values expressions cannot read
   */
  constructor(migrations: readonly RecordMigration[], secrets: readonly string[] = []) {
    this.#steps = stepsOf(migrations);
    this.#secrets = secrets;
  }

  /** Resolves to the record after all migrations. Rejects with a ConversionError. */
  async convert(record: Json): Promise<ConvertedRecord> {
    return this.#run(record, this.#steps, async (step, before) => {
      const after = copy(before);
      const planned: PlannedChange[] = [];
      for (const migration of step) {
        const olds = [...objectsAt(before, migration.path)];
        for (const [index, object] of [...objectsAt(after, migration.path)].entries()) {
          const value = await this.#newValueOf(migration, olds[index] ?? {}, before, object);
          planned.push({ migration, object, from: migration.former, to: migration.property, value });
        }
      }
      return { record: after as Json, changes: apply(planned) };
    });
  }

  /** Resolves to the record before all migrations. Rejects with a ConversionError. */
  async revert(record: Json): Promise<ConvertedRecord> {
    return this.#run(record, this.#steps.toReversed(), async (step, after) => {
      const before = copy(after);
      const changes: ValueChange[] = [];
      const depths = [...new Set(step.map(({ path }) => path.length))].sort((a, b) => a - b);
      // The names of a path are those before the migration, so the outer objects come first.
      for (const depth of depths) {
        const planned: PlannedChange[] = [];
        for (const migration of step.filter(({ path }) => path.length === depth))
          for (const object of objectsAt(before, migration.path)) {
            const value = await this.#formerValueOf(migration, object, after);
            planned.push({ migration, object, from: migration.property, to: migration.former, value });
          }
        changes.push(...apply(planned));
      }
      return { record: before as Json, changes };
    });
  }

  async #run(
    record: Json,
    steps: readonly (readonly RecordMigration[])[],
    runStep: (step: readonly RecordMigration[], record: Json) => Promise<ConvertedRecord>,
  ): Promise<ConvertedRecord> {
    let current = record;
    const changes: ValueChange[] = [];
    for (const step of steps) {
      const result = await runStep(step, current);
      current = result.record;
      changes.push(...result.changes);
    }
    return { record: current, changes };
  }

  async #newValueOf(migration: RecordMigration, old: Json, record: Json, object: Json): Promise<unknown> {
    const { property, former, convert, choices } = migration;
    if (property === undefined) return undefined;
    if (convert !== undefined) return this.#evaluate(convert, property, old, record);
    // The value of the copy has the changes of its inner objects.
    return choices ? replaceChoices(choices, object[former]) : object[former];
  }

  async #formerValueOf(migration: RecordMigration, object: Json, record: Json): Promise<unknown> {
    const { property, former, convert, revert, choices } = migration;
    if (revert !== undefined) return this.#evaluate(revert, former, object, record);
    if (property === undefined || convert !== undefined) return undefined;
    return choices ? replaceChoices(reverseOf(choices), object[property]) : object[property];
  }

  async #evaluate(text: string, property: string, object: Json, record: Json): Promise<unknown> {
    const visible = (whole: Json): unknown =>
      toExpressionInput(
        Object.fromEntries(Object.entries(whole).filter(([name]) => !this.#secrets.includes(name))),
      );
    try {
      const expression = this.#expressions.get(text) ?? compileExpression(text);
      this.#expressions.set(text, expression);
      const value = await expression.evaluate(visible(object), { record: () => visible(record) });
      return value ?? undefined;
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      throw new ConversionError(property, error);
    }
  }
}

/** Makes the planned changes: first all values leave their names, so that names may be exchanged. */
function apply(planned: readonly PlannedChange[]): ValueChange[] {
  const changes = planned.map(({ migration, object, from, value }) => ({
    migration,
    before: from === undefined ? undefined : object[from],
    after: value,
  }));
  for (const { object, from } of planned) if (from !== undefined) delete object[from];
  for (const { object, to, value } of planned)
    if (to !== undefined && value !== undefined) object[to] = value;
  return changes.filter(({ before, after }) => before !== undefined || after !== undefined);
}
