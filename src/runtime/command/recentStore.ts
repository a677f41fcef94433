import { isRecord } from '../../contract/isRecord.ts';
import { sessionStore } from '../session/sessionStore.ts';
import type { Command } from './Command.ts';

/** A command that was used; what leads to a record brings all that offers it again. */
export type Recent = Pick<Command, 'id' | 'to' | 'title' | 'detail'>;

const most = 6;

/** Records belong to a company, habits to an operator. */
function storageKey(): string {
  const { loginId = '', companyUuid = '' } = sessionStore.get() ?? {};
  return `commands ${loginId} ${companyUuid}`;
}

const isRecent = (entry: unknown): entry is Recent =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.title === 'string';

/** What was used last comes first. What browser storage holds besides is ignored. */
function get(): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** The commands that an operator used last, kept in browser storage. */
export const recentStore = {
  get,
  add: ({ id, to, title, detail }: Command): void => {
    const others = get().filter((other) => other.id !== id);
    localStorage.setItem(storageKey(), JSON.stringify([{ id, to, title, detail }, ...others].slice(0, most)));
  },
};
