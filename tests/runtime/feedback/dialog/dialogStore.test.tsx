import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { Dialogs } from '../../../../src/runtime/feedback/dialog/Dialogs.tsx';
import { dialogStore } from '../../../../src/runtime/feedback/dialog/dialogStore.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  navigate('/erpdown');
  renderLocalized(<Dialogs />);
});

/** Opens a dialog with one field. Returns the function that closes it, and its answers. */
function open(name: string, page?: string) {
  const answers: unknown[] = [];
  let close: (answer: string) => void = () => {};
  act(() => {
    const answer = dialogStore.open<string>((end) => {
      close = end;
      return <input aria-label={name} />;
    }, page);
    void answer.then((said) => answers.push(said));
  });
  return { close: (answer: string) => act(async () => close(answer)), answers };
}
const shown = (): string[] =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .map((field) => `${field.getAttribute('aria-label')} ${field.value}`.trim());

test('a dialog that opens over another one waits until that one is answered', async () => {
  const prompt = open('prompt');
  await userEvent.type(screen.getByRole('textbox'), 'typed');
  const result = open('result');
  expect(shown()).toEqual(['prompt typed']);
  await prompt.close('yes');
  expect([prompt.answers, shown()]).toEqual([['yes'], ['result']]);
  await result.close('seen');
  expect([result.answers, shown()]).toEqual([['seen'], []]);
});

test('a dialog that closes before its turn does not appear', async () => {
  const prompt = open('prompt');
  const progress = open('progress');
  await progress.close('done');
  expect([progress.answers, shown()]).toEqual([['done'], ['prompt']]);
  await prompt.close('no');
  expect(shown()).toEqual([]);
});

test.each<[what: string, page: string | undefined, to: string, want: readonly string[]]>([
  ['survives a move to another page', undefined, '/erpup', ['result']],
  ['of a page closes when the operator leaves the page', '/erpdown', '/erpup', []],
  ['of a page stays on the page', '/erpdown', '/erpdown', ['result']],
  ['of a page that was left before does not appear', '/erpup', '/erpdown', []],
])('a dialog %s', async (_what, page, to, want) => {
  const result = open('result', page);
  await act(async () => navigate(to));
  expect([shown(), result.answers]).toEqual([want, want.length > 0 ? [] : [undefined]]);
  await result.close('seen');
});

test('a dialog ends with its session, without an answer', async () => {
  const result = open('result');
  await act(async () => cleanup());
  renderLocalized(<Dialogs />);
  expect([shown(), result.answers]).toEqual([[], [undefined]]);
});
