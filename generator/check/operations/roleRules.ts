import { withArticle } from '../../../src/contract/text/captions.ts';
import { resultOf } from '../../load/resultOf.ts';
import type { ResourceRole, ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaRef } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  locationAt,
  memberLocations,
  rootLocation,
  type Suggestion,
  unknownName,
  violation,
} from '../RuleViolation.ts';
import {
  bodyRefOf,
  keyOf,
  type OperationLocation,
  requiredParametersOf,
  takesKey,
} from './OperationLocation.ts';

/**
 * A resource has either `list`, or `get` and `save` for a single record. A single record has no other role.
 */
export const listOrSingleRecord: SchemaRule = function* ({ resources }) {
  for (const file of resources) {
    const { list, save, ...others } = file.value.roles;
    const at = locationAt(rootLocation(file), ['roles'], undefined);
    if (list === undefined && save === undefined)
      yield violation(at, 'The resource has neither "list" nor "save".', 'Add "list", or "get" and "save".');
    if (list !== undefined && save !== undefined)
      yield violation(at, 'The resource has both "list" and "save".', 'Remove "list" or "save".');
    if (list !== undefined || save === undefined) continue;
    if (others.get === undefined)
      yield violation(at, 'The resource has "save" but no "get".', 'Add "get" beside "save".');
    for (const role of Object.keys(others).filter((name) => name !== 'get'))
      yield violation(
        locationAt(at, [role], undefined),
        `A resource with "save" and without "list" cannot have the role "${role}".`,
        'Remove it, or add "list".',
      );
  }
};

/** Returns the required parameter that a call has instead of the key: no property of its records has the name. */
function findOtherKey(
  operation: OperationLocation,
  entity: SchemaRef,
  { propertiesOf }: RuleContext,
): string | undefined {
  const known = propertiesOf(entity);
  if (takesKey(operation) || known === undefined) return undefined;
  return requiredParametersOf(operation).find((name) => !(name in known));
}

interface Misfit {
  readonly reason: string;
  /** The remedy, if another operation is not the likely one. */
  readonly fix?: string;
}

/** Returns why an operation does not fit a role; undefined if it fits. */
function findMisfit(
  role: ResourceRole,
  operation: OperationLocation,
  { roles, entity: ref, bodyProperty }: ResourceSource,
  sources: RuleContext,
): Misfit | undefined {
  if (!operation.backend) return undefined;
  const entity = nameOfRef(ref.$ref);
  const result = resultOf(operation.value);
  const answers = result && nameOfRef(result.ref.$ref) === entity;
  const whole = bodyRefOf(operation);
  const takes = whole && nameOfRef(whole.$ref) === entity;
  const unless = (fits: unknown, reason: string): Misfit | undefined => (fits ? undefined : { reason });
  if (role === 'list')
    return unless(answers && result.kind !== 'one', `does not answer with a list of ${entity}`);
  if (role === 'get' && roles.list === undefined)
    return unless(answers && result.kind === 'one', `does not answer with one ${entity}`);
  if (role === 'get' || role === 'restore' || role === 'remove') {
    const isAnswered = role === 'remove' || (answers && (role === 'get' || result.kind === 'one'));
    const key = keyOf(operation);
    const other = isAnswered ? findOtherKey(operation, ref, sources) : undefined;
    if (other !== undefined)
      return {
        reason: `takes "${other}" instead of the key "${key}"`,
        fix: `Rename the parameter to "${key}", or name another operation.`,
      };
    const lack = role === 'remove' ? 'take' : `answer with the ${entity} of`;
    return unless(isAnswered && takesKey(operation), `does not ${lack} a "${key}"`);
  }
  if (role === 'batch')
    return unless(whole && sources.propertiesOf(whole)?.action, 'does not take a body with an "action"');
  if (role === 'save' && (bodyProperty !== undefined || whole === undefined)) return undefined;
  return unless(takes, `does not take ${withArticle(entity)} as its body`);
}

