import type { CaptionsByLocale } from '../../../normalize/model/Entity.ts';
import type { Model } from '../../../normalize/model/Model.ts';
import type { OperationModel } from '../../../normalize/model/OperationModel.ts';

/** Operations whose ids begin with the same word. They share one page. */
export interface OperationArea {
  readonly name: string;
  /** Captions of the subject of the operations. */
  readonly captions: CaptionsByLocale;
  readonly operations: readonly OperationModel[];
}

/** Returns the name of an operation's page: `erp.query` → `erp` */
export const areaNameOf = ({ id }: OperationModel): string => id.slice(0, id.indexOf('.'));

/**
 * Returns the areas of all operations, sorted by name. The operations of a family begin with its name, and
 * have its title.
 */
export function groupByArea({ operations, resources }: Model): OperationArea[] {
  const byArea = new Map<string, OperationModel[]>();
  for (const call of operations) {
    const area = byArea.get(areaNameOf(call));
    if (area) area.push(call);
    else byArea.set(areaNameOf(call), [call]);
  }
  const families = new Map(resources.flatMap(({ name, base, captions }) => (base ? [[name, captions]] : [])));
  const titles = new Map(
    resources.flatMap(({ roles, base, captions }) =>
      base ? [] : Object.values(roles).map((id) => [id, captions] as const),
    ),
  );
  return [...byArea].map(([name, area]) => ({
    name,
    captions: families.get(name) ?? captionsOf(area, titles),
    operations: area,
  }));
}

/**
 * Returns the captions of the resource that uses one of the operations as a role. Otherwise returns those of
 * the first entity that is answered or sent.
 */
function captionsOf(
  calls: readonly OperationModel[],
  titles: ReadonlyMap<string, CaptionsByLocale>,
): CaptionsByLocale {
  const role = calls.find(({ id }) => titles.has(id));
  const [entity] = calls.flatMap(({ body, entity }) => entity ?? body?.entity ?? []);
  return titles.get(role?.id ?? '') ?? entity?.schema.captions ?? {};
}
