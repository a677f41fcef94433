import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { MetricsModel } from '../../contract/model/metrics.ts';
import { choiceKey, fieldKey, screenKey } from '../../contract/text/captions.ts';
import type { OperationArgs } from '../api/buildRequest.ts';
import { useOperation } from '../api/useOperation.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../core/routing/useUrlState.ts';
import controls from '../core/theme/controls.module.css';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LiveToggle } from '../list/bar/LiveToggle.tsx';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { amountOf, type MetricsData } from '../metrics/metricsData.ts';
import { useMetrics } from '../metrics/useMetrics.ts';
import type { PanelProps } from '../record/screen/panels.tsx';
import { ScreenHeader } from '../record/screen/ScreenHeader.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './overview.module.css';
import { screensListing } from './overviewLinks.tsx';
import { RecordTable } from './RecordTable.tsx';
import { TimeChart } from './TimeChart.tsx';

interface PeriodSwitchProps {
  readonly metrics: MetricsModel;
  readonly current: string;
  readonly choose: (span: string) => void;
}

/** A choice of the period. */
function PeriodSwitch({ metrics: { entity, period: span }, current, choose }: PeriodSwitchProps): ReactNode {
  const t = useTranslate();
  const path = [span.property];
  return (
    <fieldset className={styles.periods} aria-label={t(`${fieldKey(entity, path)}.title`)}>
      {span.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={controls.button}
          aria-pressed={choice === current}
          onClick={() => choose(choice)}
        >
          {t(choiceKey(entity, path, choice))}
        </button>
      ))}
    </fieldset>
  );
}

/** The empty state, with the first step. */
function EmptyOverview({ metrics: { records } }: { readonly metrics: MetricsModel }): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState title={t('overview.first.title')} text={t('overview.first.text')}>
      <span className={styles.steps}>
        {screensListing(records.of).map(({ name, route }) => (
          <Link key={name} href={route} className={controls.button}>
            {t(screenKey(name, 'title'))}
          </Link>
        ))}
      </span>
    </EmptyState>
  );
}

interface OverviewContentProps {
  readonly metrics: MetricsModel;
  readonly route: string;
  readonly data: MetricsData;
}

const OverviewContent = ({ metrics, route, data }: OverviewContentProps): ReactNode =>
  amountOf(data, metrics.count) === 0 ? (
    <EmptyOverview metrics={metrics} />
  ) : (
    <>
      <FindingList metrics={metrics} data={data} />
      <FigureTiles metrics={metrics} route={route} data={data} />
      <TimeChart metrics={metrics} route={route} data={data} />
      <RecordTable metrics={metrics} data={data} />
    </>
  );

/** The state of operation: problems, figures, a chart and the records, refreshed while visible. */
export function OverviewPanel({ title, tabs, metrics: name = '' }: PanelProps): ReactNode {
  const t = useTranslate();
  const [route] = useLocation();
  const metrics = useMetrics(name);
  const { property, choices } = metrics.period;
  const [state, set] = useUrlState({ [property]: choices[0] ?? '' });
  const span = choices.find((choice) => choice === state[property]) ?? choices[0] ?? '';
  const args: OperationArgs = { body: { [property]: span } };
  const { data, error, isValidating, mutate } = useOperation<string>(metrics.operation, args, {
    inline: true,
  });
  const answer = data as MetricsData | undefined;
  if (error && (error.answer.status === 404 || error.answer.status === 501))
    return (
      <>
        <ScreenHeader title={title} />
        {tabs}
        <EmptyState title={t('overview.notOffered.title')} text={t('overview.notOffered.text')} />
      </>
    );
  const read = () => void mutate();
  return (
    <>
      <ScreenHeader title={title}>
        <LiveToggle
          seconds={metrics.refresh}
          isSuspended={false}
          read={read}
          isReading={isValidating}
          hasFailed={error !== undefined}
        />
        <PeriodSwitch metrics={metrics} current={span} choose={(choice) => set({ [property]: choice })} />
      </ScreenHeader>
      {tabs}
      <div className={styles.overview} data-old={answer && answer[property] !== span}>
        {error && <ErrorNotice error={error} retry={read} />}
        {answer ? (
          <OverviewContent metrics={metrics} route={route} data={answer} />
        ) : (
          !error && <div className={styles.placeholder} />
        )}
      </div>
    </>
  );
}
