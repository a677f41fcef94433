import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { JsonTree } from '../../../../../src/runtime/fields/types/code/JsonTree.tsx';
import { enter } from '../../../core/stubService.ts';

beforeEach(() => enter('interfaceLog'));

test.each([
  ['a tree', '{"id":12345}', '12345', true],
  ['the text if a tree would change a number', '{"id":1234567890123456789}', '1234567890123456789', false],
])('JsonTree shows %s', (_, source, want, isTree) => {
  const { container } = render(
    <LocaleProvider>
      <JsonTree data={JSON.parse(source)} source={source} />
    </LocaleProvider>,
  );
  expect(container.textContent).toContain(want);
  expect(container.querySelector('[aria-label="JSON"]') !== null).toBe(isTree);
});
