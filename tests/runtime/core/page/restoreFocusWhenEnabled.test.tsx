import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreFocusWhenEnabled } from '../../../../src/runtime/core/page/pageFocus.ts';

type Actions = (props: { readonly isBusy: boolean }) => ReactNode;

const InertActions: Actions = ({ isBusy }) => (
  <>
    <div inert={isBusy}>
      <button type="button">下线</button>
    </div>
    <input />
  </>
);

const DisabledAction: Actions = ({ isBusy }) => (
  <>
    <button type="button" disabled={isBusy}>
      下线
    </button>
    <input />
  </>
);

const moment = () => new Promise((resolve) => setTimeout(resolve));

/** Takes the focus from a control as a browser does. `blur` of happy-dom leaves it on a disabled control. */
function loseFocus(control = document.body): void {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  other.remove();
  fireEvent.focusOut(control);
  expect(document.activeElement).toBe(document.body);
}

let stop = (): void => {};
beforeEach(() => {
  stop = restoreFocusWhenEnabled();
});
afterEach(() => stop());

test.each([
  { Actions: InertActions, before: 'the action', meanwhile: 'the body', want: 'the action' },
  { Actions: InertActions, before: 'the action', meanwhile: 'the field', want: 'the field' },
  { Actions: InertActions, before: 'the field', meanwhile: 'the body', want: 'the body' },
  { Actions: DisabledAction, before: 'the action', meanwhile: 'the body', want: 'the action' },
  { Actions: DisabledAction, before: 'the action', meanwhile: 'the field', want: 'the field' },
])(
  '$Actions.name: the focus moves from $before to $meanwhile, and to $want when the action is enabled again',
  async ({ Actions, before, meanwhile, want }) => {
    const { rerender } = render(<Actions isBusy={false} />);
    const places: Readonly<Record<string, HTMLElement>> = {
      'the action': screen.getByRole('button'),
      'the field': screen.getByRole('textbox'),
      'the body': document.body,
    };
    places[before]?.focus();
    rerender(<Actions isBusy />);
    // Chromium takes the focus from a disabled control at once, and from an inert part with the next frame.
    if (Actions === InertActions) await moment();
    loseFocus(places[before]);
    await moment();
    places[meanwhile]?.focus();
    rerender(<Actions isBusy={false} />);
    await moment();
    expect(document.activeElement).toBe(places[want]);
  },
);
