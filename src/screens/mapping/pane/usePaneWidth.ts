import { useState } from 'react';

const storageKey = 'mapping.paneWidth';
const narrowest = 280;
const widest = 900;

const within = (width: number): number => Math.round(Math.max(narrowest, Math.min(width, widest)));

/** The width of the side pane in pixels, kept in the browser. */
export function usePaneWidth() {
  const [width, setWidth] = useState(() => within(Number(localStorage.getItem(storageKey) ?? 400)));
  const resize = (wanted: number): void => {
    const next = within(wanted);
    setWidth(next);
    localStorage.setItem(storageKey, String(next));
  };
  return { width, narrowest, widest, resize };
}
