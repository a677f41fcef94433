import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { JsonTree } from '../../../../../src/runtime/fields/types/code/JsonTree.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter } from '../../../core/stubService.ts';

beforeEach(() => enter('interfaceLog'));

test.each([
  ['a tree', '{"id":12345}', '12345', true],
  ['the text if a tree would change a number', '{"id":1234567890123456789}', '1234567890123456789', false],
  ['the text if it has a name twice', '{"code":1,"code":2}', '{"code":1,"code":2}', false],
])('JsonTree shows %s', (_, source, want, isTree) => {
  const { container } = renderLocalized(<JsonTree data={JSON.parse(source)} source={source} />);
  expect(container.textContent).toContain(want);
  expect(container.querySelector('[aria-label="JSON"]') !== null).toBe(isTree);
});

const show = (data: object) =>
  renderLocalized(
    <JsonTree data={data}>
      <button type="button">more</button>
    </JsonTree>,
  ).container;

const toggle = (name: string) => userEvent.click(screen.getByText(name));

test('JsonTree opens two levels at first, all levels on demand, and then two again', async () => {
  const container = show({ one: { two: { three: { four: 'deep' } } } });
  const isShown = () =>
    ['one', 'two', 'three', 'four', 'deep'].filter((word) => container.textContent?.includes(word));
  expect(isShown()).toEqual(['one', 'two']);
  await toggle('展开');
  expect(isShown()).toEqual(['one', 'two', 'three', 'four', 'deep']);
  await toggle('收起');
  expect(isShown()).toEqual(['one', 'two']);
  expect(screen.getByText('展开')).toBeDefined();
});

test('a document over 200,000 characters cannot be opened completely', () => {
  show({ text: 'x'.repeat(200_000) });
  expect(screen.queryByText('展开')).toBeNull();
  expect(screen.getByRole('button', { name: 'more' })).toBeDefined();
});
