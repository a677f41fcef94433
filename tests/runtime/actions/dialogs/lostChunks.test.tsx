import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { actionsOf } from '../../../../src/runtime/actions/actionsOf.ts';
import { useRunAction } from '../../../../src/runtime/actions/useRunAction.tsx';
import { translate } from '../../../../src/runtime/core/i18n/phrases.ts';
import { confirmStore } from '../../../../src/runtime/feedback/dialog/confirmStore.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

const failToLoad = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
vi.mock('../../../../src/runtime/core/files/saveFile.ts', () => failToLoad());
vi.mock('../../../../src/runtime/actions/dialogs/recordInUse.ts', () => ({
  loadReferringRecords: async () => failToLoad(),
}));

beforeEach(() => enter('erpdown'));

function Runner({ name }: { readonly name: string }) {
  const { run } = useRunAction(erpdown);
  const action = actionsOf(erpdown).find((other) => other.name === name);
  if (!action) throw new Error(`There is no action "${name}".`);
  return (
    <button type="button" onClick={() => void run(action, { uuid: 'u1', interfaceName: 'asn' })}>
      go
    </button>
  );
}

test.each([
  {
    what: 'a download whose code does not load shows no success',
    action: 'export',
    path: '/interfaceConfig/export',
    answer: { success: true, data: {} },
    want: '部分页面资源加载失败',
  },
  {
    what: 'a refused removal shows the message of the service if the captions of its users do not load',
    action: 'remove',
    path: '/interfaceConfig/remove',
    answer: { success: false, errorCode: 'IN_USE', errorMessage: '接口被引用', data: { users: [] } },
    want: '接口被引用',
  },
])('$what', async ({ action, path, answer, want }) => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  vi.spyOn(confirmStore, 'ask').mockResolvedValue(true);
  stubService({ [path]: () => answer });
  renderLocalized(<Runner name={action} />);
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(toastStore.get()).not.toEqual([]));
  expect(
    toastStore.get().map(({ message }) => (typeof message === 'function' ? message(translate) : message)),
  ).toEqual([want]);
});
