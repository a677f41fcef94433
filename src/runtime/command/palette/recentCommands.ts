import { isRecord } from '../../../contract/json/isRecord.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { readStored } from '../../core/storage/readStored.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import type { Command } from './Command.ts';

/** A recently used command; one that leads to a record has the data to show it again. */
type RecentCommand = Pick<Command, 'id' | 'to' | 'title' | 'detail'>;

const maxRecent = 6;

/** The key contains the company, because records belong to one, and the operator. */
function storageKey(): string {
  const { loginId = '', companyUuid = '' } = sessionStore.get() ?? {};
  return `commands ${loginId} ${companyUuid}`;
}

const isRecent = (entry: unknown): entry is RecentCommand =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.title === 'string';

/** The most recent first. Invalid entries in browser storage are ignored. */
const readRecent = (): readonly RecentCommand[] =>
  readStored<readonly unknown[]>(localStorage, storageKey(), []).filter(isRecent);

/** The operator's recent commands, kept in browser storage. */
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

/** The recent commands that are still possible; records come from the stored entries. */
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
