import { hasKeyInPath } from '../../../src/contract/backend/keyInPath.ts';
import type { ProjectFile } from '../../load/Project.ts';
import type { BackendSource, OperationSource } from '../../load/sources/EndpointsSource.ts';
import type { SchemaRef } from '../../load/sources/SchemaSource.ts';
import { pathParametersOf, scopeParametersOf } from '../../normalize/normalizeOperations.ts';
import type { JsonLocation } from '../RuleViolation.ts';

/** An operation with its id, its back end and its service. */
export interface OperationLocation extends JsonLocation<OperationSource> {
  readonly id: string;
  /** The back end with the variant of the endpoint table. Undefined while its file is missing or broken. */
  readonly backend: ProjectFile<BackendSource> | undefined;
  readonly service: string | undefined;
}

/** Returns the property that identifies the records of an operation; empty while its back end is unknown. */
export const keyOf = ({ backend }: OperationLocation): string => backend?.value.key ?? '';

/** Returns the properties without which the call cannot be made. Only back ends without an envelope have them. */
export const scopeOf = ({ value, backend }: OperationLocation): string[] =>
  backend ? scopeParametersOf(value, backend.value) : [];

/** Returns the entity in the body of an operation. */
export const bodyRefOf = ({ value: { body } }: OperationLocation): SchemaRef | undefined =>
  body && '$ref' in body ? body : undefined;

/** Returns whether an operation takes the key of a record. */
export const takesKey = (operation: OperationLocation): boolean =>
  hasKeyInPath({ key: keyOf(operation) }, operation.value) ||
  keyOf(operation) in (operation.value.query ?? {});

/** Returns whether a creation takes the key in its path from the new record. Back ends with an envelope have none. */
export const isKeyedCreation = ({ value, backend }: OperationLocation): boolean =>
  backend?.value.answer.style === 'bare' && hasKeyInPath(backend.value, value);

/** Returns required parameters of path and query, without those that the session fills. */
export const requiredParametersOf = ({ value: { path, query = {} } }: OperationLocation): string[] => [
  ...pathParametersOf(path),
  ...Object.entries(query).flatMap(([name, { 'x-from': from, required = true }]) =>
    required && from === undefined ? [name] : [],
  ),
];

/**
 * Returns the parameters of an operation: query parameters, the filters of its paging body, and its scope.
 */
export function parameterNamesOf(operation: OperationLocation): Set<string> {
  const { query = {}, body } = operation.value;
  const filters = body && 'filter' in body ? body.filter : [];
  return new Set([...Object.keys(query), ...filters, ...scopeOf(operation)]);
}
