import type { ImportPlan } from '../../../src/contract/model/importPlan.ts';
import type { Task } from '../../../src/contract/model/task.ts';
import { formOf } from '../form/formOf.ts';

/** A task, as the generator writes it. */
export const task: Task = {
  name: 'move',
  entity: 'move',
  operation: 'interfaceConfig.copydc',
  hide: [],
  groups: [],
  targetEntity: 'box',
  onSuccess: 'show',
  successMessage: 'message.importSuccessful',
};

const place = { operation: 'place.list', value: 'code', label: 'name' };

export const form = formOf(
  {
    dcCode: { type: 'string', reference: place },
    remark: { type: 'string' },
    text: { type: 'string', widget: 'json' },
    uuids: { type: 'array', items: { type: 'string' } },
  },
  { entity: 'move' },
);

/** Returns a plan with this number of items of each kind. */
export const planOf = (
  counts: Partial<Record<ImportPlan['items'][number]['change'], number>>,
  rest: Partial<ImportPlan> = {},
): ImportPlan => ({
  planHash: 'h1',
  items: Object.entries(counts).flatMap(([change, count]) =>
    Array.from({ length: count }, (_, index) => ({
      naturalKey: `${change}-${index}`,
      change: change as ImportPlan['items'][number]['change'],
      fieldDiffs: [],
    })),
  ),
  unresolved: [],
  issues: [],
  ...rest,
});
