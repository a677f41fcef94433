import type { QueryParameterSource } from '../../load/sources/EndpointsSource.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { recordPropertyOf } from '../../normalize/normalizeOperations.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';
import type { OperationLocation } from './OperationLocation.ts';
import { findOperationNames } from './operationArgumentRules.ts';

/** A query parameter that a property of the record fills. */
interface RecordParameter extends JsonLocation<QueryParameterSource> {
  readonly name: string;
  readonly property: string;
}

const findRecordParameters = (operation: OperationLocation): RecordParameter[] =>
  memberLocations(operation, 'query', operation.value.query).flatMap(([name, place]) => {
    const property = recordPropertyOf(place.value);
    return property === undefined ? [] : [{ ...place, name, property }];
  });

/**
 * A query parameter with a value of the record is required. The embedded service has none, because its
 * records have a version in the body.
 */
const recordParameter: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const parameter of findRecordParameters(operation)) {
      const { required } = parameter.value;
      if (operation.backend?.value.served)
        yield violation(
          locationAt(parameter, ['x-from'], undefined),
          'The embedded service takes no value of the record in the query.',
          'Remove "x-from". A change of a record has its "version" in the body.',
        );
      if (required === false)
        yield violation(
          locationAt(parameter, ['required'], required),
          `The console always sends "${parameter.name}", because it takes the value from the record.`,
          'Remove "required", or remove "x-from".',
        );
    }
};

/** A name of an operation that a resource calls for one record which it has read. */
interface RecordCall extends JsonLocation<string> {
  readonly resource: ResourceSource;
}

const findRecordCalls = ({ resources }: RuleContext): RecordCall[] =>
  resources.flatMap((file) => {
    const { roles, actions } = file.value;
    const at = rootLocation(file);
    return [
      ...(['modify', 'remove'] as const).map((role) => locationAt(at, ['roles', role], roles[role])),
      ...memberLocations(at, 'actions', actions)
        .filter(([, { value }]) => value.appliesTo !== 'uuids')
        .map(([, action]) => locationAt(action, ['operation'], action.value.operation)),
    ].flatMap(({ value, ...place }) =>
      value === undefined ? [] : [{ ...place, value, resource: file.value }],
    );
  });

/** Only `modify`, `remove` and actions on one record of a resource have operations with a value of the record in the query. */
const recordParameterUse: SchemaRule = function* (sources) {
  const withParameter = sources.operations.filter((one) => findRecordParameters(one).length > 0);
  if (withParameter.length === 0) return;
  const calls = findRecordCalls(sources);
  const places = new Set(calls.map(({ file, pointer }) => `${file.path}${pointer}`));
  const ids = new Set(withParameter.map(({ id }) => id));
  for (const { value, ...place } of findOperationNames(sources))
    if (ids.has(value) && !places.has(`${place.file.path}${place.pointer}`))
      yield violation(
        { ...place, value },
        `"${value}" takes a value of the record, and no record has been read here.`,
        'Name an operation without "x-from": "record.…", or use this one for "modify", "remove" or an action on one record.',
      );
  if (!sources.isComplete('resources')) return;
  const called = new Set(calls.map(({ value }) => value));
  for (const operation of withParameter)
    for (const parameter of called.has(operation.id) ? [] : findRecordParameters(operation))
      yield violation(
        locationAt(parameter, ['x-from'], undefined),
        `No resource calls "${operation.id}" for a record, which would fill "${parameter.name}".`,
        'Name the operation in "modify", "remove" or an action of a resource, or remove "x-from".',
      );
};

const singleTypes: readonly unknown[] = ['string', 'integer', 'number'];

/** A value of the record in the query is a property of the resource's entity: a text or a number of the parameter's type, and no secret. */
const recordParameterProperty: SchemaRule = function* (sources) {
  const seen = new Set<string>();
  for (const { value: id, resource } of findRecordCalls(sources)) {
    const properties = sources.propertiesOf(resource.entity);
    const operation = sources.operation(id);
    const entity = nameOfRef(resource.entity.$ref);
    if (!properties || !operation || seen.has(`${id} ${entity}`)) continue;
    seen.add(`${id} ${entity}`);
    for (const parameter of findRecordParameters(operation)) {
      const { name, property, value } = parameter;
      const found = properties[property];
      const type = found?.type;
      const at = locationAt(parameter, ['x-from'], undefined);
      if (!(property in properties))
        yield violation(
          at,
          `The entity "${entity}" has no property "${property}".`,
          didYouMean(
            `record.${property}`,
            Object.keys(properties).map((known) => `record.${known}`),
          ),
        );
      else if (found?.writeOnly)
        yield violation(at, `"${property}" is a secret, which no answer has.`, 'Name another property.');
      else if (type !== undefined && !singleTypes.includes(type))
        yield violation(
          at,
          `The query cannot have "${property}", because it is of type ${type}.`,
          'Name a text or a number.',
        );
      else if (type !== undefined && (type === 'string') !== (value.type === 'string'))
        yield violation(
          locationAt(parameter, ['type'], value.type),
          `"${name}" is of type ${value.type}, and "${property}" of type ${type}.`,
          `Use ${type === 'string' ? '"string"' : '"integer"'}.`,
        );
    }
  }
};

/** Rules for query parameters with a value of the record. */
export const recordQueryRules: readonly SchemaRule[] = [
  recordParameter,
  recordParameterUse,
  recordParameterProperty,
];
