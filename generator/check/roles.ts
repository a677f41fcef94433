import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, Role } from '../source.ts';
import { withArticle } from './article.ts';
import { asksUuid, bodyOf, type OperationPlace, requiredOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, inside, members, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

/** Many records, or one: what a resource can do follows from that. */
const kind: Rule = function* ({ resources }) {
  for (const file of resources) {
    const { list, save, ...others } = file.value.roles;
    const at = inside(rootOf(file), ['roles'], undefined);
    if (list === undefined && save === undefined)
      yield broken(at, 'There is neither a list nor a record to save.', 'Add "list", or "get" and "save".');
    if (list !== undefined && save !== undefined)
      yield broken(at, 'These are many records and a single one.', 'Keep "list" or "save".');
    if (list !== undefined || save === undefined) continue;
    if (others.get === undefined)
      yield broken(at, 'The record is saved but never read.', 'Add "get" beside "save".');
    for (const role of Object.keys(others).filter((name) => name !== 'get'))
      yield broken(
        inside(at, [role], undefined),
        `A single record has no "${role}": it is saved whether or not it was there.`,
        'Remove it, or add "list".',
      );
  }
};

/** What an operation must be like to play a role; undefined when it is. */
function unfit(
  role: Role,
  operation: OperationPlace,
  { roles, entity: { $ref }, bodyProperty: body }: ResourceSource,
  sources: Sources,
): string | undefined {
  const entity = nameOfRef($ref);
  const result = resultOf(operation);
  const answers = result && nameOfRef(result.ref.$ref) === entity;
  const whole = bodyOf(operation);
  const takes = whole && nameOfRef(whole.$ref) === entity;
  if (role === 'list') return answers && result.many ? undefined : `answers with no list of ${entity}`;
  if (role === 'remove') return asksUuid(operation) ? undefined : 'does not take a "uuid"';
  if (role === 'restore')
    return answers && !result.many && asksUuid(operation)
      ? undefined
      : `does not answer with the ${entity} of a "uuid"`;
  if (role === 'get' && roles.list === undefined)
    return answers && !result.many ? undefined : `does not answer with one ${entity}`;
  if (role === 'get')
    return answers && asksUuid(operation) ? undefined : `does not answer with the ${entity} of a "uuid"`;
  if (role === 'batch')
    return whole && sources.propertiesOf(whole)?.action ? undefined : 'takes no body with an "action"';
  if (role === 'save' && (body !== undefined || whole === undefined)) return undefined;
  return takes ? undefined : `does not take ${withArticle(entity)} as its body`;
}

/** An operation fits the role that it plays. */
const fit: Rule = function* (sources) {
  for (const file of sources.resources)
    for (const [role, place] of members(rootOf(file), 'roles', file.value.roles)) {
      const found = place.value === undefined ? undefined : sources.operation(place.value);
      const reason = found && unfit(role as Role, found, file.value, sources);
      if (reason)
        yield broken(
          place,
          `"${place.value}" ${reason}, so it cannot be the role "${role}".`,
          'Name another operation.',
        );
    }
};

/** The body of `save` is a property of the record, and of the kind that the operation takes. */
const body: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { bodyProperty: name, roles, entity } = file.value;
    const known = sources.propertiesOf(entity);
    if (name === undefined || known === undefined) continue;
    const at = inside(rootOf(file), ['bodyProperty'], name);
    const save = sources.operation(roles.save ?? '');
    const taken = save && bodyOf(save);
    const wanted = taken && sources.entity(taken)?.type;
    const given = known[name] && sources.resolved(entity, known[name])?.type;
    if (!(name in known))
      yield broken(at, `The entity has no property "${name}".`, didYouMean(name, Object.keys(known)));
    else if (save && taken === undefined)
      yield broken(at, `"${roles.save}" takes no body.`, 'Remove "bodyProperty".');
    else if (wanted !== undefined && given !== undefined && wanted !== given)
      yield broken(
        at,
        `"${name}" is no ${wanted}, which "${roles.save}" takes as its body.`,
        'Name another property.',
      );
    if (roles.save === undefined)
      yield broken(
        at,
        'Only "save" has a body of its own.',
        'Remove "bodyProperty", or add "save" to "roles".',
      );
  }
};

/** What a single record's calls require is found in the record. */
const filled: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { roles, entity } = file.value;
    const known = sources.propertiesOf(entity);
    if (roles.save === undefined || known === undefined) continue;
    for (const role of ['get', 'save'] as const) {
      const operation = sources.operation(roles[role] ?? '');
      for (const name of operation ? requiredOf(operation) : [])
        if (!(name in known))
          yield broken(
            inside(rootOf(file), ['roles', role], undefined),
            `"${roles[role]}" requires "${name}", which is no property of the record.`,
            didYouMean(name, Object.keys(known)),
          );
    }
  }
};

/** An operation is of one resource: by it the reference, the log and the palette call what it is about. */
const owned: Rule = function* ({ resources }) {
  const owners = new Map<string, string>();
  for (const file of resources)
    for (const [, { value: operation, ...place }] of members(rootOf(file), 'roles', file.value.roles)) {
      const owner = operation === undefined ? file.name : (owners.get(operation) ?? file.name);
      if (owner !== file.name)
        yield broken(
          { ...place, value: operation },
          `"${operation}" is of the resource "${owner}" already.`,
          'Show that one there, narrowed by "constants", or name another operation.',
        );
      else if (operation !== undefined) owners.set(operation, file.name);
    }
};

/** Rules of what operations do for a resource. */
export const roles: readonly Rule[] = [kind, owned, fit, body, filled];
