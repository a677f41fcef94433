import { formatShortcut } from '../../core/keyboard/shortcutKeys.ts';

/** Symbols are clearer than key names. */
const keySigns: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Minus: '−',
};

/** A key with its label on a keyboard: `Alt+↑`. */
export const formatKeyCap = (key: string): string =>
  formatShortcut(key)
    .split('+')
    .map((part) => keySigns[part] ?? part)
    .join('+');
