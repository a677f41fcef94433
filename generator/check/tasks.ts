import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, TaskSource } from '../source.ts';
import { bodyOf, type OperationPlace, parametersOf, requiredOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, inside, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface TaskPlace extends Place<TaskSource> {
  /** Of its form. */
  readonly properties: Properties;
  readonly operation: OperationPlace;
  readonly plan: OperationPlace | undefined;
  /** The list that is picked from. */
  readonly picked: ResourceSource | undefined;
}

/** What the runtime gives by itself. */
const planned = 'planHash';

const known = (sources: Sources): TaskPlace[] =>
  sources.tasks.flatMap((file) => {
    const { entity, operation, plan, selection: picks } = file.value;
    const properties = sources.propertiesOf(entity);
    const found = sources.operation(operation);
    if (properties === undefined || found === undefined) return [];
    const picked = sources.resources.find(({ name }) => picks && name === nameOfRef(picks.resource.$ref));
    return [
      {
        ...rootOf(file),
        properties,
        operation: found,
        plan: sources.operation(plan ?? ''),
        picked: picked?.value,
      },
    ];
  });

/** Whether the whole form is the body. */
const isWhole = ({ value, operation }: TaskPlace): boolean => {
  const body = bodyOf(operation);
  return body !== undefined && nameOfRef(body.$ref) === nameOfRef(value.entity.$ref);
};

/** Everything that is entered goes somewhere. */
const entered: Rule = function* (sources) {
  for (const task of known(sources)) {
    const { bodyProperty: body, hide = [], selection: picks, entity } = task.value;
    if (picks && task.picked === undefined) continue;
    const filters = sources.operation(task.picked?.roles.list ?? '');
    const used = new Set([...parametersOf(task.operation), ...(filters ? parametersOf(filters) : [])]);
    for (const [name, schema] of Object.entries(task.properties)) {
      const isElsewhere = schema['x-from'] !== undefined || hide.includes(name) || name === picks?.property;
      if (!isWhole(task) && !isElsewhere && name !== body && !used.has(name))
        yield broken(
          inside(task, ['entity'], undefined),
          `The form of "${nameOfRef(entity.$ref)}" has "${name}", which "${task.value.operation}" does not take.`,
          `${didYouMean(name, used)} Or name it in "hide".`,
        );
    }
  }
};

/** Nothing that the calls require is left out. */
const required: Rule = function* (sources) {
  for (const task of known(sources))
    for (const word of ['operation', 'plan'] as const) {
      const operation = task[word];
      for (const name of operation ? requiredOf(operation) : [])
        if (!(name in task.properties) || task.value.hide?.includes(name))
          yield broken(
            inside(task, [word], undefined),
            `"${operation?.id}" requires "${name}", which the form has not.`,
            didYouMean(name, Object.keys(task.properties)),
          );
    }
};

/** What is sent as the body is in the form. */
const body: Rule = function* (sources) {
  for (const task of known(sources)) {
    const { bodyProperty: name, operation } = task.value;
    const hasBody = bodyOf(task.operation) !== undefined;
    const at = inside(task, ['bodyProperty'], undefined);
    if (name !== undefined && !(name in task.properties))
      yield broken(at, `The form has no property "${name}".`, didYouMean(name, Object.keys(task.properties)));
    if (name !== undefined && !hasBody)
      yield broken(at, `"${operation}" takes no body.`, 'Remove "bodyProperty".');
    if (name === undefined && hasBody && !isWhole(task))
      yield broken(
        inside(task, ['operation'], undefined),
        `"${operation}" takes a body that is not this form.`,
        'Say with "bodyProperty" which property is sent as the body.',
      );
  }
};

/** A plan is told all that will be done, and can be given back. */
const plan: Rule = function* (sources) {
  for (const task of known(sources)) {
    if (task.plan === undefined) continue;
    const at = inside(task, ['plan'], undefined);
    const told = parametersOf(task.plan);
    const result = resultOf(task.plan);
    const answered = result && sources.propertiesOf(result.ref);
    for (const name of parametersOf(task.operation))
      if (name !== planned && !told.has(name))
        yield broken(
          at,
          `"${task.value.plan}" is not told "${name}", which "${task.value.operation}" goes by.`,
          'Give both the same parameters.',
        );
    if (bodyOf(task.plan)?.$ref !== bodyOf(task.operation)?.$ref)
      yield broken(
        at,
        `"${task.value.plan}" and "${task.value.operation}" take different bodies.`,
        'Give both the same body.',
      );
    if (!parametersOf(task.operation).has(planned))
      yield broken(
        at,
        `"${task.value.operation}" cannot be held to the plan.`,
        `Add the parameter "${planned}" to it.`,
      );
    if (result === undefined || (answered && !(planned in answered)))
      yield broken(at, `"${task.value.plan}" answers with no "${planned}".`, 'Name another operation.');
  }
};

/** What is picked from a list fills an array. */
const picks: Rule = function* (sources) {
  for (const task of known(sources)) {
    const { selection: source, entity } = task.value;
    if (source === undefined) continue;
    const at = inside(task, ['selection'], source);
    const property = task.properties[source.property];
    const arrays = Object.keys(task.properties).filter((name) => {
      const schema = task.properties[name];
      return schema && sources.resolved(entity, schema)?.type === 'array';
    });
    if (!property || !arrays.includes(source.property))
      yield broken(
        inside(at, ['property'], undefined),
        `The form has no array "${source.property}" to hold what is picked.`,
        didYouMean(source.property, arrays),
      );
    if (task.picked && task.picked.roles.list === undefined)
      yield broken(
        inside(at, ['resource'], undefined),
        'There is no list to pick from.',
        'Name a resource with one.',
      );
  }
};

/** Rules of what is done once with a form. */
export const tasks: readonly Rule[] = [entered, required, body, plan, picks];
