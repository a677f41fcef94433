import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { OverviewModel } from '../../contract/model/metrics.ts';
import { choiceKey, fieldKey, screenKey } from '../../contract/text/captions.ts';
import type { OperationArgs } from '../api/buildRequest.ts';
import { useOperation } from '../api/useOperation.ts';
import { loadOverviews } from '../core/catalog.ts';
import { useLocale, useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { captionsModule } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { useUrlState } from '../core/routing/useUrlState.ts';
import controls from '../core/theme/controls.module.css';
import { LiveToggle } from '../list/bar/LiveToggle.tsx';
import { EmptyState, ErrorNotice } from '../list/listStates.tsx';
import type { PanelProps } from '../record/screen/panels.tsx';
import { ScreenHeader } from '../record/screen/ScreenLayout.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './overview.module.css';
import { amountOf, type OverviewData } from './overviewData.ts';
import { screensListing } from './overviewLinks.tsx';
import { RecordTable } from './RecordTable.tsx';
import { TimeChart } from './TimeChart.tsx';

const overviews = lazyModule(loadOverviews);

/** The overview of a route with the captions of its answer loaded; suspends until then. */
export function useOverview(route: string): OverviewModel {
  const { locale } = useLocale();
  const known = overviews.useValue();
  const entry = known[route];
  if (!entry)
    throw new Error(`There is no overview at "${route}". There are: ${Object.keys(known).join(', ')}.`);
  captionsModule(`overview ${route}`, entry.labels, locale).useValue();
  return entry.view;
}

interface PeriodSwitchProps {
  readonly overview: OverviewModel;
  readonly current: string;
  readonly choose: (span: string) => void;
}

/** A choice of the period. */
export function PeriodSwitch({
  overview: { entity, period: span },
  current,
  choose,
}: PeriodSwitchProps): ReactNode {
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
function EmptyOverview({ overview: { records } }: { readonly overview: OverviewModel }): ReactNode {
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
  readonly overview: OverviewModel;
  readonly route: string;
  readonly data: OverviewData;
}

const OverviewContent = ({ overview, route, data }: OverviewContentProps): ReactNode =>
  amountOf(data, overview.count) === 0 ? (
    <EmptyOverview overview={overview} />
  ) : (
    <>
      <FindingList overview={overview} data={data} />
      <FigureTiles overview={overview} route={route} data={data} />
      <TimeChart overview={overview} route={route} data={data} />
      <RecordTable overview={overview} data={data} />
    </>
  );

/** The state of operation: problems, figures, a chart and the records, refreshed while visible. */
export function OverviewPanel({ title, tabs }: PanelProps): ReactNode {
  const t = useTranslate();
  const [route] = useLocation();
  const overview = useOverview(route);
  const { property, choices } = overview.period;
  const [state, set] = useUrlState({ [property]: choices[0] ?? '' });
  const span = choices.find((choice) => choice === state[property]) ?? choices[0] ?? '';
  const args: OperationArgs = { body: { [property]: span } };
  const { data, error, isValidating, mutate } = useOperation<string>(overview.operation, args, {
    inline: true,
  });
  const overviewData = data as OverviewData | undefined;
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
          seconds={overview.refresh}
          isSuspended={false}
          read={read}
          isReading={isValidating}
          hasFailed={error !== undefined}
        />
        <PeriodSwitch overview={overview} current={span} choose={(choice) => set({ [property]: choice })} />
      </ScreenHeader>
      {tabs}
      <div className={styles.overview} data-old={overviewData && overviewData[property] !== span}>
        {error && <ErrorNotice error={error} retry={read} />}
        {overviewData ? (
          <OverviewContent overview={overview} route={route} data={overviewData} />
        ) : (
          !error && <div className={styles.placeholder} />
        )}
      </div>
    </>
  );
}
