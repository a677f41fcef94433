import { compileExpression } from '../../../../src/mapping/expression/compileExpression.ts';
import { MappingError } from '../../../../src/mapping/MappingError.ts';
import { choicesOf, propertyNamesOf, type SchemaRule } from '../../RuleContext.ts';
import { locationAt, memberLocations, violation } from '../../RuleViolation.ts';
import { findMigrations, findRemovals } from './findMigrations.ts';

/** `x-removed-properties` is in an object with properties. Both keywords of migrations are outside of free properties. */
const migrationPlace: SchemaRule = function* (sources) {
  for (const word of ['x-migrations', 'x-removed-properties'])
    for (const place of sources.schemasWith(word)) {
      const at = locationAt(place, [word], undefined);
      if (place.pointer.includes('/additionalProperties'))
        yield violation(
          at,
          `"${word}" cannot be within "additionalProperties".`,
          'Keep the old form as it is.',
        );
      else if (word === 'x-removed-properties' && place.value.properties === undefined)
        yield violation(
          at,
          `"${word}" applies to an object with "properties".`,
          'Move it to the object that had the property.',
        );
    }
};

/** The versions of a property's migrations increase. */
const migrationOrder: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-migrations'))
    for (const [index, { version }] of (place.value['x-migrations'] ?? []).entries()) {
      const before = place.value['x-migrations']?.[index - 1]?.version;
      if (before !== undefined && before >= version)
        yield violation(
          locationAt(place, ['x-migrations', index, 'version'], version),
          `Version ${version} does not follow version ${before}.`,
          'List the migrations from the oldest to the newest, each with a higher version.',
        );
    }
};

/** A former name is no current property of the object. No two migrations of one version have the same former name. */
const migrationNames: SchemaRule = function* (sources) {
  const seen = new Map<object, Set<string>>();
  const isTaken = (object: object, version: number, former: string): boolean => {
    const names = seen.get(object) ?? new Set();
    seen.set(object, names);
    const key = `${version} ${former}`;
    return names.has(key) || !names.add(key);
  };
  for (const { place, former, result, ...at } of findMigrations(sources)) {
    const name = locationAt(at, ['from'], at.value.from);
    if (former !== result && propertyNamesOf(place.owner).includes(former))
      yield violation(
        name,
        `"${former}" is still a property.`,
        'Remove the former property, or correct "from".',
      );
    else if (isTaken(place.owner, at.value.version, former))
      yield violation(
        at.value.from === undefined ? at : name,
        `Version ${at.value.version} already has a migration of "${former}".`,
        'Keep one of them. Another property can read the former value with "convert" alone.',
      );
  }
  for (const { place, former, ...at } of findRemovals(sources))
    if (propertyNamesOf(place.value).includes(former))
      yield violation(
        at,
        `"${former}" is still a property.`,
        'Remove the property, or remove it from "x-removed-properties".',
      );
    else if (isTaken(place.value, at.value.version, former))
      yield violation(
        at,
        `Version ${at.value.version} already has a migration of "${former}".`,
        'Keep one of them.',
      );
};

/** A migration has an effect, and it has an inverse or is `irreversible`. */
const migrationInverse: SchemaRule = function* (sources) {
  for (const { former, result, ...at } of findMigrations(sources)) {
    const { convert, choices, revert, irreversible } = at.value;
    if (convert === undefined && choices === undefined && former === result)
      yield violation(at, 'The migration changes nothing.', 'Add "from", "choices" or "convert".');
    else if (convert !== undefined && choices !== undefined)
      yield violation(at, 'A migration has "choices" or "convert", not both.', 'Remove one of the two.');
    else if (convert === undefined && (revert !== undefined || irreversible))
      yield violation(
        at,
        'The inverse follows from "from" and "choices".',
        'Remove "revert" and "irreversible".',
      );
    else if (convert !== undefined && (revert === undefined) === (irreversible === undefined))
      yield violation(
        at,
        'A migration with "convert" has "revert" or "irreversible".',
        'Add an expression that returns the former value, or add "irreversible": true. Keep one of the two.',
      );
  }
  for (const { value, place: _, former, ...at } of findRemovals(sources))
    if ((value.revert === undefined) === (value.irreversible === undefined))
      yield violation(
        { ...at, value },
        `The removal of "${former}" has "revert" or "irreversible".`,
        'Add an expression that returns the former value, or add "irreversible": true. Keep one of the two.',
      );
};

/** Returns the syntax error of a JSONata expression; undefined if it has none. */
function findSyntaxError(expression: string): string | undefined {
  try {
    compileExpression(expression);
    return undefined;
  } catch (error) {
    if (!(error instanceof MappingError)) throw error;
    return String(error.parameters.message ?? error.code);
  }
}

/** `convert` and `revert` are JSONata. */
const migrationExpression: SchemaRule = function* (sources) {
  for (const at of [...findMigrations(sources), ...findRemovals(sources)])
    for (const [word, expression] of Object.entries(at.value)) {
      if (word !== 'convert' && word !== 'revert') continue;
      const problem = findSyntaxError(String(expression));
      if (problem !== undefined)
        yield violation(
          locationAt(at, [word], expression),
          `"${word}" is not JSONata: ${problem}`,
          'Correct the expression, and try it in the field mapping of the console.',
        );
    }
};

/** `choices` of the last migration lead from former choices to current ones, each from one former choice. */
const migrationChoices: SchemaRule = function* (sources) {
  for (const { place, isLast, ...at } of findMigrations(sources)) {
    const known = choicesOf(place.value.items ?? place.value);
    for (const [former, value] of memberLocations(at, 'choices', at.value.choices)) {
      const others = Object.entries(at.value.choices ?? {}).filter(([name]) => name !== former);
      if (others.some(([, other]) => other === value.value))
        yield violation(
          value,
          `Two former choices become "${value.value}", so the inverse is not known.`,
          'Use "convert" with "revert" or "irreversible".',
        );
      else if (isLast && known?.includes(former))
        yield violation(
          value,
          `"${former}" is still a choice.`,
          'Remove the choice, or use "convert" if its meaning changes.',
        );
      else if (isLast && known && !known.includes(value.value))
        yield violation(value, `"${value.value}" is not a choice.`, 'Name a present choice.');
    }
  }
};

/** Rules for migrations of records. */
export const migrationRules: readonly SchemaRule[] = [
  migrationPlace,
  migrationOrder,
  migrationNames,
  migrationInverse,
  migrationExpression,
  migrationChoices,
];
