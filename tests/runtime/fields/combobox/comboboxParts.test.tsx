import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionList } from '../../../../src/runtime/fields/combobox/comboboxParts.tsx';

test.each([
  { when: 'what holds it is scrolled', tell: (form: HTMLElement) => form.dispatchEvent(new Event('scroll')) },
  { when: 'the window gets another size', tell: () => window.dispatchEvent(new Event('resize')) },
])('an open list follows its field: $when', ({ tell }) => {
  const form = document.createElement('form');
  const field = form.appendChild(document.createElement('input'));
  document.body.append(form);
  let top = 100;
  field.getBoundingClientRect = () => new DOMRect(40, top, 200, 32);
  const { unmount } = render(
    <OptionList anchor={field} listbox={{ 'aria-label': 'options' }} note={undefined}>
      <li>option</li>
    </OptionList>,
  );
  const panel = screen.getByLabelText('options').parentElement;
  expect(panel?.style.top).toBe('136px');
  top = 60;
  tell(form);
  expect(panel?.style.top).toBe('96px');
  unmount();
  form.remove();
});
