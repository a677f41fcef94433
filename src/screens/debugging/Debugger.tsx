import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useRoleObstacle } from '../../runtime/api/access/useRoleObstacle.ts';
import { useResourceCaptions, useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import { confirmStore } from '../../runtime/feedback/dialog/confirmStore.ts';
import type { OwnerRecord } from '../../runtime/record/page/useEditLock.tsx';
import styles from './debugging.module.css';
import { debugDraftStore, useDebugDraft } from './input/debugDraft.ts';
import { InputPane } from './input/InputPane.tsx';
import { ResultPane } from './result/ResultPane.tsx';
import { debugInputOf } from './run/debugRun.ts';
import { RunButtons } from './run/RunButtons.tsx';
import { useDebugRuns } from './run/useDebugRuns.ts';
import { useDestination } from './run/useDestination.ts';

/** Debugs one interface: the input in one pane, the result in the other. */
export function Debugger({ owner }: { readonly owner: OwnerRecord }): ReactNode {
  const t = useTranslate();
  const { record } = owner;
  // The captions of a debug run load together with those of pending data.
  useResourceCaptions('pendingData');
  const drafting = useDebugDraft(record.uuid);
  const debugging = useDebugRuns(owner);
  const destination = useDestination(record);
  const obstacle = useRoleObstacle()('interfaceConfig.debugRun');
  const result = useRef<HTMLElement>(null);
  const input = debugInputOf(record.uuid, drafting.draft);

  async function start(send: boolean): Promise<void> {
    if (!input || debugging.running || obstacle !== undefined) return;
    if (send && !(await confirmSending())) return;
    const hasResult = await debugging.start({ ...input, send });
    // The operator can type during the run. Text that no run has keeps its protection.
    const isUnchanged = debugDraftStore.get(record.uuid).data === input.data;
    if (hasResult && isUnchanged) drafting.change({ isTyped: false });
    // On narrow screens the result is below the input.
    result.current?.scrollIntoView({ block: 'nearest' });
  }
  const confirmSending = (): Promise<boolean> =>
    confirmStore.ask({
      title: t('debugging.send.title', { name: String(record.interfaceName) }),
      consequence: t('debugging.send.consequence', { target: destination ?? t('debugging.send.unknown') }),
      confirm: t('debugging.send.confirm'),
      danger: true,
    });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOver = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOver) return;
    event.preventDefault();
    void start(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter is a shortcut of the button inside
    <div className={styles.debugger} onKeyDown={onKeyDown}>
      <div className={styles.panes}>
        <section className={styles.pane} aria-label={t('debugging.input.name')}>
          <InputPane owner={owner} {...drafting} />
          <RunButtons
            owner={owner}
            isReady={input !== undefined}
            obstacle={obstacle}
            running={debugging.running}
            start={(send) => void start(send)}
            cancel={debugging.cancel}
          />
        </section>
        <section ref={result} className={styles.pane} aria-label={t('debugging.result.name')}>
          <ResultPane owner={owner} debugging={debugging} take={drafting.take} />
        </section>
      </div>
    </div>
  );
}
