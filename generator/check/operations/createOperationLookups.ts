import type { Project } from '../../load/Project.ts';
import { findBackend, withVariant } from '../../normalize/normalizeBackends.ts';
import type { RuleContext } from '../RuleContext.ts';
import { memberLocations, rootLocation } from '../RuleViolation.ts';
import type { OperationLocation } from './OperationLocation.ts';

type OperationLookups = Pick<RuleContext, 'operations' | 'operation' | 'operationIds' | 'mayHaveOperation'>;

/** Returns the operations of a rule context. */
export function createOperationLookups(project: Project, all: Project): OperationLookups {
  const operations = project.endpoints.flatMap((file): OperationLocation[] => {
    const named = findBackend(all.backends, file.value)?.name;
    const found = project.backends.find(({ name }) => name === named);
    const backend = found && { ...found, value: withVariant(found.value, file.value) };
    const { service } = file.value;
    return memberLocations(rootLocation(file), 'operations', file.value.operations).map(([id, place]) => ({
      ...place,
      id,
      backend,
      service,
    }));
  });
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const operationIds = new Set(
    [...all.endpoints, ...project.endpoints].flatMap(({ name, value: { operations = {}, collection } }) => [
      ...Object.keys(operations),
      ...[...(collection?.roles ?? []), ...(collection?.transitions ?? [])].map((part) => `${name}.${part}`),
    ]),
  );
  const isUncertain = all.unreadable.some((path) => path.startsWith('schemas/endpoints/'));
  const tables = new Set(project.endpoints.map(({ name }) => name));
  const brokenTables = new Set(all.endpoints.flatMap(({ name }) => (tables.has(name) ? [] : name)));
  return {
    operations,
    operation: (id) => byId.get(id),
    operationIds,
    mayHaveOperation: (id) => operationIds.has(id) || isUncertain || brokenTables.has(id.split('.')[0] ?? ''),
  };
}
