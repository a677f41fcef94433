import { MappingError } from '../../../src/mapping/MappingError.ts';
import type { MigrationSource } from '../../load/sources/SchemaSource.ts';
import type { RecordSampler } from '../../samples/RecordSampler.ts';
import { findMigrations, findRemovals } from '../entities/migrations/findMigrations.ts';
import type { EntitySchemaLocation, ExpressionRule, RuleContext } from '../RuleContext.ts';
import { locationAt, type RuleViolation, violation } from '../RuleViolation.ts';
import { evaluateOver, type ObjectChange, ObjectHistory } from './ObjectHistory.ts';
import { objectSchemaOf } from './objectSchema.ts';
import { type SampleObject, sampleObjectsOf } from './sampleObjects.ts';

/** An object with its changes, and valid samples of its current form. */
interface SampledObject {
  readonly history: ObjectHistory;
  readonly samples: readonly SampleObject[];
  readonly sampler: RecordSampler;
}

type ObjectPlace = Pick<EntitySchemaLocation, 'owner' | 'entity'>;

/** Returns the objects whose changes can be tried: their expressions do not read a record around them. */
function groupChanges(sources: RuleContext): Map<ObjectPlace, ObjectChange[]> {
  const places = new Map<object, { place: ObjectPlace; changes: ObjectChange[] }>();
  const add = ({ owner, entity }: ObjectPlace, change: ObjectChange): void => {
    const found = places.get(owner) ?? { place: { owner, entity }, changes: [] };
    places.set(owner, found);
    found.changes.push(change);
  };
  for (const migration of findMigrations(sources)) add(migration.place, migration);
  for (const removal of findRemovals(sources))
    add({ owner: removal.place.value, entity: removal.place.entity }, removal);
  const groups = [...places.values()].filter(
    ({ place, changes }) =>
      place.owner === place.entity.value ||
      !JSON.stringify(changes.map(({ value }) => value)).includes('$record'),
  );
  return new Map(groups.map(({ place, changes }) => [place, changes]));
}

async function* findSampledObjects(sources: RuleContext): AsyncIterable<SampledObject> {
  const groups = groupChanges(sources);
  if (groups.size === 0) return;
  const { RecordSampler } = await import('../../samples/RecordSampler.ts');
  for (const [place, changes] of groups) {
    const schema = objectSchemaOf(place, sources);
    const sampler = RecordSampler.of(schema);
    const samples = sampleObjectsOf(schema, sampler);
    if (samples.length > 0) yield { history: new ObjectHistory(changes), samples, sampler };
  }
}

/** Former values to try where no expression returns them. */
const possibleValues: readonly unknown[] = [
  undefined,
  ...['text', '1', '2024-01-31', '2024-01-31T00:00:00Z', 0, 1, 10, true, false],
  ['text'],
  {},
];

const maxShownLength = 120;
/** Returns an object as text for a message, with the properties that an expression names. */
function describeObject(object: SampleObject, expression: string): string {
  const named = Object.entries(object).filter(([name]) => expression.includes(name));
  const text = JSON.stringify(Object.fromEntries(named));
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof MappingError)) throw error;
  return String(error.parameters.message ?? error.code);
};

/** The result of an expression over one object. */
type Outcome = { readonly value: unknown } | { readonly failure: string };

async function tryExpression(expression: string, object: SampleObject): Promise<Outcome> {
  try {
    return { value: await evaluateOver(expression, object) };
  } catch (error) {
    return { failure: `fails for ${describeObject(object, expression)}: ${reasonOf(error)}` };
  }
}

const isNothing = (outcome: Outcome): boolean => 'value' in outcome && outcome.value === undefined;

