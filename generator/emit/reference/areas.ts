import type { Call, Entity } from '../../model.ts';
import type { Book } from './Book.ts';
import { areaOf } from './Index.ts';

/** Calls whose ids begin with the same word: they stand on one page. */
export interface Area {
  readonly name: string;
  readonly title: string;
  readonly calls: readonly Call[];
}

export function areasOf(book: Book): Area[] {
  const names = [...new Set(book.model.calls.map(areaOf))];
  return names.map((name) => {
    const calls = book.callsIn(name);
    return { name, title: titleOf(calls, book) || name, calls };
  });
}

/** What its calls are about: the resource that they are roles of, else what is answered, else what is sent. */
function titleOf(calls: readonly Call[], { model, reader }: Book): string {
  const ids = new Set(calls.map(({ id }) => id));
  const resource = model.resources.find(
    ({ roles, base }) => !base && Object.values(roles).some((id) => ids.has(id)),
  );
  if (resource) return reader.caption(resource.captions);
  const about: (Entity | undefined)[] = calls.flatMap(({ body, entity }) => [entity, body?.entity]);
  const entity = about.find((one) => one !== undefined);
  return entity ? reader.caption(entity.schema.captions) : '';
}
