import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { cronParts, isCron, isCronPart } from '../../../src/contract/validation/cronParts.ts';
import fc from '../../fastCheck.ts';

/** Whether the library that computes the runs accepts an expression. */
const isAccepted = (expression: string): boolean => {
  try {
    new Cron(expression, { mode: '5-part', paused: true });
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['*/5 * * * *', true],
  ['0 8,20 * * MON-FRI', true],
  ['0 0 * * mon-sun', true],
  ['0 0 LW * *', true],
  ['0 0 15W JAN-MAR 1#2', true],
  ['0 0 ? * 5L', true],
  ['  0 0  * * 7 ', true],
  ['61 * * * *', false],
  ['*/0 * * * *', false],
  ['*/61 * * * *', false],
  ['5/10 * * * *', false],
  ['1, * * * *', false],
  ['0 0 0 * *', false],
  ['0 0 * JANU *', false],
  ['0 0 * * 8', false],
  ['0 0 * * fri-mon', false],
  ['0 0 * * 1#6', false],
])('isCron of "%s" returns %s, as the library does', (expression, want) => {
  expect(isCron(expression)).toBe(want);
  expect(isAccepted(expression.trim())).toBe(want);
});

test.each([
  ['* * * *', false],
  ['0 0 0 * * *', false],
  ['', false],
])('isCron of "%s" returns %s', (expression, want) => {
  expect(isCron(expression)).toBe(want);
});

const pieces = '* ? L W # - / , 0 1 2 5 7 12 24 31 60 MON sun JAN dec + LW'.split(' ');

/** The library lets some steps hide a limit that is exceeded: `0-31/23` hours. It also reads `#05` as `#5`. */
const isLenient = (part: string): boolean => /-\d+\/|#0/.test(part);

test('isCronPart accepts the parts that the library accepts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cronParts.keys()),
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }),
      (index, chosen) => {
        const text = chosen.join('');
        const part = cronParts[index];
        if (part === undefined || isLenient(text)) return;
        const expression = cronParts.map((_, place) => (place === index ? text : '*')).join(' ');
        expect([text, isCronPart(text, part)]).toEqual([text, isAccepted(expression)]);
      },
    ),
    { numRuns: 3000 },
  );
});
