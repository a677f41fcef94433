import type { Command } from './Command.ts';
import { goTo } from './goTo.ts';
import type { Recent } from './recentStore.ts';

/** What was used last, as far as it can still be done; records are offered by what was kept of them. */
export const recentCommands = (
  recent: readonly Recent[],
  commands: readonly Command[],
  group: string,
): Command[] =>
  recent.flatMap(({ id, to, title, detail }): Command[] => {
    const known = commands.find((command) => command.id === id);
    if (known) return [{ ...known, group }];
    return to ? [{ id, kind: 'record', group, title, detail, names: [title], to, run: () => goTo(to) }] : [];
  });
