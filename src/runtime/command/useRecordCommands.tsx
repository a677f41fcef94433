import type { ReactNode } from 'react';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Action } from '../../contract/resource.ts';
import { actionsOf } from '../actions/actionsOf.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { useRunAction } from '../actions/useRunAction.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { sectionsOf } from '../resource/sectionsOf.ts';
import { useOffered } from '../resource/useOffered.ts';
import { useRecord } from '../resource/useRecord.ts';
import type { Command } from './Command.ts';
import type { OpenRecord } from './commandStore.ts';
import { goTo } from './goTo.ts';
import { namesOf } from './namesOf.ts';
import { tabLink } from './screenCommands.ts';

interface RecordCommands {
  readonly commands: readonly Command[];
  /** What an action asks, or shows; to be rendered by the caller. */
  readonly dialog: ReactNode;
}

/** What can be done with the record on screen, or why it cannot be done now, and the sections of its page. */
export function useRecordCommands({ screen, tab, resource, uuid }: OpenRecord): RecordCommands {
  const t = useTranslate();
  const { record } = useRecord(resource, uuid);
  const offered = useOffered(resource);
  const { run, dialog } = useRunAction(offered);
  const words = useActionWords(resource);
  if (!record) return { commands: [], dialog };
  const { name, roles, displayProperty: naming } = resource;
  const group = String(record[naming] ?? t(resourceKey(name, 'title')));
  const act = async (action: Action): Promise<void> => {
    const isDone = await run(action, record);
    if (isDone && action.operation === roles.remove) await goTo(tabLink(screen, tab));
  };
  const actions = actionsOf(offered).map((action): Command => {
    return {
      id: `action ${name} ${action.name}`,
      kind: 'action',
      group,
      title: words.title(action),
      // Removal, which no schema has to word, is called the same everywhere.
      names: [
        ...namesOf(resourceKey(name, `actions.${action.name}.title`)),
        ...namesOf(`action.${action.name}.title`),
      ],
      reason: words.reason(action.name, record),
      run: () => act(action),
    };
  });
  const sections = sectionsOf(resource).map((section): Command => {
    const key = section.tab ? resourceKey(name, `recordTabs.${section.id}.title`) : `record.${section.id}`;
    return {
      id: `section ${name} ${section.id}`,
      kind: 'screen',
      group,
      title: t(key),
      names: namesOf(key),
      run: () => goTo(`${tabLink(screen, tab)}&view=edit&uuid=${uuid}&section=${section.id}`),
    };
  });
  return { commands: [...actions, ...sections], dialog };
}
