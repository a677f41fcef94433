/**
 * The keys of the console's shortcuts, by what they do and as `aria-keyshortcuts` writes them; a space stands between
 * alternatives. Controls bear them; `shortcuts.ts` says where each holds and what it does.
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

export type ShortcutName = keyof typeof shortcutKeys;

export const isMac = navigator.platform.startsWith('Mac');

/** A key as people read it: `Ctrl+K`, on a Mac `⌘K`. */
export const formatShortcut = (key: string): string => key.replace('Control+', isMac ? '⌘' : 'Ctrl+');

/** What makes a control bear a shortcut, and its tooltip tell of it. */
export const shortcutProps = (name: ShortcutName, caption: string) => ({
  'aria-keyshortcuts': isMac ? shortcutKeys[name].replace('Control', 'Meta') : shortcutKeys[name],
  title: `${caption} (${formatShortcut(shortcutKeys[name])})`,
});
