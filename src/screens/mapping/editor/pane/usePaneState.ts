import { useState } from 'react';

const visibilityKey = 'mapping.pane';

/** Returns true while the side pane is shown, and a toggle. The browser keeps the choice. */
export function usePaneVisibility(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(visibilityKey) !== 'hidden');
  const toggle = (): void => {
    setShown(!isShown);
    localStorage.setItem(visibilityKey, isShown ? 'hidden' : 'shown');
  };
  return [isShown, toggle];
}

const widthKey = 'mapping.paneWidth';
const defaultWidth = 340;
export const minPaneWidth = 280;
export const maxPaneWidth = 900;

const clampWidth = (width: number): number =>
  Math.round(Math.max(minPaneWidth, Math.min(width, maxPaneWidth)));

/** The width of the side pane in pixels, kept in the browser. */
export function usePaneWidth(): readonly [number, (wanted: number) => void] {
  const [width, setWidth] = useState(() =>
    clampWidth(Number(localStorage.getItem(widthKey)) || defaultWidth),
  );
  const resize = (wanted: number): void => {
    const next = clampWidth(wanted);
    setWidth(next);
    localStorage.setItem(widthKey, String(next));
  };
  return [width, resize];
}
