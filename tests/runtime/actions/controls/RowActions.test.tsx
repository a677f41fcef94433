import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import { actionsOf, labelledActionOf } from '../../../../src/runtime/actions/actionsOf.ts';
import { RowActions } from '../../../../src/runtime/actions/controls/RowActions.tsx';
import { useActionPhrases } from '../../../../src/runtime/actions/useActionPhrases.ts';
import { openPopup } from '../../core/openPopup.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
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
  ['remove', rowIn('OFFLINE', false, 3), '仅当“待处理数”为 0 时可用'],
  ['remove', rowIn('OFFLINE', false), 'allowed'],
])('the action %s on the row %o shows: %s', (action, row, want) => {
  renderLocalized(<Reason action={action} row={row} />);
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
  renderLocalized(<DocumentReason row={{ uuid: 'd1', ...row }} />);
  expect(screen.getByText(want)).toBeDefined();
});

test.each([
  { status: 'OFFLINE', want: '上线' },
  { status: 'ONLINE', want: '挂起' },
  { status: 'SUSPENDED', want: '恢复' },
])('a record in the state $status has one labelled button: $want', async ({ status, want }) => {
  const run = vi.fn();
  const row = rowIn(status, false);
  renderLocalized(<RowActions resource={erpdown} row={row} run={run} />);
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.filter(Boolean)).toEqual([want]);
  await userEvent.click(screen.getByRole('button', { name: want }));
  expect(run).toHaveBeenCalledWith(labelledActionOf(erpdown, row), row);
});

test('a record whose state allows no primary action has only the menu', () => {
  renderLocalized(
    <RowActions resource={pendingData} row={{ uuid: 'd1', status: 'PENDING' }} run={vi.fn()} />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['']);
});

test('the menu has every action, and shows why one is not possible', async () => {
  renderLocalized(<RowActions resource={erpdown} row={rowIn('ONLINE', false)} run={vi.fn()} />);
  await openPopup(screen.getByRole('button', { name: /更多操作/ }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items).toHaveLength(actionsOf(erpdown).length);
  const online = items.find(({ textContent }) => textContent?.startsWith('上线'));
  expect(online?.textContent).toContain('当前已上线，无需操作');
  expect(online?.getAttribute('aria-disabled')).toBe('true');
});
