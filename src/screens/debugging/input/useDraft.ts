import { useSyncExternalStore } from 'react';
import { useConfirm } from '../../../runtime/feedback/useConfirm.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { type Draft, draftStore } from './draftStore.ts';

export interface DraftControls {
  readonly draft: Draft;
  readonly change: (patch: Partial<Draft>) => void;
  /** Another document instead of the one that is there; asks when that was typed. False when the operator keeps it. */
  readonly take: (data: string, origin: string) => Promise<boolean>;
}

/** The input of one interface. */
export function useDraft(interfaceUuid: string): DraftControls {
  const t = useTranslate();
  const confirm = useConfirm();
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.of(interfaceUuid));
  const change = (patch: Partial<Draft>): void => draftStore.change(interfaceUuid, patch);

  async function take(data: string, origin: string): Promise<boolean> {
    const isLost = draft.isTyped && draft.data.trim() !== '' && draft.data !== data;
    const mayReplace =
      !isLost ||
      (await confirm({
        title: t('debugging.replace.title'),
        consequence: t('debugging.replace.consequence', { origin }),
        confirm: t('debugging.replace.confirm'),
        danger: true,
      }));
    if (mayReplace) change({ inputType: 'DATA', data, origin, isTyped: false });
    return mayReplace;
  }

  return { draft, change, take };
}
