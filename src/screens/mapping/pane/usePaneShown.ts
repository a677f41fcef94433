import { useState } from 'react';

const storageKey = 'mapping.pane';

/** Whether the side pane is shown, kept in the browser. */
export function usePaneShown(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(storageKey) !== 'hidden');
  const toggle = (): void => {
    setShown(!isShown);
    localStorage.setItem(storageKey, isShown ? 'hidden' : 'shown');
  };
  return [isShown, toggle];
}
