import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Commands } from '../../../src/runtime/command/Commands.tsx';
import { isOverlayOpening, openOverlay, overlayStore } from '../../../src/runtime/command/openOverlay.ts';
import { openPalette } from '../../../src/runtime/command/openPalette.ts';
import { loadCommandSources } from '../../../src/runtime/command/palette/useCommandSources.ts';
import { translate } from '../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { Dialog } from '../../../src/runtime/feedback/dialog/Dialog.tsx';
import { renderPage } from '../core/renderPage.tsx';
import { enter, envelope, lateAnswer, stubService } from '../core/stubService.ts';

beforeEach(async () => {
  stubService();
  await enter();
});

const pressed = vi.fn();

/** Shows a page with a button that has the key N. */
async function show(page: React.ReactNode = null) {
  pressed.mockClear();
  await act(async () =>
    renderPage(
      <>
        <button type="button" aria-keyshortcuts="N" onClick={pressed} />
        {page}
        <Commands openedAt="/" />
      </>,
    ),
  );
}

/** Returns true if the browser leaves the key to the console. */
const press = (key: string) => !fireEvent.keyDown(document.body, { key });

const help = { name: '键盘快捷键' };

test('the key ? opens the help sheet, and the page gets keys again when it closes', async () => {
  await show();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => {
    expect([press('?'), press('n')]).toEqual([true, true]);
  });
  await screen.findByRole('dialog', help);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('n');
  expect(pressed).toHaveBeenCalledOnce();
});

test('the key ? does nothing while a dialog is open', async () => {
  await show(
    <Dialog title="新建" onClose={() => {}}>
      <input />
    </Dialog>,
  );
  expect(press('?')).toBe(false);
  expect(isOverlayOpening()).toBe(false);
});

test('the palette opens the help sheet', async () => {
  await loadCommandSources();
  await show();
  await act(() => openOverlay({ shows: 'palette', record: undefined }));
  await userEvent.type(await screen.findByRole('combobox'), '快捷键');
  await userEvent.click(await screen.findByRole('option', { name: /^键盘快捷键/ }));
  expect(await screen.findByRole('dialog', help)).toBeDefined();
  act(() => overlayStore.set([]));
});

test.each([
  {
    given: 'a look at the help sheet',
    open: () => openOverlay({ shows: 'help' }),
    close: async () => userEvent.click(await screen.findByRole('button', { name: '关闭' })),
  },
  {
    given: 'a look at another palette',
    open: openPalette,
    close: async () => userEvent.type(await screen.findByRole('combobox'), '{Escape}'),
  },
])('the answer of an action of the palette appears after $given', async ({ open, close }) => {
  const rotated = lateAnswer();
  stubService({
    '/partnerKey/query': () => envelope([{ uuid: 'k1', name: 'ERP', status: 'ACTIVE' }]),
    '/partnerKey/rotate': () => rotated.promise,
  });
  await loadCommandSources();
  navigate('/access?tab=partnerKey&view=edit&uuid=k1');
  await show();
  await act(openPalette);
  const rotate = translate('resources.partnerKey.actions.rotate.title');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${rotate}`) }));
  await userEvent.click(await screen.findByRole('button', { name: rotate }));
  await act(open);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rotated.resolve(envelope({ name: 'ERP', secret: 'only-once' }));
  await screen.findByText('only-once');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(overlayStore.get()).toEqual([]));
});

test('the palette opens over the page', async () => {
  await show();
  await act(() => openOverlay({ shows: 'palette', record: undefined }));
  expect(await screen.findByRole('combobox')).toBeDefined();
  act(() => overlayStore.set([]));
  expect(screen.queryByRole('combobox')).toBeNull();
});
