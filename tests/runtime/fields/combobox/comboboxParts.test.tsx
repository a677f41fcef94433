import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionList } from '../../../../src/runtime/fields/combobox/comboboxParts.tsx';

test.each([
  { when: 'the form scrolls', trigger: (form: HTMLElement) => form.dispatchEvent(new Event('scroll')) },
  { when: 'the window changes its size', trigger: () => window.dispatchEvent(new Event('resize')) },
])('an open option list follows its field when $when', ({ trigger }) => {
  const form = document.createElement('form');
  const field = form.appendChild(document.createElement('input'));
  document.body.append(form);
  let top = 100;
  field.getBoundingClientRect = () => new DOMRect(40, top, 200, 32);
  const { unmount } = render(
    <OptionList
      box={{
        anchorEl: field,
        popupOpen: true,
        groupedOptions: ['option'],
        getListboxProps: () => ({ 'aria-label': 'options' }),
        getOptionProps: ({ option }) => ({ key: option }),
        getClearProps: () => ({}),
        getPopupIndicatorProps: () => ({}),
      }}
      note={undefined}
      renderOption={String}
    />,
  );
  const panel = screen.getByLabelText('options').parentElement;
  expect(panel?.style.top).toBe('136px');
  top = 60;
  trigger(form);
  expect(panel?.style.top).toBe('96px');
  unmount();
  form.remove();
});
