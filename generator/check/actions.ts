import type { ActionSource, ResourceSource } from '../source.ts';
import { asksUuid, bodyOf, type OperationPlace, requiredOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

interface Found extends Place<ActionSource> {
  readonly name: string;
  readonly resource: ResourceSource;
  readonly operation: OperationPlace;
}

/** The actions whose operation is known. */
const known = ({ resources, operation }: Sources): Found[] =>
  resources.flatMap((file) =>
    members(rootOf(file), 'actions', file.value.actions).flatMap(([name, place]) => {
      const found = operation(place.value.operation);
      return found ? [{ ...place, name, resource: file.value, operation: found }] : [];
    }),
  );

/** Other names of a record's uuid: a call may ask with one of them. */
const identitiesIn = ({ entity }: ResourceSource, sources: Sources): string[] =>
  Object.entries(sources.propertiesOf(entity) ?? {}).flatMap(([name, { readOnly }]) =>
    readOnly && name.endsWith('Uuid') ? [name] : [],
  );

/** An action takes a record by its uuid, and nothing else but what it asks for. */
const record: Rule = function* (sources) {
  for (const { operation, ...action } of known(sources)) {
    if (action.value.appliesTo === 'uuids') continue;
    const given = ['uuid', ...identitiesIn(action.resource, sources), action.value.prompt?.parameter];
    const required = requiredOf(operation);
    const isAboutOne = asksUuid(operation) || required.some((name) => given.includes(name));
    if (!isAboutOne || required.some((name) => !given.includes(name)))
      yield broken(
        inside(action, ['operation'], undefined),
        `The action "${action.name}" cannot be called with a uuid only.`,
        'Name an operation that takes "uuid", or say with "prompt" what the operator has to give.',
      );
  }
};

/** An action on several records takes their uuids as its body. */
const records: Rule = function* (sources) {
  for (const { operation, ...action } of known(sources)) {
    if (action.value.appliesTo !== 'uuids') continue;
    const taken = bodyOf(operation);
    const body = taken && sources.entity(taken);
    const given = action.value.prompt?.parameter;
    const isList = body?.type === 'array' && body.items?.type === 'string';
    const isUncertain = taken !== undefined && body === undefined;
    if ((!isList && !isUncertain) || requiredOf(operation).some((name) => name !== given))
      yield broken(
        inside(action, ['appliesTo'], undefined),
        `"${action.value.operation}" cannot be called with an array of uuids only.`,
        'Name an operation whose body is an array of strings, or leave "appliesTo" out.',
      );
    const { transitions = {} } = sources.entity(action.resource.entity)?.['x-lifecycle'] ?? {};
    if (action.name in transitions)
      yield broken(
        inside(action, ['appliesTo'], undefined),
        `"${action.name}" is a transition, which is made one record a call.`,
        'Leave "appliesTo" out; "batch" in "roles" is for many records.',
      );
  }
};

/** What the operator is asked for is a text that the operation takes. */
const asked: Rule = function* (sources) {
  for (const { operation, ...action } of known(sources)) {
    const { parameter } = action.value.prompt ?? {};
    const { query = {} } = operation.value;
    const texts = Object.keys(query).filter(
      (name) => name !== 'uuid' && query[name]?.type === 'string' && query[name]['x-from'] === undefined,
    );
    if (parameter !== undefined && !texts.includes(parameter))
      yield broken(
        inside(action, ['prompt', 'parameter'], undefined),
        `"${action.value.operation}" has no text parameter "${parameter}" to ask for.`,
        didYouMean(parameter, texts),
      );
  }
};

/** An answer that is kept or shown is there; what is shown has captions. */
const outcome: Rule = function* (sources) {
  const { resources, tasks } = sources;
  const places: Place<{ readonly operation: string; readonly onSuccess?: string }>[] = [
    ...resources.flatMap((file) => members(rootOf(file), 'actions', file.value.actions)).map(([, at]) => at),
    ...tasks.map((file) => rootOf(file)),
  ];
  for (const place of places) {
    const operation = sources.operation(place.value.operation);
    const result = operation && resultOf(operation);
    const type = result && sources.entity(result.ref)?.type;
    const at = inside(place, ['onSuccess'], undefined);
    if (operation === undefined || place.value.onSuccess === undefined) continue;
    if (result === undefined)
      yield broken(
        at,
        `"${place.value.operation}" answers with nothing.`,
        'Leave "onSuccess" out, or give the operation a "result".',
      );
    else if (place.value.onSuccess === 'show' && (result.many || (type !== undefined && type !== 'object')))
      yield broken(
        at,
        `"${place.value.operation}" answers with no record to show.`,
        'Name an operation whose result is one object.',
      );
  }
};

/** What cannot be taken back is confirmed, and to confirm is to know what happens. */
const danger: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of members(rootOf(file), 'actions', file.value.actions))
      if (action.value.danger && action.value.confirmMessage === undefined)
        yield broken(
          inside(action, ['danger'], true),
          `"${name}" is dangerous, and nobody is told what it does.`,
          'Add "confirmMessage", which is said before it is confirmed.',
        );
};

const offered = ['create', 'modify', 'copy', 'restore', 'batch', 'list', 'get', 'save'];

/** An action has another name than what every list and every record offer. */
const named: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of members(rootOf(file), 'actions', file.value.actions))
      if (offered.includes(name))
        yield broken(
          action,
          `"${name}" is the name of a role, which is no action of a row.`,
          `Name it in "roles", or rename the action.`,
        );
};

/** Rules of what a resource's actions call. */
export const actions: readonly Rule[] = [record, records, asked, outcome, danger, named];