/** Every `revert` returns a former value for some records, and fails for none. */
const usefulReverts: ExpressionRule = async function* (sources) {
  for await (const { history, samples } of findSampledObjects(sources))
    for (const change of history.changes) {
      const { revert, version } = change.value;
      // A later change may alter the properties that it reads.
      if (revert === undefined || history.changes.some(({ value }) => value.version > version)) continue;
      const outcomes = await Promise.all(samples.map((sample) => tryExpression(revert, sample)));
      const failed = outcomes.find((outcome) => 'failure' in outcome);
      if (failed && 'failure' in failed)
        yield violation(
          locationAt(change, ['revert'], revert),
          `"revert" ${failed.failure}.`,
          'Correct the expression.',
        );
      else if (outcomes.every(isNothing))
        yield violation(
          locationAt(change, ['revert'], revert),
          '"revert" returns nothing for every sample record.',
          'Correct the names in it. If the former value is lost, replace it by "irreversible": true.',
        );
    }
};

/** Returns why a property refuses the result of a conversion; undefined if it accepts it. */
function describeRefusal(
  outcome: Outcome,
  former: SampleObject,
  present: SampleObject,
  {
    result = '',
    convert = '',
  }: { readonly result?: string | undefined; readonly convert?: string | undefined },
  sampler: RecordSampler,
): string | undefined {
  if ('failure' in outcome) return outcome.failure;
  const { [result]: _, ...others } = present;
  const [error] = sampler.errors({
    ...others,
    ...(outcome.value !== undefined && { [result]: outcome.value }),
  });
  if (error === undefined) return undefined;
  const given = describeObject(former, convert);
  if (error.keyword === 'required' && error.instancePath === '')
    return `returns nothing for ${given}, but "${result}" is required`;
  return `returns ${JSON.stringify(outcome.value)} for ${given}, but the property ${error.message}`;
}

/** Resolves to the refusals of a conversion's results, one for each sample that it cannot convert. */
async function findRefusals(
  change: ObjectChange,
  convert: string,
  { history, samples, sampler }: SampledObject,
): Promise<{ readonly refusals: string[]; readonly isAlwaysNothing: boolean }> {
  const isGuess = history.changes.some(({ value }) => value.irreversible);
  const refusals: string[] = [];
  let isAlwaysNothing = true;
  for (const sample of samples) {
    const found: (string | undefined)[] = [];
    for (const guess of isGuess ? possibleValues : [undefined]) {
      const former = await history.before(change.value.version, sample, guess).catch(() => undefined);
      if (former === undefined) continue;
      const outcome = await tryExpression(convert, former);
      isAlwaysNothing &&= isNothing(outcome);
      found.push(describeRefusal(outcome, former, sample, { result: change.result, convert }, sampler));
    }
    // With a guessed former value, one that the conversion accepts is enough.
    if (found.length > 0 && found.every((refusal) => refusal !== undefined))
      refusals.push(found.at(-1) ?? '');
  }
  const isRefused = isGuess ? refusals.length === samples.length : refusals.length > 0;
  return { refusals: isRefused ? refusals : [], isAlwaysNothing };
}

async function checkConversion(change: ObjectChange, object: SampledObject): Promise<RuleViolation[]> {
  const { convert } = change.value as MigrationSource;
  if (convert === undefined || !change.isLast) return [];
  const { refusals, isAlwaysNothing } = await findRefusals(change, convert, object);
  const at = locationAt(change, ['convert'], convert);
  const [refusal] = refusals;
  if (isAlwaysNothing)
    return [
      violation(
        at,
        '"convert" returns nothing for every sample record.',
        'Correct the names in it: the expression reads the object before the migration.',
      ),
    ];
  return refusal === undefined
    ? []
    : [
        violation(
          at,
          `"convert" ${refusal}.`,
          'Correct "convert" or "revert", or the schema of the property.',
        ),
      ];
}

/**
 * The property accepts every result of its `convert`. Sample records of the current form are changed back with
 * `revert`, with boundary values and without optional properties, and converted again.
 */
const acceptedConversions: ExpressionRule = async function* (sources) {
  for await (const object of findSampledObjects(sources))
    for (const change of object.history.changes) yield* await checkConversion(change, object);
};

/** Rules that evaluate the expressions of migrations. */
export const conversionRules: readonly ExpressionRule[] = [usefulReverts, acceptedConversions];
