import { resultOf } from '../../load/resultOf.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { TaskSource } from '../../load/sources/ScreenSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  bodyRefOf,
  type OperationLocation,
  parameterNamesOf,
  requiredParametersOf,
} from '../operations/OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownName,
  violation,
} from '../RuleViolation.ts';

interface TaskLocation extends JsonLocation<TaskSource> {
  /** Properties of the form. */
  readonly properties: EntityProperties;
  readonly operation: OperationLocation;
  readonly plan: OperationLocation | undefined;
  /** The resource of `selection`. */
  readonly picked: ResourceSource | undefined;
}

/** The parameter that the runtime fills, not the form. */
const planHashParameter = 'planHash';

const findTasks = (sources: RuleContext): TaskLocation[] =>
  sources.tasks.flatMap((file) => {
    const { entity, operation, plan, selection } = file.value;
    const properties = sources.propertiesOf(entity);
    const found = sources.operation(operation);
    if (properties === undefined || found === undefined) return [];
    const picked = sources.resource(selection?.resource);
    return [
      {
        ...rootLocation(file),
        properties,
        operation: found,
        plan: sources.operation(plan ?? ''),
        picked: picked?.value,
      },
    ];
  });

/** Returns whether the whole form is the body. */
const isWholeBody = ({ value, operation }: TaskLocation): boolean => {
  const body = bodyRefOf(operation);
  return body !== undefined && nameOfRef(body.$ref) === nameOfRef(value.entity.$ref);
};

/**
 * Every visible property of a task's form is a parameter or the body of its operation, or belongs to
 * `selection`. Properties with `x-from` are exempt.
 */
const usedInputs: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { bodyProperty, hide = [], selection, entity } = task.value;
    if (selection && task.picked === undefined) continue;
    const filters = sources.operation(task.picked?.roles.list ?? '');
    if (task.picked?.roles.list !== undefined && filters === undefined) continue;
    const used = new Set([
      ...parameterNamesOf(task.operation),
      ...(filters ? parameterNamesOf(filters) : []),
    ]);
    for (const [name, schema] of Object.entries(task.properties)) {
      const isElsewhere =
        schema['x-from'] !== undefined || hide.includes(name) || name === selection?.property;
      if (!isWholeBody(task) && !isElsewhere && name !== bodyProperty && !used.has(name))
        yield violation(
          locationAt(task, ['entity'], undefined),
          `The form of "${nameOfRef(entity.$ref)}" has "${name}", which "${task.value.operation}" does not accept.`,
          didYouMean(name, used).withAlternative('Or add it to "hide".'),
        );
    }
  }
};

/** Every parameter that the `operation` or `plan` of a task requires is a property of its form. */
const requiredParameters: SchemaRule = function* (sources) {
  for (const task of findTasks(sources))
    for (const word of ['operation', 'plan'] as const) {
      const operation = task[word];
      for (const name of operation ? requiredParametersOf(operation) : [])
        if (!(name in task.properties))
          yield violation(
            locationAt(task, [word], undefined),
            `"${operation?.id}" requires the parameter "${name}", which the form does not have.`,
            didYouMean(name, Object.keys(task.properties)),
          );
    }
};

/**
 * A task does not hide a parameter that its operation requires, unless the property has a `default`.
 * `noHiddenRequiredProperty` reports a property that the form requires.
 */
const noHiddenParameter: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { hide, entity, operation } = task.value;
    const required = requiredParametersOf(task.operation);
    for (const place of elementLocations(task, 'hide', hide)) {
      const isFilled =
        task.properties[place.value]?.default !== undefined ||
        sources.entity(entity)?.required?.includes(place.value);
      if (required.includes(place.value) && !isFilled)
        yield violation(
          place,
          `"${operation}" requires the parameter "${place.value}", so it cannot be hidden.`,
          'Add a "default" to the property, or remove it from "hide".',
        );
    }
  }
};

/**
 * The `bodyProperty` of a task is a property of its form. Without it, an operation with a body takes the
 * whole form.
 */
const taskBody: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { bodyProperty: name, operation } = task.value;
    const hasBody = bodyRefOf(task.operation) !== undefined;
    const at = locationAt(task, ['bodyProperty'], undefined);
    if (name !== undefined && !(name in task.properties))
      yield unknownName(at, 'The form has no property', name, Object.keys(task.properties));
    if (name !== undefined && !hasBody)
      yield violation(at, `"${operation}" takes no body.`, 'Remove "bodyProperty".');
    if (name === undefined && hasBody && !isWholeBody(task))
      yield violation(
        locationAt(task, ['operation'], undefined),
        `"${operation}" takes a body that is not this form.`,
        'Add "bodyProperty" with the property that is the body.',
      );
  }
};

/**
 * The `plan` of a task has the parameters and the body of its `operation`. It answers with `planHash`, which
 * is a parameter of the `operation`.
 */
const planOperation: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    if (task.plan === undefined) continue;
    const at = locationAt(task, ['plan'], undefined);
    const told = parameterNamesOf(task.plan);
    const result = resultOf(task.plan.value);
    const answered = result && sources.propertiesOf(result.ref);
    for (const name of parameterNamesOf(task.operation))
      if (name !== planHashParameter && !told.has(name))
        yield violation(
          at,
          `"${task.value.plan}" has no parameter "${name}", which "${task.value.operation}" has.`,
          'Give both the same parameters.',
        );
    if (bodyRefOf(task.plan)?.$ref !== bodyRefOf(task.operation)?.$ref)
      yield violation(
        at,
        `"${task.value.plan}" and "${task.value.operation}" take different bodies.`,
        'Give both the same body.',
      );
    if (!parameterNamesOf(task.operation).has(planHashParameter))
      yield violation(
        at,
        `"${task.value.operation}" has no parameter "${planHashParameter}", so it cannot check the plan.`,
        `Add the parameter "${planHashParameter}" to it.`,
      );
    if (result === undefined || (answered && !(planHashParameter in answered)))
      yield violation(
        at,
        `"${task.value.plan}" does not answer with "${planHashParameter}".`,
        'Name another operation.',
      );
  }
};

/** The `property` of a `selection` is an array in the form, and its resource has a list. */
const pickedProperty: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { selection: source } = task.value;
    if (source === undefined) continue;
    const at = locationAt(task, ['selection'], source);
    const arrays = Object.keys(task.properties).filter((name) => task.properties[name]?.type === 'array');
    if (!arrays.includes(source.property))
      yield violation(
        locationAt(at, ['property'], undefined),
        `The form has no array "${source.property}" for the selection.`,
        didYouMean(source.property, arrays),
      );
    if (task.picked && task.picked.roles.list === undefined)
      yield violation(
        locationAt(at, ['resource'], undefined),
        'The resource of the selection has no list.',
        'Name a resource with a list.',
      );
  }
};

/** Rules for tasks. */
export const taskRules: readonly SchemaRule[] = [
  usedInputs,
  requiredParameters,
  noHiddenParameter,
  taskBody,
  planOperation,
  pickedProperty,
];
