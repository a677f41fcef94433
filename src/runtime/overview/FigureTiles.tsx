import type { ReactNode } from 'react';
import type { MetricsModel } from '../../contract/model/metrics.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { InstantAge } from '../fields/timeZone/InstantAge.tsx';
import { amountOf, figureUrl, type MetricsData } from '../metrics/metricsData.ts';
import styles from './overview.module.css';
import { LinkOrText } from './overviewLinks.tsx';

interface FigureTilesProps {
  readonly metrics: MetricsModel;
  readonly route: string;
  readonly data: MetricsData;
}

/** The figures, each a link to the list behind it. */
export function FigureTiles({
  metrics: { entity, figures, sinceProperty },
  route,
  data,
}: FigureTilesProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const start = data[sinceProperty];
  const period = typeof start === 'string' ? { from: start } : undefined;
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => {
        const { property, format, tone } = figure;
        const caption = t(`${fieldKey(entity, [property])}.title`);
        const value = data[property];
        const hasValue = format ? value !== undefined : amountOf(data, property) > 0;
        return (
          <li key={property}>
            <LinkOrText to={figureUrl(route, figure, period)} className={styles.figure}>
              <span>{caption}</span>
              <strong data-tone={hasValue ? tone : undefined}>
                {format ? (
                  typeof value === 'string' ? (
                    <InstantAge of={value} className={styles.age} />
                  ) : (
                    t('overview.none')
                  )
                ) : (
                  number(amountOf(data, property))
                )}
              </strong>
            </LinkOrText>
          </li>
        );
      })}
    </ul>
  );
}
