import { resultOf } from '../../load/resultOf.ts';
import { pathParametersOf } from '../../normalize/normalizeOperations.ts';
import { choicesOf, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import { elementLocations, locationAt, memberLocations, unknownName, violation } from '../RuleViolation.ts';
import { bodyRefOf, parameterNamesOf } from './OperationLocation.ts';

const findAudited = ({ operations }: RuleContext) =>
  operations.flatMap((operation) => {
    const { audit } = operation.value;
    return audit ? [{ operation, audit, at: locationAt(operation, ['audit'], audit) }] : [];
  });

/** The `event` of `audit` is a choice of `event` in the entity with the service role `auditLog`. */
const auditEvent: SchemaRule = function* (context) {
  const log = context
    .schemasWith('x-service-role')
    .find(({ value }) => value['x-service-role'] === 'auditLog');
  const choices = choicesOf(log && context.propertiesIn(log, log.value).event)?.map(String);
  if (!choices) return;
  for (const { audit, at } of findAudited(context))
    if (!choices.includes(audit.event))
      yield unknownName(
        locationAt(at, ['event'], audit.event),
        'The audit log has no event',
        audit.event,
        choices,
      );
};

/**
 * `subject` of `audit` names parameters, filters, or properties of the body or of one record as result. None is
 * a secret. `records` names some of them.
 */
const auditSubject: SchemaRule = function* (context) {
  for (const { operation, at, audit } of findAudited(context)) {
    const result = resultOf(operation.value);
    const refs = [bodyRefOf(operation), result?.kind === 'one' ? result.ref : undefined];
    const properties = Object.assign({}, ...refs.map((ref) => ref && context.propertiesOf(ref)));
    const parameters = [...parameterNamesOf(operation), ...pathParametersOf(operation.value.path)];
    const names = [...parameters, ...Object.keys(properties)];
    const subject = audit.subject ?? [];
    for (const [name, place] of memberLocations(at, 'records', audit.records))
      if (!subject.includes(name)) yield unknownName(place, 'The subject has no name', name, subject);
    for (const name of elementLocations(at, 'subject', audit.subject)) {
      if (!names.includes(name.value))
        yield unknownName(name, `"${operation.id}" has no parameter or property`, name.value, names);
      else if (properties[name.value]?.writeOnly)
        yield violation(
          name,
          `The property "${name.value}" is secret, so the audit log cannot have it.`,
          'Name another property.',
        );
    }
  }
};

/** Rules for operations that the audit log has. */
export const auditRules: readonly SchemaRule[] = [auditEvent, auditSubject];
