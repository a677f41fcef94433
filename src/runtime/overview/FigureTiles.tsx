import type { ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import type { Figure } from '../../contract/strip.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { Age } from './Age.tsx';
import styles from './overview.module.css';
import { Place } from './Place.tsx';
import { listPlace } from './places.ts';
import { amountIn, type Told } from './told.ts';

interface FigureTilesProps {
  readonly overview: Overview;
  readonly route: string;
  readonly told: Told;
}

/** The figures, each a link to the list behind it. */
export function FigureTiles({
  overview: { entity, figures, chart },
  route,
  told,
}: FigureTilesProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const start = String(told[chart.sinceProperty] ?? '');
  const place = ({ tab, presetFilters: filters, sinceFilter: since, sort }: Figure): string =>
    listPlace(route, {
      tab,
      filters,
      sort,
      ...(since && start && { within: { filter: since, from: start } }),
    });
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => {
        const { property, format, tone } = figure;
        const caption = t(`${fieldKey(entity, [property])}.title`);
        const isTold = format ? told[property] !== undefined : amountIn(told, property) > 0;
        return (
          <li key={property}>
            <Place to={place(figure)} className={styles.figure}>
              <span>{caption}</span>
              <strong data-tone={isTold ? tone : undefined}>
                {format ? (
                  isTold ? (
                    <Age of={told[property]} />
                  ) : (
                    t('overview.none')
                  )
                ) : (
                  number(amountIn(told, property))
                )}
              </strong>
            </Place>
          </li>
        );
      })}
    </ul>
  );
}
