import { act, createEvent, fireEvent } from '@testing-library/react';

/** Opens the panel of a popup's button by the events of a browser, because happy-dom has no popovers. */
export async function openPopup(button: HTMLElement): Promise<void> {
  await act(async () => button.focus());
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('No panel.');
  const opens = createEvent('beforetoggle', panel, {}, { EventType: 'Event' });
  // Awaited, because the content may load.
  await act(async () => {
    fireEvent(panel, Object.assign(opens, { newState: 'open' }));
  });
}
