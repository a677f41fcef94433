import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TextFilter } from '../../../../src/runtime/list/filters/TextFilter.tsx';

test('text of an input method filters once it is composed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn();
  render(<TextFilter name="Name" value="" onChange={onChange} />);
  const field = screen.getByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'shang' } });
  act(() => vi.advanceTimersByTime(1000));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '上海' } });
  fireEvent.compositionEnd(field);
  act(() => vi.advanceTimersByTime(250));
  expect(onChange.mock.calls).toEqual([['上海']]);
});
