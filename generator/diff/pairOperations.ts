import { accessOf } from '../../src/contract/api/role.ts';
import { type JsonLocation, locationAt, rootLocation } from '../check/RuleViolation.ts';
import type { Project, ProjectFile } from '../load/Project.ts';
import type { BackendSource, OperationSource } from '../load/sources/EndpointsSource.ts';
import { findBackend, findDefaultBackend } from '../normalize/normalizeBackends.ts';
import { keywordsOf, type LocatedKeywords } from './classify/classifyKeywords.ts';

/** An operation of one side. */
interface LocatedOperation {
  readonly at: JsonLocation<OperationSource>;
  /**
   * Keywords of the operation, with the default of `access`, and the back end and `service` of its file, which
   * determine its address.
   */
  readonly keywords: LocatedKeywords;
}

/** An operation of both sides, or of one. */
interface PairedOperation {
  readonly id: string;
  /** The former id of a renamed operation. */
  readonly renamed?: string;
  readonly before?: LocatedOperation;
  readonly after?: LocatedOperation;
}

type OperationsById = ReadonlyMap<string, LocatedOperation>;

/**
 * Pairs the operations of both sides by id, in any file. Operations with a new id are paired by back end, service,
 * method and path.
 */
export function pairOperations(before: Project, after: Project): PairedOperation[] {
  const was = operationsIn(before, ({ name }) => name);
  const is = operationsIn(after, (backend) => formerNameOf(backend, before, after));
  const gone = [...was].filter(([id]) => !is.has(id));
  const former = new Map(gone.map(([id, operation]) => [addressOf(operation), id]));
  const kept = [...is].map(([id, operation]): PairedOperation => {
    const renamed = was.has(id) ? undefined : former.get(addressOf(operation));
    const one = was.get(renamed ?? id);
    return { id, after: operation, ...(one && { before: one }), ...(renamed !== undefined && { renamed }) };
  });
  const found = new Set(kept.flatMap(({ renamed }) => renamed ?? []));
  return [...kept, ...gone.flatMap(([id, operation]) => (found.has(id) ? [] : [{ id, before: operation }]))];
}

type BackendName = (backend: ProjectFile<BackendSource>) => string | undefined;

/** Returns the name that a back end has in the older project. A new default back end replaces the former one. */
function formerNameOf(
  backend: ProjectFile<BackendSource>,
  before: Project,
  after: Project,
): ReturnType<BackendName> {
  const isKnown = before.backends.some(({ name }) => name === backend.name);
  return isKnown || backend !== findDefaultBackend(after.backends)
    ? backend.name
    : findDefaultBackend(before.backends)?.name;
}

/** Returns the access of an operation, at its keyword or, for the default, at the operation. */
function accessIn(at: JsonLocation<OperationSource>): JsonLocation<unknown> {
  const { method, result = {}, access } = at.value;
  const shape = (['page', 'list'] as const).find((word) => word in result);
  const role = accessOf({ method, ...(shape && { result: shape }), ...(access && { access }) });
  return locationAt(at, access ? ['access'] : [], role);
}

const operationsIn = ({ backends, endpoints }: Project, nameOf: BackendName): OperationsById =>
  new Map(
    endpoints.flatMap((file) => {
      const service = locationAt(rootLocation(file), ['service'], file.value.service);
      const variant = locationAt(rootLocation(file), ['variant'], file.value.variant);
      const found = findBackend(backends, file.value);
      const name = found && nameOf(found);
      const backend: LocatedKeywords = name
        ? { backend: locationAt(rootLocation(file), ['backend'], name) }
        : {};
      return Object.entries(file.value.operations ?? {}).map(
        ([id, operation]): [string, LocatedOperation] => {
          const at = locationAt(rootLocation(file), ['operations', id], operation);
          const keywords = { ...keywordsOf(at), access: accessIn(at), ...backend, service, variant };
          return [id, { at, keywords }];
        },
      );
    }),
  );

const addressOf = ({ at, keywords }: LocatedOperation): string =>
  `${keywords.backend?.value} ${keywords.service?.value} ${at.value.method} ${String(at.value.path).replaceAll(/\{\w+\}/g, '{}')}`;
