import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TargetTree } from '../../../../src/screens/mapping/preview/TargetTree.tsx';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';

beforeEach(enterMapping);

function show(target: unknown, lineOf: (at: string) => number | undefined = () => undefined) {
  const onJump = vi.fn();
  renderLocalized(<TargetTree target={target} lineOf={lineOf} current={2} onJump={onJump} />);
  return onJump;
}

const branches = () =>
  screen
    .getAllByRole('button', { expanded: undefined })
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => `${button.textContent} ${button.getAttribute('aria-expanded')}`);

test('two levels are open at first, and a click opens the next one', async () => {
  show({ order: { lines: [{ batch: { no: 'B-1' } }] } });
  expect(branches()).toEqual(['order{1} true', 'lines[1] true', '[0]{1} false']);
  await userEvent.click(screen.getByRole('button', { name: '[0] {1}' }));
  expect(branches()).toEqual(['order{1} true', 'lines[1] true', '[0]{1} true', 'batch{1} false']);
  await userEvent.click(screen.getByRole('button', { name: 'order {1}' }));
  expect(branches()).toEqual(['order{1} false']);
});

test.each([
  [50, [50]],
  [51, [50, 51]],
  [201, [50, 200, 201]],
])('%i members come in steps of %j', async (count, steps) => {
  show({ sizes: Array.from({ length: count }, (_, index) => index) });
  for (const [at, step] of steps.entries()) {
    expect(screen.getAllByRole('listitem').filter(({ className }) => /leaf/.test(className))).toHaveLength(
      step,
    );
    const more = screen.queryByRole('button', { name: /Show more/ });
    expect(more?.textContent).toBe(at === steps.length - 1 ? undefined : `Show more of ${count - step}`);
    if (more) await userEvent.click(more);
  }
});

test.each([
  ['a text', 'B-1', '"B-1"'],
  ['an empty object', { no: {} }, 'no{}'],
  ['an empty list', { no: [] }, 'no[]'],
])('%s has no branch', (_what, target, text) => {
  show(target);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([text]);
});

test('a value of a row links to its line, and the row at the cursor is marked', async () => {
  const onJump = show({ no: 'A', sku: 'B' }, (at) => ({ no: 1, sku: 2 })[at]);
  const values = screen.getAllByRole('listitem');
  expect(values.map((value) => value.getAttribute('data-current'))).toEqual(['false', 'true']);
  await userEvent.click(screen.getByRole('button', { name: 'no "A"' }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith(1);
});
