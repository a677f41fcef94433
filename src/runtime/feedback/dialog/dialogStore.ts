import type { ReactNode } from 'react';
import { createDialogQueue } from './dialogQueue.ts';

/**
 * The dialogs of actions. They survive a move to another page, because an answer may exist only in its dialog, such as
 * a new secret.
 */
export const dialogStore = createDialogQueue<ReactNode>();
