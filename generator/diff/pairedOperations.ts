import { inside, type Place, rootOf } from '../check/place.ts';
import type { Project } from '../load.ts';
import type { OperationSource } from '../source.ts';
import { type Keywords, keywordsIn } from './keywords.ts';

/** An operation of one side. */
interface Operation {
  readonly at: Place<OperationSource>;
  /** Its own, and the `service` of its file, whose prefix its path follows. */
  readonly keywords: Keywords;
}

/** An operation of both sides, or of one. */
export interface PairedOperation {
  readonly id: string;
  /** What it was called, when only that was changed. */
  readonly renamed?: string;
  readonly before?: Operation;
  readonly after?: Operation;
}

type Operations = ReadonlyMap<string, Operation>;

/** Operations are known by their ids, whatever file they stand in; those that are not by what is called: service, method and path. */
export function pairedOperations(before: Project, after: Project): PairedOperation[] {
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

const operationsIn = ({ endpoints }: Project): Operations =>
  new Map(
    endpoints.flatMap((file) => {
      const service = inside(rootOf(file), ['service'], file.value.service);
      return Object.entries(file.value.operations ?? {}).map(([id, operation]): [string, Operation] => {
        const at = inside(rootOf(file), ['operations', id], operation);
        return [id, { at, keywords: { ...keywordsIn(at), service } }];
      });
    }),
  );

const addressOf = ({ at, keywords }: Operation): string =>
  `${keywords.service?.value} ${at.value.method} ${String(at.value.path).replaceAll(/\{\w+\}/g, '{}')}`;
