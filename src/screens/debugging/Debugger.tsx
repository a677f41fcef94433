import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useConfirm } from '../../runtime/feedback/useConfirm.ts';
import { useTranslate } from '../../runtime/i18n/LocaleProvider.tsx';
import { useLabels } from '../../runtime/i18n/useLabels.ts';
import type { Owner } from '../../runtime/resource/useLock.tsx';
import styles from './debugging.module.css';
import { InputPane } from './input/InputPane.tsx';
import { inputOf } from './input/inputOf.ts';
import { useDraft } from './input/useDraft.ts';
import { ResultPane } from './result/ResultPane.tsx';
import { RunButtons } from './run/RunButtons.tsx';
import { useDebugRun } from './run/useDebugRun.ts';
import { useTarget } from './run/useTarget.ts';

/** One interface: the input on one side, on the other what came of it. */
export function Debugger({ owner }: { readonly owner: Owner }): ReactNode {
  const t = useTranslate();
  const confirm = useConfirm();
  const { record } = owner;
  // Its captions are those of a debug run too.
  useLabels('pendingData');
  const drafting = useDraft(record.uuid);
  const debugging = useDebugRun(owner);
  const target = useTarget(record);
  const result = useRef<HTMLElement>(null);
  const input = inputOf(record.uuid, drafting.draft);

  async function start(send: boolean): Promise<void> {
    if (!input || debugging.running) return;
    if (send && !(await maySend())) return;
    drafting.change({ isTyped: false });
    await debugging.start({ ...input, send });
    // Where there is no room for both, it is below.
    result.current?.scrollIntoView({ block: 'nearest' });
  }
  const maySend = (): Promise<boolean> =>
    confirm({
      title: t('debugging.send.title', { name: String(record.interfaceName) }),
      consequence: t('debugging.send.consequence', { target: target ?? t('debugging.send.unknown') }),
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
