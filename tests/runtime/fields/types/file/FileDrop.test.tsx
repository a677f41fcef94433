import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '../../../../../src/runtime/fields/types/file/FileDrop.tsx';

const file = new File(['{}'], 'a.json');

test.each([
  { dragged: 'a file', dataTransfer: { files: [file], types: ['Files'] }, want: [[file]], isTaken: true },
  { dragged: 'a text', dataTransfer: { files: [], types: ['text/plain'] }, want: [], isTaken: false },
])('dropping $dragged is left to the controls inside: not $isTaken', ({ dataTransfer, want, isTaken }) => {
  const onFile = vi.fn();
  render(
    <FileDrop accept=".json" className={undefined} onFile={onFile}>
      {() => <textarea />}
    </FileDrop>,
  );
  const area = screen.getByRole('textbox');
  for (const create of [createEvent.dragOver, createEvent.drop]) {
    const event = create(area, { dataTransfer });
    fireEvent(area, event);
    expect(event.defaultPrevented).toBe(isTaken);
  }
  expect(onFile.mock.calls).toEqual(want);
});
