import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type DialogSlot, useDialog } from '../../../../src/runtime/feedback/dialog/useDialog.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

let slot: DialogSlot;
function Caller() {
  slot = useDialog();
  return slot.dialog;
}

beforeEach(async () => {
  await enter();
  renderLocalized(<Caller />);
});

/** Opens a dialog with one field. Returns the function that closes it, and its answers. */
function open(name: string) {
  const answers: unknown[] = [];
  let close: (answer: string) => void = () => {};
  act(() => {
    const answer = slot.open<string>((end) => {
      close = end;
      return <input aria-label={name} />;
    });
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
