import { toldKey } from './keys.ts';

/** Signs say more than names. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Minus: '−',
};

/** A key as it is printed on a keyboard: `Alt+↑`. */
export const keyFace = (key: string): string =>
  toldKey(key)
    .split('+')
    .map((part) => signs[part] ?? part)
    .join('+');
