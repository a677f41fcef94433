import { formatShortcut } from '../../core/keyboard/shortcutKeys.ts';

/** Signs say more than names. */
const keySigns: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Minus: '−',
};

/** A key as it is printed on a keyboard: `Alt+↑`. */
export const formatKeyCap = (key: string): string =>
  formatShortcut(key)
    .split('+')
    .map((part) => keySigns[part] ?? part)
    .join('+');
