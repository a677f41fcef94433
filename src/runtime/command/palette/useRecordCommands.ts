import { resourceKey } from '../../../contract/text/captions.ts';
import { actionsOf } from '../../actions/actionsOf.ts';
import { useActionPhrases } from '../../actions/useActionPhrases.ts';
import { useRunAction } from '../../actions/useRunAction.tsx';
import { useAvailableResource } from '../../api/missing/missingOperations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { recordPageUrl } from '../../core/routing/recordUrl.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import { offeredPageTabs } from '../../record/page/offeredPageTabs.ts';
import { useRecord } from '../../record/page/useRecord.ts';
import type { OpenRecord } from '../openOverlay.ts';
import type { Command } from './Command.ts';
import { namesInAllLocales, tabUrl } from './screenCommands.ts';

/**
 * The actions on the record on screen, with the reasons why they are not possible, and the tabs of its page.
 */
export function useRecordCommands({ screen, tab, resource, uuid }: OpenRecord): readonly Command[] {
  const t = useTranslate();
  const { record } = useRecord(resource, uuid);
  const offered = useAvailableResource(resource);
  const { run } = useRunAction(offered, () => confirmAndNavigate(tabUrl(screen, tab)));
  const words = useActionPhrases(resource);
  if (!record) return [];
  const { name, displayProperty } = resource;
  const group = String(record[displayProperty] ?? t(resourceKey(name, 'title')));
  const actions = actionsOf(offered).map((action): Command => {
    return {
      id: `action ${name} ${action.name}`,
      kind: 'action',
      group,
      title: words.title(action),
      // Removal has no schema phrase; its name is the same everywhere.
      names: [
        ...namesInAllLocales(resourceKey(name, `actions.${action.name}.title`)),
        ...namesInAllLocales(`action.${action.name}.title`),
      ],
      reason: words.reason(action.name, record),
      run: () => run(action, record),
    };
  });
  const sections = offeredPageTabs(resource).map((section): Command => {
    const key = section.tab ? resourceKey(name, `recordTabs.${section.id}.title`) : `record.${section.id}`;
    return {
      id: `section ${name} ${section.id}`,
      kind: 'screen',
      group,
      title: t(key),
      names: namesInAllLocales(key),
      run: () => confirmAndNavigate(recordPageUrl(tabUrl(screen, tab), { uuid, section: section.id })),
    };
  });
  return [...actions, ...sections];
}
