/** Somebody is in the middle of something: rows must not change under an open menu or dialog, and keys are meant for that. */
export const isOccupied = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;
