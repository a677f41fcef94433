import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { TabBar } from '../../../runtime/resource/TabBar.tsx';
import type { Owner } from '../../../runtime/resource/useLock.tsx';
import { useUrlState } from '../../../runtime/routing/useUrlState.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import type { DraftControls } from '../input/useDraft.ts';
import type { KeptRun } from '../run/DebugRun.ts';
import type { DebugRuns } from '../run/useDebugRun.ts';
import { Mapped } from './Mapped.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { RequestView } from './RequestView.tsx';
import { ResponseView } from './ResponseView.tsx';
import { RunBar } from './RunBar.tsx';
import { Summary } from './Summary.tsx';
import { Trace } from './Trace.tsx';
import { useOutcome } from './useOutcome.ts';

interface ResultPaneProps extends Pick<DraftControls, 'take'> {
  readonly owner: Owner;
  readonly debugging: DebugRuns;
}

const tabs = ['summary', 'trace', 'request', 'response', 'mapped'] as const;

/** What came of the runs of this session: one of them, a tab at a time. Which tab stands in the URL. */
export function ResultPane({ owner, debugging, take }: ResultPaneProps): ReactNode {
  const t = useTranslate();
  const outcomeOf = useOutcome();
  const [{ part }, go] = useUrlState({ part: 'summary' });
  const [chosen, choose] = useState<KeptRun>();
  const { runs, running, refusal } = debugging;
  const [newest] = runs;
  // A new run is looked at when it is there, whichever was chosen before.
  const [seen, setSeen] = useState(newest);
  if (seen !== newest) {
    setSeen(newest);
    choose(undefined);
  }
  const shown = chosen ?? newest;
  const heard = running ? t('debugging.result.running') : newest && !refusal ? outcomeOf(newest) : '';
  return (
    <>
      <p role="status" className={controls.heard}>
        {heard}
      </p>
      {refusal && <RefusalNotice refusal={refusal} />}
      {running && !shown && <Skeleton />}
      {!running && !shown && !refusal && (
        <EmptyState title={t('debugging.result.none.title')} text={t('debugging.result.none.text')} />
      )}
      {shown && (
        <div className={styles.result} data-stale={running}>
          <RunBar runs={runs} shown={shown} choose={choose} take={take} />
          <TabBar
            label={t('debugging.result.name')}
            look="inner"
            tabs={tabs.map((id) => ({ id, title: t(`debugging.result.tabs.${id}`) }))}
            current={tabs.find((id) => id === part) ?? 'summary'}
            onSelect={(next) => go({ part: next })}
          />
          <Content key={shown.number} part={part} owner={owner} shown={shown} runs={runs} />
        </div>
      )}
    </>
  );
}

interface ContentProps {
  readonly part: string;
  readonly owner: Owner;
  readonly shown: KeptRun;
  readonly runs: readonly KeptRun[];
}

function Content({ part, owner, shown, runs }: ContentProps): ReactNode {
  const { run } = shown;
  if (part === 'trace') return <Trace uuid={owner.record.uuid} run={run} />;
  if (part === 'request') return <RequestView run={run} />;
  if (part === 'response') return <ResponseView run={run} />;
  if (part === 'mapped') return <Mapped run={run} />;
  return <Summary shown={shown} runs={runs} />;
}
