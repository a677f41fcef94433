import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../src/contract/model/importPlan.ts';
import { planObstacleOf } from '../../../src/runtime/task/planObstacle.ts';
import { planOf } from './sample.ts';

const erp = { kind: 'erp', uuid: 'e1', name: 'SAP' };
const issue = { field: 'menuName', message: 'none' };

const cases: readonly [
  what: string,
  plan: ImportPlan,
  policy: string,
  want: string | undefined,
  count?: number,
][] = [
  ['creates and updates go ahead', planOf({ CREATE: 2, UPDATE: 1, SAME: 4 }), 'overwrite', undefined],
  [
    'references first',
    planOf({ CREATE: 1 }, { unresolved: [erp, erp], issues: [issue] }),
    'fail',
    'unresolved',
    2,
  ],
  [
    'then issues, what the policy refuses among them',
    planOf({ CREATE: 1, CONFLICT: 1 }, { issues: [issue] }),
    'fail',
    'issues',
    1,
  ],
  ['what is skipped stops nothing', planOf({ CREATE: 1, UPDATE: 1, CONFLICT: 3 }), 'skip', undefined],
  ['all the same is nothing to do', planOf({ SAME: 5 }), 'fail', 'nothing', 1],
  ['all skipped is nothing to do', planOf({ UPDATE: 5 }), 'skip', 'nothing', 1],
];

test.each(cases)('%s', (_, plan, policy, want, count) => {
  expect(planObstacleOf(plan, { policy })).toEqual(want && { key: `task.obstacle.${want}`, count });
});
