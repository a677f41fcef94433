import { expect, test } from 'vitest';
import {
  decisionOf,
  type SuccessRule,
} from '../../../../src/server/integration/transport/success/SuccessRule.ts';

const statuses = '200-299';

test.each<[of: string, rule: SuccessRule, code: string | undefined, want: object]>([
  ['a default rule', { preset: 'ENVELOPE', statuses }, undefined, { rule: 'ANSWER', text: statuses }],
  ['a bad status', { preset: 'ENVELOPE', statuses }, 'HTTP_STATUS', { rule: 'STATUS', text: statuses }],
  ['a status rule', { preset: 'STATUS_ONLY', statuses }, undefined, { rule: 'STATUS', text: statuses }],
  [
    'a condition',
    { preset: 'CUSTOM', statuses, condition: 'a =\n   1' },
    'SUCCESS_RULE_NOT_MET',
    { rule: 'CONDITION', text: 'a = 1' },
  ],
  [
    'a web page despite a condition',
    { preset: 'CUSTOM', statuses, condition: 'a = 1' },
    'HTML_ANSWER',
    { rule: 'ANSWER', text: statuses },
  ],
])('%s decided', (_of, rule, code, want) => {
  expect(decisionOf(rule, code)).toEqual(want);
});
