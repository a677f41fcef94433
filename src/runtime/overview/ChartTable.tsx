import type { ReactNode } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './overview.module.css';
import { Place } from './Place.tsx';
import { type Part, totalOf } from './timeline.ts';

interface ChartTableProps {
  readonly name: string;
  readonly captions: readonly string[];
  readonly parts: readonly Part[];
  /** What an instant is called here. */
  readonly clock: (instant: string) => string;
  readonly placeOf: (part: Part, line: number) => string | undefined;
}

/** What a chart shows in figures, the newest first; parts in which nothing happened are left out. */
export function ChartTable({ name, captions, parts, clock, placeOf }: ChartTableProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const busy = parts.filter((part) => totalOf(part) > 0).toReversed();
  if (busy.length === 0) return <p>{t('overview.quiet')}</p>;
  return (
    <table className={styles.amounts} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('overview.time')}</th>
          {captions.map((caption) => (
            <th key={caption} scope="col" data-figures>
              {caption}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map((part) => {
          const [from, to] = [clock(part.from), clock(part.to)];
          return (
            <tr key={part.from}>
              <th scope="row">
                {from} – {to}
              </th>
              {part.amounts.map((amount, line) => {
                const count = number(amount);
                return (
                  <td key={captions[line]} data-figures>
                    <Place
                      to={amount > 0 ? placeOf(part, line) : undefined}
                      name={t('overview.partRecords', { line: captions[line], count, from, to })}
                      className={styles.cell}
                    >
                      {count}
                    </Place>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
