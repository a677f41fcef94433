import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { Bar } from '../../../../src/runtime/shell/bar/Bar.tsx';
import { LazyDemoBadge } from '../../../../src/runtime/shell/bar/lazyDemoBadge.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeAll(async () => {
  await enter();
  await LazyDemoBadge.load();
});

test.each([
  { given: 'a demo company', companyUuid: 'c2', want: 1 },
  { given: 'a company', companyUuid: 'c1', want: 0 },
  { given: 'a company that the answer did not name', companyUuid: 'c3', want: 0 },
])('$given has $want badges in the bar', async ({ companyUuid, want }) => {
  companyStore.set([
    { uuid: 'c1', name: 'North' },
    { uuid: 'c2', name: 'South', demo: true },
  ]);
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid });
  await act(async () => renderLocalized(<Bar onToggleNavigation={() => undefined} />));
  expect(screen.queryAllByRole('button', { name: '演示' })).toHaveLength(want);
});
