import type { ReactNode } from 'react';
import type { MetricFigure, OverviewModel } from '../../contract/model/metrics.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import styles from './overview.module.css';
import { amountOf, type OverviewData } from './overviewData.ts';
import { listDrillDownUrl, OptionalLink } from './overviewLinks.tsx';
import { RelativeTime } from './RelativeTime.tsx';

interface FigureTilesProps {
  readonly overview: OverviewModel;
  readonly route: string;
  readonly data: OverviewData;
}

/** The figures, each a link to the list behind it. */
export function FigureTiles({
  overview: { entity, figures, chart },
  route,
  data,
}: FigureTilesProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const start = String(data[chart.sinceProperty] ?? '');
  const place = ({ tab, presetFilters, sinceFilter, sort }: MetricFigure): string =>
    listDrillDownUrl(route, {
      tab,
      filters: presetFilters,
      sort,
      ...(sinceFilter && start && { within: { filter: sinceFilter, from: start } }),
    });
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => {
        const { property, format, tone } = figure;
        const caption = t(`${fieldKey(entity, [property])}.title`);
        const isTold = format ? data[property] !== undefined : amountOf(data, property) > 0;
        return (
          <li key={property}>
            <OptionalLink to={place(figure)} className={styles.figure}>
              <span>{caption}</span>
              <strong data-tone={isTold ? tone : undefined}>
                {format ? (
                  isTold ? (
                    <RelativeTime of={data[property]} />
                  ) : (
                    t('overview.none')
                  )
                ) : (
                  number(amountOf(data, property))
                )}
              </strong>
            </OptionalLink>
          </li>
        );
      })}
    </ul>
  );
}