/** The body, parameters and result of an operation fit its role. */
export const roleOperation: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const [role, place] of memberLocations(rootLocation(file), 'roles', file.value.roles)) {
      const found = place.value === undefined ? undefined : sources.operation(place.value);
      const misfit = found && findMisfit(role as ResourceRole, found, file.value, sources);
      if (misfit)
        yield violation(
          place,
          `"${place.value}" ${misfit.reason}, so it cannot have the role "${role}".`,
          misfit.fix ?? suggestOperation(role as ResourceRole, found, file.value, sources),
        );
    }
};

/** Suggests the operations that fit a role and have none yet. */
function suggestOperation(
  role: ResourceRole,
  { id }: OperationLocation,
  resource: ResourceSource,
  sources: RuleContext,
): string | Suggestion {
  const taken = new Set(sources.resources.flatMap(({ value }) => Object.values(value.roles)));
  const fitting = sources.operations.filter(
    (operation) => !taken.has(operation.id) && findMisfit(role, operation, resource, sources) === undefined,
  );
  return fitting.length === 0
    ? 'Correct the operation, or name another one.'
    : didYouMean(
        id,
        fitting.map((one) => one.id),
      );
}

/**
 * A resource with `bodyProperty` has the role `save`. The property exists and has the type of that
 * operation's body.
 */
const saveBody: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { bodyProperty: name, roles, entity } = file.value;
    const known = sources.propertiesOf(entity);
    if (name === undefined || known === undefined) continue;
    const at = locationAt(rootLocation(file), ['bodyProperty'], name);
    const save = sources.operation(roles.save ?? '');
    const taken = save && bodyRefOf(save);
    const wanted = taken && sources.entity(taken)?.type;
    const given = known[name]?.type;
    if (!(name in known)) yield unknownName(at, 'The entity has no property', name, Object.keys(known));
    else if (save && taken === undefined)
      yield violation(at, `"${roles.save}" takes no body.`, 'Remove "bodyProperty".');
    else if (wanted !== undefined && given !== undefined && wanted !== given)
      yield violation(
        at,
        `"${name}" is not ${withArticle(wanted)}, which "${roles.save}" takes as its body.`,
        'Name another property.',
      );
    if (roles.save === undefined)
      yield violation(
        at,
        '"bodyProperty" applies only to the role "save".',
        'Remove "bodyProperty", or add "save" to "roles".',
      );
  }
};

/** Every parameter that `get` or `save` of a single record requires is a property of the record. */
const singleRecordParameters: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { roles, entity } = file.value;
    const known = sources.propertiesOf(entity);
    if (roles.save === undefined || known === undefined) continue;
    for (const role of ['get', 'save'] as const) {
      const operation = sources.operation(roles[role] ?? '');
      for (const name of operation ? requiredParametersOf(operation) : [])
        if (!(name in known))
          yield violation(
            locationAt(rootLocation(file), ['roles', role], undefined),
            `"${roles[role]}" requires "${name}", which is not a property of the record.`,
            didYouMean(name, Object.keys(known)),
          );
    }
  }
};

/**
 * An operation has roles in one resource only. The reference, the log and the command palette name its
 * subject by that resource.
 */
const singleResourceOperation: SchemaRule = function* ({ resources }) {
  const owners = new Map<string, string>();
  for (const file of resources)
    for (const [, { value: operation, ...place }] of memberLocations(
      rootLocation(file),
      'roles',
      file.value.roles,
    )) {
      const owner = operation === undefined ? file.name : (owners.get(operation) ?? file.name);
      if (owner !== file.name)
        yield violation(
          { ...place, value: operation },
          `"${operation}" already belongs to the resource "${owner}".`,
          'Name another operation, or show the resource of that operation instead.',
        );
      else if (operation !== undefined) owners.set(operation, file.name);
    }
};

/** Rules for the roles of a resource. */
export const roleRules: readonly SchemaRule[] = [singleResourceOperation, saveBody, singleRecordParameters];
