import { type ReactNode, useState } from 'react';
import { failureDetails, failureMessage } from '../../../runtime/api/failures.ts';
import { noSuchOperation } from '../../../runtime/api/missing/missingOperations.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { EmptyState } from '../../../runtime/feedback/EmptyState.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { FailureDetails } from '../../../runtime/feedback/toast/FailureDetails.tsx';
import { refusedFieldsOf } from '../../../runtime/form/issues/formIssues.ts';
import type { OwnerRecord } from '../../../runtime/record/page/useEditLock.tsx';
import { TabBar } from '../../../runtime/record/screen/TabBar.tsx';
import styles from '../debugging.module.css';
import type { DebugDraftControls } from '../input/debugDraft.ts';
import type { SessionRun } from '../run/debugRun.ts';
import type { DebugRunControls, RunRefusal } from '../run/useDebugRuns.ts';
import { RequestView, ResponseView } from './httpMessageViews.tsx';
import { MappedDocument } from './PayloadView.tsx';
import { RunBar, useRunLabel } from './RunBar.tsx';
import { Summary } from './Summary.tsx';
import { Trace } from './Trace.tsx';

interface ResultPaneProps extends Pick<DebugDraftControls, 'take'> {
  readonly owner: OwnerRecord;
  readonly debugging: DebugRunControls;
}

const resultTabs = ['summary', 'trace', 'request', 'response', 'mapped'] as const;

/** The result of one run of this session, in tabs. The current tab is in the URL. */
export function ResultPane({ owner, debugging, take }: ResultPaneProps): ReactNode {
  const t = useTranslate();
  const labelOf = useRunLabel();
  const [{ part }, go] = useUrlState({ part: 'summary' });
  const [chosen, choose] = useState<SessionRun>();
  const { runs, running, refusal } = debugging;
  const [newest] = runs;
  // A new run replaces the chosen one on screen.
  const [seen, setSeen] = useState(newest);
  if (seen !== newest) {
    setSeen(newest);
    choose(undefined);
  }
  const shown = chosen ?? newest;
  const announcement = running ? t('debugging.result.running') : newest && !refusal ? labelOf(newest) : '';
  return (
    <>
      <p role="status" className={controls.visuallyHidden}>
        {announcement}
      </p>
      {refusal && <RefusalNotice refusal={refusal} />}
      {running && !shown && <LoadingSkeleton />}
      {!running && !shown && !refusal && (
        <EmptyState title={t('debugging.result.none.title')} text={t('debugging.result.none.text')} />
      )}
      {shown && (
        <div className={styles.result} data-stale={running}>
          <RunBar runs={runs} shown={shown} choose={choose} take={take} />
          <TabBar
            label={t('debugging.result.name')}
            look="inner"
            tabs={resultTabs.map((id) => ({ id, title: t(`debugging.result.tabs.${id}`) }))}
            current={resultTabs.find((id) => id === part) ?? 'summary'}
            onSelect={(next) => go({ part: next })}
          />
          <ResultContent key={shown.number} part={part} owner={owner} shown={shown} runs={runs} />
        </div>
      )}
    </>
  );
}

interface ContentProps {
  readonly part: string;
  readonly owner: OwnerRecord;
  readonly shown: SessionRun;
  readonly runs: readonly SessionRun[];
}

function ResultContent({ part, owner, shown, runs }: ContentProps): ReactNode {
  const { run } = shown;
  if (part === 'trace') return <Trace uuid={owner.record.uuid} run={run} />;
  if (part === 'request') return <RequestView run={run} />;
  if (part === 'response') return <ResponseView run={run} />;
  if (part === 'mapped') return <MappedDocument run={run} />;
  return <Summary shown={shown} runs={runs} />;
}

/** The reason why there is no result. */
export function RefusalNotice({
  refusal: { answer, wasSending },
}: {
  readonly refusal: RunRefusal;
}): ReactNode {
  const t = useTranslate();
  const { error, status } = answer;
  if (error === 'aborted')
    return <Notice text={t(wasSending ? 'debugging.refusal.sending' : 'debugging.refusal.cancelled')} />;
  if (error === noSuchOperation) return <Notice text={t('debugging.refusal.notOffered')} />;
  const problems = refusedFieldsOf(answer).map(({ message }) => message);
  const isUnknown = wasSending && (error !== undefined || (status ?? 0) >= 500);
  return (
    <Notice
      tone="negative"
      text={[
        failureMessage(answer, t),
        ...problems,
        ...(isUnknown ? [t('debugging.refusal.unknown')] : []),
      ].join(' ')}
    >
      <FailureDetails details={failureDetails(answer)} />
    </Notice>
  );
}
