import { expect, test, vi } from 'vitest';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** Loads the module for a platform, which the module reads at its import. */
async function loadOn(platform: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', { platform });
  return import('../../../../src/runtime/command/shortcuts/pressedKeyOf.ts');
}

test.each<[press: object, elsewhere: string, onMac: string]>([
  [{ key: 'n' }, 'N', 'N'],
  [{ key: 'N', shiftKey: true }, 'Shift+N', 'Shift+N'],
  [{ key: 'N' }, 'N', 'N'],
  [{ key: '?', shiftKey: true }, '?', '?'],
  [{ key: '/' }, '/', '/'],
  [{ key: ' ' }, 'Space', 'Space'],
  [{ key: 'ArrowDown' }, 'ArrowDown', 'ArrowDown'],
  [{ key: 'k', ctrlKey: true }, 'Control+K', 'Meta+K'],
  [{ key: 'k', metaKey: true }, 'Meta+K', 'Control+K'],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, 'Control+Shift+K', 'Meta+Shift+K'],
  [{ key: 'Enter', altKey: true }, 'Alt+Enter', 'Alt+Enter'],
])('the key press %o is %s, and %s on a Mac', async (press, elsewhere, onMac) => {
  const { pressedKeyOf } = await loadOn('Linux x86_64');
  expect(pressedKeyOf({ ...none, key: '', ...press })).toBe(elsewhere);
  const mac = await loadOn('MacIntel');
  expect(mac.pressedKeyOf({ ...none, key: '', ...press })).toBe(onMac);
});
