import type { ResourceSource, TaskSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  bodyRefOf,
  type OperationLocation,
  parameterNamesOf,
  requiredParametersOf,
  resultRefOf,
} from '../OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import { didYouMean, type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

interface TaskLocation extends JsonLocation<TaskSource> {
  /** Of its form. */
  readonly properties: EntityProperties;
  readonly operation: OperationLocation;
  readonly plan: OperationLocation | undefined;
  /** The list that is picked from. */
  readonly picked: ResourceSource | undefined;
}

/** What the runtime gives by itself. */
const planHashParameter = 'planHash';

const findTasks = (sources: RuleContext): TaskLocation[] =>
  sources.tasks.flatMap((file) => {
    const { entity, operation, plan, selection: picks } = file.value;
    const properties = sources.propertiesOf(entity);
    const found = sources.operation(operation);
    if (properties === undefined || found === undefined) return [];
    const picked = sources.resources.find(({ name }) => picks && name === nameOfRef(picks.resource.$ref));
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

/** Whether the whole form is the body. */
const isWholeBody = ({ value, operation }: TaskLocation): boolean => {
  const body = bodyRefOf(operation);
  return body !== undefined && nameOfRef(body.$ref) === nameOfRef(value.entity.$ref);
};

/** Everything that is entered goes somewhere. */
const usedInputs: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { bodyProperty: body, hide = [], selection: picks, entity } = task.value;
    if (picks && task.picked === undefined) continue;
    const filters = sources.operation(task.picked?.roles.list ?? '');
    const used = new Set([
      ...parameterNamesOf(task.operation),
      ...(filters ? parameterNamesOf(filters) : []),
    ]);
    for (const [name, schema] of Object.entries(task.properties)) {
      const isElsewhere = schema['x-from'] !== undefined || hide.includes(name) || name === picks?.property;
      if (!isWholeBody(task) && !isElsewhere && name !== body && !used.has(name))
        yield violation(
          locationAt(task, ['entity'], undefined),
          `The form of "${nameOfRef(entity.$ref)}" has "${name}", which "${task.value.operation}" does not take.`,
          `${didYouMean(name, used)} Or name it in "hide".`,
        );
    }
  }
};

/** Nothing that the calls require is left out. */
const requiredParameters: SchemaRule = function* (sources) {
  for (const task of findTasks(sources))
    for (const word of ['operation', 'plan'] as const) {
      const operation = task[word];
      for (const name of operation ? requiredParametersOf(operation) : [])
        if (!(name in task.properties) || task.value.hide?.includes(name))
          yield violation(
            locationAt(task, [word], undefined),
            `"${operation?.id}" requires "${name}", which the form has not.`,
            didYouMean(name, Object.keys(task.properties)),
          );
    }
};

/** What is sent as the body is in the form. */
const taskBody: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { bodyProperty: name, operation } = task.value;
    const hasBody = bodyRefOf(task.operation) !== undefined;
    const at = locationAt(task, ['bodyProperty'], undefined);
    if (name !== undefined && !(name in task.properties))
      yield violation(
        at,
        `The form has no property "${name}".`,
        didYouMean(name, Object.keys(task.properties)),
      );
    if (name !== undefined && !hasBody)
      yield violation(at, `"${operation}" takes no body.`, 'Remove "bodyProperty".');
    if (name === undefined && hasBody && !isWholeBody(task))
      yield violation(
        locationAt(task, ['operation'], undefined),
        `"${operation}" takes a body that is not this form.`,
        'Say with "bodyProperty" which property is sent as the body.',
      );
  }
};

/** A plan is told all that will be done, and can be given back. */
const planOperation: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    if (task.plan === undefined) continue;
    const at = locationAt(task, ['plan'], undefined);
    const told = parameterNamesOf(task.plan);
    const result = resultRefOf(task.plan);
    const answered = result && sources.propertiesOf(result.ref);
    for (const name of parameterNamesOf(task.operation))
      if (name !== planHashParameter && !told.has(name))
        yield violation(
          at,
          `"${task.value.plan}" is not told "${name}", which "${task.value.operation}" goes by.`,
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
        `"${task.value.operation}" cannot be held to the plan.`,
        `Add the parameter "${planHashParameter}" to it.`,
      );
    if (result === undefined || (answered && !(planHashParameter in answered)))
      yield violation(
        at,
        `"${task.value.plan}" answers with no "${planHashParameter}".`,
        'Name another operation.',
      );
  }
};

/** What is picked from a list fills an array. */
const pickedProperty: SchemaRule = function* (sources) {
  for (const task of findTasks(sources)) {
    const { selection: source, entity } = task.value;
    if (source === undefined) continue;
    const at = locationAt(task, ['selection'], source);
    const property = task.properties[source.property];
    const arrays = Object.keys(task.properties).filter((name) => {
      const schema = task.properties[name];
      return schema && sources.resolveSchema(entity, schema)?.type === 'array';
    });
    if (!property || !arrays.includes(source.property))
      yield violation(
        locationAt(at, ['property'], undefined),
        `The form has no array "${source.property}" to hold what is picked.`,
        didYouMean(source.property, arrays),
      );
    if (task.picked && task.picked.roles.list === undefined)
      yield violation(
        locationAt(at, ['resource'], undefined),
        'There is no list to pick from.',
        'Name a resource with one.',
      );
  }
};

/** Rules of what is done once with a form. */
export const taskRules: readonly SchemaRule[] = [
  usedInputs,
  requiredParameters,
  taskBody,
  planOperation,
  pickedProperty,
];
