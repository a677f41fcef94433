import { resultOf } from '../../load/resultOf.ts';
import type { ReferenceSource } from '../../load/sources/SchemaSource.ts';
import {
  type OperationLocation,
  parameterNamesOf,
  requiredParametersOf,
} from '../operations/OperationLocation.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import { type JsonLocation, locationAt, memberLocations, unknownNames, violation } from '../RuleViolation.ts';

interface ReferenceLocation {
  readonly at: JsonLocation<ReferenceSource>;
  readonly schema: EntitySchemaLocation;
  /** Undefined if the operation does not exist. */
  readonly operation: OperationLocation | undefined;
}

const findReferenceProperties = ({ schemasWith, operation }: RuleContext): ReferenceLocation[] =>
  schemasWith('x-reference').flatMap((schema) => {
    const reference = schema.value['x-reference'];
    if (reference === undefined) return [];
    return [
      {
        at: locationAt(schema, ['x-reference'], reference),
        schema,
        operation: operation(reference.operation),
      },
    ];
  });

/** The operation of an `x-reference` answers with a list or a page. */
const referenceResult: SchemaRule = function* (sources) {
  for (const { at, operation: found } of findReferenceProperties(sources))
    if (found && (resultOf(found.value)?.kind ?? 'one') === 'one')
      yield violation(
        locationAt(at, ['operation'], undefined),
        `"${at.value.operation}" does not answer with a list or a page.`,
        'Name an operation whose result is a list or a page.',
      );
};

/**
 * The `value`, `label`, `timeZone` and `unless` of an `x-reference` are properties of the records that its
 * operation answers with.
 */
const referenceResultProperties: SchemaRule = function* (sources) {
  for (const { at, operation: found } of findReferenceProperties(sources)) {
    const result = found && resultOf(found.value);
    const known = result && sources.propertiesOf(result.ref);
    if (known === undefined) continue;
    yield* unknownNames(
      (['value', 'label', 'timeZone', 'unless'] as const).flatMap((word) => {
        const name = at.value[word];
        return name === undefined ? [] : [locationAt(at, [word], name)];
      }),
      `The result of "${at.value.operation}" has no property`,
      Object.keys(known),
    );
  }
};

/**
 * The `value`, `label` and `timeZone` of an `x-reference` are properties that the operation returns. Neither
 * a secret nor a property with `x-omit-from-list` is allowed.
 */
const answeredProperties: SchemaRule = function* (sources) {
  for (const { at, operation: found } of findReferenceProperties(sources)) {
    const result = found && resultOf(found.value);
    const known = result && sources.propertiesOf(result.ref);
    for (const word of ['value', 'label', 'timeZone'] as const) {
      const property = known?.[at.value[word] ?? ''];
      if (property?.writeOnly || property?.['x-omit-from-list'])
        yield violation(
          locationAt(at, [word], undefined),
          `"${at.value[word]}" ${property.writeOnly ? 'is a secret' : 'has "x-omit-from-list"'}, so "${at.value.operation}" does not return it.`,
          'Name another property.',
        );
    }
  }
};

/** The `search` and `params` of an `x-reference` are parameters of its operation. */
const referenceParameters: SchemaRule = function* (sources) {
  for (const { at, operation: found } of findReferenceProperties(sources)) {
    if (found === undefined) continue;
    const { search, params } = at.value;
    yield* unknownNames(
      [
        ...(search === undefined ? [] : [locationAt(at, ['search'], search)]),
        ...Object.keys(params ?? {}).map((name) => locationAt(at, ['params', name], name)),
      ],
      `"${at.value.operation}" has no parameter`,
      parameterNamesOf(found),
    );
  }
};

/** Every `record` in `params` of an `x-reference` is a property of the record that has the reference. */
const recordParameters: SchemaRule = function* (sources) {
  for (const { at, schema } of findReferenceProperties(sources)) {
    const known = Object.keys(schema.owner.properties ?? {});
    const records = memberLocations(at, 'params', at.value.params).flatMap(([, param]) =>
      'record' in param.value ? [locationAt(param, ['record'], param.value.record)] : [],
    );
    yield* unknownNames(records, 'The record has no property', known);
  }
};

/** The `params` and `search` of an `x-reference` include every required parameter of its operation. */
const requiredReferenceParameters: SchemaRule = function* (sources) {
  for (const { at, operation: found } of findReferenceProperties(sources))
    for (const name of found ? requiredParametersOf(found) : [])
      if (!(name in (at.value.params ?? {})) && name !== at.value.search)
        yield violation(
          at,
          `"${at.value.operation}" requires the parameter "${name}".`,
          `Add "params": {"${name}": {"record": …}}, or a constant.`,
        );
};

export const referencePropertyRules: readonly SchemaRule[] = [
  referenceResult,
  referenceResultProperties,
  answeredProperties,
  referenceParameters,
  recordParameters,
  requiredReferenceParameters,
];
