/**
 * The keys of the console's shortcuts, by command and in the format of `aria-keyshortcuts`; a space separates
 * alternatives. Controls use them; `shortcuts.ts` lists where each applies and what it does.
 */
export const shortcutKeys = {
  palette: 'Control+K',
  help: '?',
  goTo: 'G',
  back: 'Escape',
  search: '/',
  create: 'N',
  refresh: 'R',
  next: 'J ArrowDown',
  previous: 'K ArrowUp',
  open: 'Enter',
  choose: 'Space',
  edit: 'E',
  previousPage: '[',
  nextPage: ']',
  save: 'Control+S',
  undo: 'Control+Z',
} as const;

/** After `goTo`, the key of each screen in the order of the navigation. Further screens have none. */
export const screenKeys = '1234567890';

export type ShortcutName = keyof typeof shortcutKeys;

export const isMac = navigator.platform.startsWith('Mac');

/** A key for display: `Ctrl+K`, on a Mac `⌘K`. */
export const formatShortcut = (key: string): string => key.replace('Control+', isMac ? '⌘' : 'Ctrl+');

/** Props that give a control a shortcut and show it in the tooltip. */
export const shortcutProps = (name: ShortcutName, caption: string) => ({
  'aria-keyshortcuts': isMac ? shortcutKeys[name].replace('Control', 'Meta') : shortcutKeys[name],
  title: `${caption} (${formatShortcut(shortcutKeys[name])})`,
});
