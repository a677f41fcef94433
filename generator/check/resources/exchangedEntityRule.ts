import { resultOf } from '../../load/resultOf.ts';
import type { ResourceRole, ResourceSource } from '../../load/sources/ResourceSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { columnNamesOf } from '../metrics/metricsRules.ts';
import { bodyRefOf, type OperationLocation } from '../operations/OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import { locationAt, rootLocation, violation } from '../RuleViolation.ts';

/** The roles whose calls exchange whole records. */
const roleEntities: Partial<Record<ResourceRole, (operation: OperationLocation) => string | undefined>> = {
  list: answeredEntityOf,
  get: answeredEntityOf,
  create: sentEntityOf,
  modify: sentEntityOf,
};

function answeredEntityOf(operation: OperationLocation): string | undefined {
  const result = resultOf(operation.value);
  return result && nameOfRef(result.ref.$ref);
}

function sentEntityOf(operation: OperationLocation): string | undefined {
  const body = bodyRefOf(operation);
  return body && nameOfRef(body.$ref);
}

/** Returns the entities that the calls of a resource exchange, one for each call. */
const exchangedEntities = ({ roles }: ResourceSource, sources: RuleContext): (string | undefined)[] =>
  Object.entries(roleEntities).flatMap(([role, entityOf]) => {
    const operation = sources.operation(roles[role as ResourceRole] ?? '');
    return operation ? [entityOf(operation)] : [];
  });

/** A resource names the entity of its calls. A single call with another entity counts only together with an unknown column. */
export const exchangedEntity: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { entity } = file.value;
    const [other, ...others] = exchangedEntities(file.value, sources);
    const properties = sources.propertiesOf(entity);
    if (other === undefined || other === nameOfRef(entity.$ref) || properties === undefined) continue;
    if (others.some((name) => name !== other)) continue;
    if (others.length > 0 || columnNamesOf(file.value).some((name) => !(name in properties)))
      yield violation(
        locationAt(rootLocation(file), ['entity', '$ref'], entity.$ref),
        `The calls in "roles" exchange records of "${other}", not of "${nameOfRef(entity.$ref)}".`,
        `Write "../entities/${other}.schema.json", or name other calls in "roles".`,
      );
  }
};
