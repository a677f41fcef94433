import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { screenKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import type { Args } from '../api/buildRequest.ts';
import { useOperation } from '../api/useOperation.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { LiveToggle } from '../list/LiveToggle.tsx';
import type { PanelProps } from '../panel/PanelProps.ts';
import { ScreenHeader } from '../resource/ScreenHeader.tsx';
import { useUrlState } from '../routing/useUrlState.ts';
import controls from '../theme/controls.module.css';
import { FigureTiles } from './FigureTiles.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './overview.module.css';
import { useOverviewAt } from './overviewAt.ts';
import { screensOf } from './places.ts';
import { RecordTable } from './RecordTable.tsx';
import { SpanSwitch } from './SpanSwitch.tsx';
import { TimeChart } from './TimeChart.tsx';
import { amountIn, type Told } from './told.ts';

/** Says what will be here, and where to begin. */
function FirstSteps({ overview: { records } }: { readonly overview: Overview }): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState title={t('overview.first.title')} text={t('overview.first.text')}>
      <span className={styles.steps}>
        {screensOf(records.of).map(({ name, route }) => (
          <Link key={name} href={route} className={controls.button}>
            {t(screenKey(name, 'title'))}
          </Link>
        ))}
      </span>
    </EmptyState>
  );
}

interface ContentProps {
  readonly overview: Overview;
  readonly route: string;
  readonly told: Told;
}

const Content = ({ overview, route, told }: ContentProps): ReactNode =>
  amountIn(told, overview.count) === 0 ? (
    <FirstSteps overview={overview} />
  ) : (
    <>
      <FindingList overview={overview} told={told} />
      <FigureTiles overview={overview} route={route} told={told} />
      <TimeChart overview={overview} route={route} told={told} />
      <RecordTable overview={overview} told={told} />
    </>
  );

/** How things are going: what needs attention, figures, a chart and the records, read again while it is seen. */
export function OverviewPanel({ title, tabs }: PanelProps): ReactNode {
  const t = useTranslate();
  const [route] = useLocation();
  const overview = useOverviewAt(route);
  const { property, choices } = overview.period;
  const [state, set] = useUrlState({ [property]: choices[0] ?? '' });
  const span = choices.find((choice) => choice === state[property]) ?? choices[0] ?? '';
  const args: Args = { body: { [property]: span } };
  const { data, error, isValidating, mutate } = useOperation<string>(overview.operation, args, {
    inline: true,
  });
  const told = data as Told | undefined;
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
          every={overview.refresh}
          isHeld={false}
          read={read}
          isReading={isValidating}
          hasFailed={error !== undefined}
        />
        <SpanSwitch overview={overview} current={span} choose={(choice) => set({ [property]: choice })} />
      </ScreenHeader>
      {tabs}
      <div className={styles.overview} data-old={told && told[property] !== span}>
        {error && <ErrorNotice error={error} retry={read} />}
        {told ? (
          <Content overview={overview} route={route} told={told} />
        ) : (
          !error && <div className={styles.awaited} />
        )}
      </div>
    </>
  );
}
