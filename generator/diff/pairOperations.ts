import { type JsonLocation, locationAt, rootLocation } from '../check/RuleViolation.ts';
import type { Project } from '../load/Project.ts';
import type { OperationSource } from '../load/schemaSources.ts';
import { findBackend, findDefaultBackend } from '../normalize/normalizeBackends.ts';
import { keywordsOf, type LocatedKeywords } from './classify/classifyKeywords.ts';

/** An operation of one side. */
interface LocatedOperation {
  readonly at: JsonLocation<OperationSource>;
  /** Keywords of the operation, and the back end and `service` of its file, which determine its address. */
  readonly keywords: LocatedKeywords;
}

/** An operation of both sides, or of one. */
export interface PairedOperation {
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
  const [was, is] = [operationsIn(before), operationsIn(after)];
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

const operationsIn = ({ backends, endpoints }: Project): OperationsById =>
  new Map(
    endpoints.flatMap((file) => {
      const service = locationAt(rootLocation(file), ['service'], file.value.service);
      const variant = locationAt(rootLocation(file), ['variant'], file.value.variant);
      const found = findBackend(backends, file.value);
      // A table that names the default back end is the same as one that names none.
      const backend: LocatedKeywords =
        found && found !== findDefaultBackend(backends)
          ? { backend: locationAt(rootLocation(file), ['backend'], found.name) }
          : {};
      return Object.entries(file.value.operations ?? {}).map(
        ([id, operation]): [string, LocatedOperation] => {
          const at = locationAt(rootLocation(file), ['operations', id], operation);
          return [id, { at, keywords: { ...keywordsOf(at), ...backend, service, variant } }];
        },
      );
    }),
  );

const addressOf = ({ at, keywords }: LocatedOperation): string =>
  `${keywords.backend?.value} ${keywords.service?.value} ${at.value.method} ${String(at.value.path).replaceAll(/\{\w+\}/g, '{}')}`;
