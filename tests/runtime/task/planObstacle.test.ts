import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../src/contract/model/importPlan.ts';
import { planObstacleOf } from '../../../src/runtime/task/planObstacle.ts';
import { planOf } from './sample.ts';

const erp = { kind: 'erp', uuid: 'e1', name: 'SAP' };
const issue = { field: 'menuName', message: 'none' };

const cases: readonly [
  what: string,
  plan: ImportPlan,
  policy: string | undefined,
  want: string | undefined,
  count?: number,
][] = [
  ['creates and updates are no obstacle', planOf({ CREATE: 2, UPDATE: 1, SAME: 4 }), 'overwrite', undefined],
  [
    'unresolved references come first',
    planOf({ CREATE: 1 }, { unresolved: [erp, erp], issues: [issue] }),
    'fail',
    'unresolved',
    2,
  ],
  [
    'issues come second, and conflicts are already among them',
    planOf({ CREATE: 1, CONFLICT: 1 }, { issues: [issue] }),
    'fail',
    'issues',
    1,
  ],
  ['a task without a policy updates records', planOf({ UPDATE: 5 }), undefined, undefined],
  ['skipped conflicts are no obstacle', planOf({ CREATE: 1, UPDATE: 1, CONFLICT: 3 }), 'skip', undefined],
  ['a plan without changes has nothing to apply', planOf({ SAME: 5 }), 'fail', 'nothing', 1],
  ['a plan of skipped updates has nothing to apply', planOf({ UPDATE: 5 }), 'skip', 'nothing', 1],
];

test.each(cases)('%s', (_, plan, policy, want, count) => {
  expect(planObstacleOf(plan, { policy })).toEqual(want && { key: `task.obstacle.${want}`, count });
});
