const typed = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  ...['grid', 'tree', 'menu', 'listbox', 'combobox'].map((role) => `[role="${role}"]`),
].join();

/** Letters have a meaning there already: they are text, or choose among what is listed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;
