import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { RowActions } from '../../../../src/runtime/actions/controls/RowActions.tsx';
import { useActionPhrases } from '../../../../src/runtime/actions/useActionPhrases.ts';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { CreateButton } from '../../../../src/runtime/record/screen/CreateButton.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(async () => {
  stubService();
  await enter('erpdown', 'erp');
});

const row = { uuid: 'u1', interfaceName: 'asn', status: 'OFFLINE', debug: false, pendingCount: 0 };

function Reason({ action }: { readonly action: string }) {
  return <p>{useActionPhrases(erpdown).reason(action, row) ?? 'allowed'}</p>;
}

const signInAs = (role: Role | undefined) =>
  companyStore.set([{ uuid: 'c1', name: 'C', ...(role && { role }) }]);

test.each<[role: Role | undefined, action: string, want: string]>([
  ['viewer', 'online', '需要“操作员”角色'],
  ['viewer', 'modify', '需要“工程师”角色'],
  ['viewer', 'remove', '需要“工程师”角色'],
  ['operator', 'online', 'allowed'],
  ['operator', 'modify', '需要“工程师”角色'],
  ['engineer', 'remove', 'allowed'],
  ['administrator', 'modify', 'allowed'],
  // A host portal, and a back end without roles.
  [undefined, 'modify', 'allowed'],
])('for %s, the action %s shows: %s', (role, action, want) => {
  signInAs(role);
  renderLocalized(<Reason action={action} />);
  expect(screen.getByText(want)).toBeDefined();
});

test.each<[role: Role | undefined, reason: string | null]>([
  ['viewer', '需要“工程师”角色'],
  ['engineer', null],
  [undefined, null],
])('for %s, the button for a new record has the reason %s', (role, reason) => {
  signInAs(role);
  let clicks = 0;
  renderLocalized(<CreateButton resource={erp} create={() => clicks++} />);
  const button = screen.getByRole('button');
  button.click();
  expect(button.getAttribute('aria-description')).toBe(reason);
  expect(clicks).toBe(reason === null ? 1 : 0);
});

test('a viewer sees the buttons of a row disabled with the reason', () => {
  signInAs('viewer');
  renderLocalized(<RowActions resource={erpdown} row={row} run={() => undefined} edit={() => undefined} />);
  const reasons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-description'));
  expect(reasons).toEqual(['需要“操作员”角色', '需要“工程师”角色', null]);
});
