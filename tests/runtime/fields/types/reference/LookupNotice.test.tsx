import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLocale } from '../../../../../src/runtime/core/i18n/phrases.ts';
import { LookupNotice } from '../../../../../src/runtime/fields/types/reference/LookupNotice.tsx';
import type { ReferenceOptions } from '../../../../../src/runtime/fields/types/reference/useOptions.ts';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter } from '../../../core/stubService.ts';

const offer: ReferenceOptions = {
  options: [],
  isLoading: false,
  error: undefined,
  retry: () => undefined,
  isWholeList: false,
  isSearchResult: false,
  missing: 'interfaceType',
};

test.each([
  ['zh-CN', '请先选择接口类型'],
  ['en-US', 'Select interface family first'],
])('in %s, the notice names the field that comes first: %s', async (locale, want) => {
  await enter('interface');
  await act(() => setLocale(locale));
  const { container } = renderLocalized(<LookupNotice offer={offer} entity="interface" label="Menu" />);
  expect(container.textContent).toBe(want);
});
