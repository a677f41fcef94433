import { expect, test } from 'vitest';
import { LazyJsonTree } from '../../../../../src/runtime/fields/types/code/LazyJsonTree.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';

test('the place of a JSON tree has a line for each line of the tree before its code is loaded', () => {
  const data = { no: 'RC1', empty: [], lines: [{ item: 'A' }, { item: 'B' }], dc: { code: 'SH01' } };
  const { container } = renderLocalized(<LazyJsonTree data={data} />);
  const kept = container.querySelector('[aria-hidden="true"]')?.textContent ?? '';
  expect(kept.split('\n')).toHaveLength(11);
});
