import type { CaptionsByLocale, Model, OperationModel } from '../../normalize/Model.ts';

/** Calls whose ids begin with the same word: they stand on one page. */
export interface OperationArea {
  readonly name: string;
  /** What they are about. */
  readonly captions: CaptionsByLocale;
  readonly operations: readonly OperationModel[];
}

/** `erp.query` → `erp`: the page that a call stands on. */
export const areaNameOf = ({ id }: OperationModel): string => id.slice(0, id.indexOf('.'));

/** In the order of their names. */
export function groupByArea({ operations, resources }: Model): OperationArea[] {
  const byArea = new Map<string, OperationModel[]>();
  for (const call of operations) {
    const area = byArea.get(areaNameOf(call));
    if (area) area.push(call);
    else byArea.set(areaNameOf(call), [call]);
  }
  const titles = new Map(
    resources.flatMap(({ roles, base, captions }) =>
      base ? [] : Object.values(roles).map((id) => [id, captions] as const),
    ),
  );
  return [...byArea].map(([name, area]) => ({ name, captions: captionsOf(area, titles), operations: area }));
}

/** Those of the resource that they are roles of, else of what is answered, else of what is sent. */
function captionsOf(
  calls: readonly OperationModel[],
  titles: ReadonlyMap<string, CaptionsByLocale>,
): CaptionsByLocale {
  const role = calls.find(({ id }) => titles.has(id));
  const [entity] = calls.flatMap(({ body, entity }) => entity ?? body?.entity ?? []);
  return titles.get(role?.id ?? '') ?? entity?.schema.captions ?? {};
}
