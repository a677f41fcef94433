import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { findObstacle } from '../../../../src/contract/model/lifecycle.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import { actionsOf } from '../../../../src/runtime/actions/actionsOf.ts';
import { RowActions } from '../../../../src/runtime/actions/controls/RowActions.tsx';
import { useActionPhrases } from '../../../../src/runtime/actions/useActionPhrases.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(async () => {
  stubService();
  await enter('erpdown', 'pendingData');
});

const rowIn = (status: string, debug: boolean, pendingCount = 0) => ({
  uuid: 'u1',
  interfaceName: 'asn',
  status,
  debug,
  pendingCount,
});

function Reason({ action, row }: { action: string; row: ReturnType<typeof rowIn> }) {
  return <p>{useActionPhrases(erpdown).reason(action, row) ?? 'allowed'}</p>;
}

test.each([
  ['online', rowIn('OFFLINE', false), 'allowed'],
  ['online', rowIn('ONLINE', false), '当前已上线，无需操作'],
  ['offline', rowIn('SUSPENDED', false), 'allowed'],
  ['offline', rowIn('OFFLINE', false), '当前已下线，无需操作'],
  ['suspend', rowIn('OFFLINE', false), '仅在已上线时可用'],
  ['debug', rowIn('ONLINE', true), '“调试中”时不可用'],
  ['unDebug', rowIn('ONLINE', false), '仅在“调试中”时可用'],
  ['modify', rowIn('ONLINE', false), '仅在已下线时可用'],
  ['remove', rowIn('OFFLINE', false, 3), '仅当待处理数为 0 时可用'],
  ['remove', rowIn('OFFLINE', false), 'allowed'],
])('the action %s on the row %o shows: %s', (action, row, want) => {
  render(
    <LocaleProvider>
      <Reason action={action} row={row} />
    </LocaleProvider>,
  );
  expect(screen.getByText(want)).toBeDefined();
});

function DocumentReason({ row }: { readonly row: Row }) {
  return <p>{useActionPhrases(pendingData).reason('debug', row) ?? 'allowed'}</p>;
}

test.each([
  { row: { status: 'FAILED', interfaceDebug: true }, want: 'allowed' },
  { row: { status: 'FAILED', interfaceDebug: false }, want: '仅在“所属接口调试中”时可用' },
  { row: { status: 'SUCCESS', interfaceDebug: true }, want: /^仅在.*待处理.*时可用$/ },
  // A back end with only the customer's operations does not send `interfaceDebug`.
  { row: { status: 'FAILED' }, want: 'allowed' },
])('the action debug on the document $row shows: $want', ({ row, want }) => {
  render(
    <LocaleProvider>
      <DocumentReason row={{ uuid: 'd1', ...row }} />
    </LocaleProvider>,
  );
  expect(screen.getByText(want)).toBeDefined();
});

test('a primary action is disabled and does nothing exactly when the lifecycle forbids it', async () => {
  for (const status of ['OFFLINE', 'ONLINE', 'SUSPENDED']) {
    const row = rowIn(status, false);
    const run = vi.fn();
    const { unmount } = render(
      <LocaleProvider>
        <RowActions resource={erpdown} row={row} run={run} />
      </LocaleProvider>,
    );
    for (const { name, primary } of actionsOf(erpdown)) {
      if (!primary) continue;
      const button = screen.getByRole('button', { name: name === 'online' ? '上线' : '下线' });
      const allowed = findObstacle(erpdown.lifecycle, name, row) === undefined;
      run.mockClear();
      await userEvent.click(button);
      expect([status, name, run.mock.calls.length]).toEqual([status, name, allowed ? 1 : 0]);
      expect(button.getAttribute('aria-disabled')).toBe(String(!allowed));
    }
    unmount();
  }
});

test('keyboard focus shows the reason why an action is not possible', async () => {
  render(
    <LocaleProvider>
      <RowActions resource={erpdown} row={rowIn('ONLINE', false)} run={vi.fn()} />
    </LocaleProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toContain('当前已上线，无需操作');
});
