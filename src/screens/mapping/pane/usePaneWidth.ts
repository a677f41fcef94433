import { useState } from 'react';

const storageKey = 'mapping.paneWidth';
const usual = 340;
export const narrowest = 280;
export const widest = 900;

const within = (width: number): number => Math.round(Math.max(narrowest, Math.min(width, widest)));

/** The width of the side pane in pixels, kept in the browser. */
export function usePaneWidth(): readonly [number, (wanted: number) => void] {
  const [width, setWidth] = useState(() => within(Number(localStorage.getItem(storageKey)) || usual));
  const resize = (wanted: number): void => {
    const next = within(wanted);
    setWidth(next);
    localStorage.setItem(storageKey, String(next));
  };
  return [width, resize];
}
