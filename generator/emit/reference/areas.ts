import type { Call, Localized, Model } from '../../model.ts';

/** Calls whose ids begin with the same word: they stand on one page. */
export interface Area {
  readonly name: string;
  /** What they are about. */
  readonly captions: Localized;
  readonly calls: readonly Call[];
}

/** `erp.query` → `erp`: the page that a call stands on. */
export const areaOf = ({ id }: Call): string => id.slice(0, id.indexOf('.'));

/** In the order of their names. */
export function areasOf({ calls, resources }: Model): Area[] {
  const byArea = new Map<string, Call[]>();
  for (const call of calls) {
    const area = byArea.get(areaOf(call));
    if (area) area.push(call);
    else byArea.set(areaOf(call), [call]);
  }
  const titles = new Map(
    resources.flatMap(({ roles, base, captions }) =>
      base ? [] : Object.values(roles).map((id) => [id, captions] as const),
    ),
  );
  return [...byArea].map(([name, calls]) => ({ name, captions: captionsOf(calls, titles), calls }));
}

/** Those of the resource that they are roles of, else of what is answered, else of what is sent. */
function captionsOf(calls: readonly Call[], titles: ReadonlyMap<string, Localized>): Localized {
  const role = calls.find(({ id }) => titles.has(id));
  const [entity] = calls.flatMap(({ body, entity }) => entity ?? body?.entity ?? []);
  return titles.get(role?.id ?? '') ?? entity?.schema.captions ?? {};
}
