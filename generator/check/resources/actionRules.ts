import type { ActionSource, ResourceSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  bodyRefOf,
  type OperationLocation,
  requiredParametersOf,
  resultRefOf,
  takesUuid,
} from '../OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
  withArticle,
} from '../RuleViolation.ts';

interface ActionLocation extends JsonLocation<ActionSource> {
  readonly name: string;
  readonly resource: ResourceSource;
  readonly operation: OperationLocation;
}

/** The actions whose operation is known. */
const findActions = ({ resources, operation }: RuleContext): ActionLocation[] =>
  resources.flatMap((file) =>
    memberLocations(rootLocation(file), 'actions', file.value.actions).flatMap(([name, place]) => {
      const found = operation(place.value.operation);
      return found ? [{ ...place, name, resource: file.value, operation: found }] : [];
    }),
  );

/** Other names of a record's uuid: a call may ask with one of them. */
const identityPropertiesOf = ({ entity }: ResourceSource, sources: RuleContext): string[] =>
  Object.entries(sources.propertiesOf(entity) ?? {}).flatMap(([name, { readOnly }]) =>
    readOnly && name.endsWith('Uuid') ? [name] : [],
  );

/** An action takes a record by its uuid, and nothing else but what it asks for. */
const recordArguments: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    if (action.value.appliesTo === 'uuids') continue;
    const given = ['uuid', ...identityPropertiesOf(action.resource, sources), action.value.prompt?.parameter];
    const required = requiredParametersOf(operation);
    const isAboutOne = takesUuid(operation) || required.some((name) => given.includes(name));
    if (!isAboutOne || required.some((name) => !given.includes(name)))
      yield violation(
        locationAt(action, ['operation'], undefined),
        `The action "${action.name}" cannot be called with a uuid only.`,
        'Name an operation that takes "uuid", or say with "prompt" what the operator has to give.',
      );
  }
};

/** An action on several records takes their uuids as its body. */
const bulkArguments: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    if (action.value.appliesTo !== 'uuids') continue;
    const taken = bodyRefOf(operation);
    const body = taken && sources.entity(taken);
    const given = action.value.prompt?.parameter;
    const isList = body?.type === 'array' && body.items?.type === 'string';
    const isUncertain = taken !== undefined && body === undefined;
    if ((!isList && !isUncertain) || requiredParametersOf(operation).some((name) => name !== given))
      yield violation(
        locationAt(action, ['appliesTo'], undefined),
        `"${action.value.operation}" cannot be called with an array of uuids only.`,
        'Name an operation whose body is an array of strings, or leave "appliesTo" out.',
      );
    const { transitions = {} } = sources.entity(action.resource.entity)?.['x-lifecycle'] ?? {};
    if (action.name in transitions)
      yield violation(
        locationAt(action, ['appliesTo'], undefined),
        `"${action.name}" is a transition, which is made one record a call.`,
        'Leave "appliesTo" out; "batch" in "roles" is for many records.',
      );
  }
};

/** What the operator is asked for is a text that the operation takes. */
const promptParameter: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    const { parameter } = action.value.prompt ?? {};
    const { query = {} } = operation.value;
    const texts = Object.keys(query).filter(
      (name) => name !== 'uuid' && query[name]?.type === 'string' && query[name]['x-from'] === undefined,
    );
    if (parameter !== undefined && !texts.includes(parameter))
      yield violation(
        locationAt(action, ['prompt', 'parameter'], undefined),
        `"${action.value.operation}" has no text parameter "${parameter}" to ask for.`,
        didYouMean(parameter, texts),
      );
  }
};

/** An answer that is kept or shown is there; what is shown has captions. */
const resultOutcome: SchemaRule = function* (sources) {
  const { resources, tasks } = sources;
  const places: JsonLocation<{ readonly operation: string; readonly onSuccess?: string }>[] = [
    ...resources
      .flatMap((file) => memberLocations(rootLocation(file), 'actions', file.value.actions))
      .map(([, at]) => at),
    ...tasks.map((file) => rootLocation(file)),
  ];
  for (const place of places) {
    const operation = sources.operation(place.value.operation);
    const result = operation && resultRefOf(operation);
    const type = result && sources.entity(result.ref)?.type;
    const at = locationAt(place, ['onSuccess'], undefined);
    if (operation === undefined || place.value.onSuccess === undefined) continue;
    if (result === undefined)
      yield violation(
        at,
        `"${place.value.operation}" answers with nothing.`,
        'Leave "onSuccess" out, or give the operation a "result".',
      );
    else if (place.value.onSuccess === 'show' && (result.many || (type !== undefined && type !== 'object')))
      yield violation(
        at,
        `"${place.value.operation}" answers with no record to show.`,
        'Name an operation whose result is one object.',
      );
  }
};

/** What cannot be taken back is confirmed, and to confirm is to know what happens. */
const dangerConfirmation: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of memberLocations(rootLocation(file), 'actions', file.value.actions))
      if (action.value.danger && action.value.confirmMessage === undefined)
        yield violation(
          locationAt(action, ['danger'], true),
          `"${name}" is dangerous, and nobody is told what it does.`,
          'Add "confirmMessage", which is said before it is confirmed.',
        );
};

const roleNames = ['create', 'modify', 'copy', 'restore', 'batch', 'list', 'get', 'save'];

/** An action has another name than what every list and every record offer. */
const reservedActionName: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of memberLocations(rootLocation(file), 'actions', file.value.actions))
      if (roleNames.includes(name))
        yield violation(
          action,
          `"${name}" is the name of a role, which is no action of a row.`,
          `Name it in "roles", or rename the action.`,
        );
};

/** Rules of what a resource's actions call. */
export const actionRules: readonly SchemaRule[] = [
  recordArguments,
  bulkArguments,
  promptParameter,
  resultOutcome,
  dangerConfirmation,
  reservedActionName,
];

const hasMessage = ({ entities }: RuleContext, ref: string): boolean =>
  entities.some(({ name, value }) => name === nameOfRef(ref) && value.properties?.message?.type === 'string');

/** What a form tries takes the form's entity, whole, and answers with something to show. */
const testActionOperation: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const [, trial] of memberLocations(rootLocation(file), 'testActions', file.value.testActions)) {
      const { operation: id } = trial.value;
      const operation = sources.operation(id);
      if (operation === undefined) continue;
      const at = locationAt(trial, ['operation'], id);
      const entity = nameOfRef(file.value.entity.$ref);
      const taken = bodyRefOf(operation);
      const result = resultRefOf(operation);
      if (
        taken === undefined ||
        nameOfRef(taken.$ref) !== entity ||
        requiredParametersOf(operation).length > 0
      )
        yield violation(
          at,
          `"${id}" cannot be called with ${withArticle(entity)} only, which is what the form holds.`,
          `Name an operation whose body is the ${entity}.`,
        );
      else if (result === undefined || result.many)
        yield violation(at, `"${id}" answers with no record to show.`, 'Give it one object as its "result".');
      else if (trial.value.beforeSave && !hasMessage(sources, result.ref.$ref))
        yield violation(
          at,
          `"${id}" answers with no "message" that has to be confirmed.`,
          'Give its result a text "message", or remove "beforeSave".',
        );
    }
};

export const testActionRules: readonly SchemaRule[] = [testActionOperation];
