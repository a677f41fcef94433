import { isRecord } from '../../../contract/json/isRecord.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import type { Command } from './Command.ts';

/** A command that was used; what leads to a record brings all that offers it again. */
export type RecentCommand = Pick<Command, 'id' | 'to' | 'title' | 'detail'>;

const maxRecent = 6;

/** Records belong to a company, habits to an operator. */
function storageKey(): string {
  const { loginId = '', companyUuid = '' } = sessionStore.get() ?? {};
  return `commands ${loginId} ${companyUuid}`;
}

const isRecent = (entry: unknown): entry is RecentCommand =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.title === 'string';

/** What was used last comes first. What browser storage holds besides is ignored. */
function readRecent(): readonly RecentCommand[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** The commands that an operator used last, kept in browser storage. */
export const recentStore = {
  get: readRecent,
  add: ({ id, to, title, detail }: Command): void => {
    const others = readRecent().filter((other) => other.id !== id);
    localStorage.setItem(
      storageKey(),
      JSON.stringify([{ id, to, title, detail }, ...others].slice(0, maxRecent)),
    );
  },
};

/** What was used last, as far as it can still be done; records are offered by what was kept of them. */
export const recentCommands = (
  recent: readonly RecentCommand[],
  commands: readonly Command[],
  group: string,
): Command[] =>
  recent.flatMap(({ id, to, title, detail }): Command[] => {
    const known = commands.find((command) => command.id === id);
    if (known) return [{ ...known, group }];
    return to
      ? [{ id, kind: 'record', group, title, detail, names: [title], to, run: () => confirmAndNavigate(to) }]
      : [];
  });
