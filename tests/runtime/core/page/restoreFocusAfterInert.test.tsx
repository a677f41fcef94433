import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreFocusAfterInert } from '../../../../src/runtime/core/page/pageFocus.ts';

const Actions = ({ isBusy }: { readonly isBusy: boolean }): ReactNode => (
  <>
    <div inert={isBusy}>
      <button type="button">下线</button>
    </div>
    <input />
  </>
);

const moment = () => new Promise((resolve) => setTimeout(resolve));

let stop = (): void => {};
beforeEach(() => {
  stop = restoreFocusAfterInert();
});
afterEach(() => stop());

test.each([
  { before: 'the action', meanwhile: 'the body', want: 'the action' },
  { before: 'the action', meanwhile: 'the field', want: 'the field' },
  { before: 'the field', meanwhile: 'the body', want: 'the body' },
])(
  'the focus moves from $before to $meanwhile, and to $want after the inert state',
  async ({ before, meanwhile, want }) => {
    const { rerender } = render(<Actions isBusy={false} />);
    const places: Readonly<Record<string, HTMLElement>> = {
      'the action': screen.getByRole('button'),
      'the field': screen.getByRole('textbox'),
      'the body': document.body,
    };
    places[before]?.focus();
    rerender(<Actions isBusy />);
    await moment();
    // A browser removes the focus from an inert element.
    places[before]?.blur();
    places[meanwhile]?.focus();
    rerender(<Actions isBusy={false} />);
    await moment();
    expect(document.activeElement).toBe(places[want]);
  },
);
