import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import dailySettlementLog from '../../../src/generated/catalog/dailySettlementLog.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { useRecordName } from '../../../src/runtime/fields/useRecordName.ts';
import { enter } from '../core/stubService.ts';

beforeEach(() => enter());

test.each([
  ['2026-11-21T01:30:00Z', expect.stringMatching(/^2026-11-21 /)],
  ['yesterday', 'yesterday'],
  [undefined, 'u1'],
])('a record named by the instant %s has the name %s', (time, want) => {
  const { result } = renderHook(() => useRecordName(dailySettlementLog), { wrapper: LocaleProvider });
  expect(result.current({ uuid: 'u1', [dailySettlementLog.displayProperty]: time })).toEqual(want);
});
