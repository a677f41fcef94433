import { type ReactNode, useEffect } from 'react';
import { isRecord } from '../../contract/isRecord.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Figure, Strip } from '../../contract/strip.ts';
import { useOperation } from '../api/useOperation.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useEvery } from '../list/useEvery.ts';
import { FigureLink } from './FigureLink.tsx';
import { hoursSince } from './hoursSince.ts';
import { isLacking } from './isOffered.ts';
import styles from './strip.module.css';
import { useStrip } from './stripModules.ts';

interface StripBarProps {
  readonly constants: Resource['constants'];
  readonly name: string;
  /** The back end has no such call. */
  readonly onLacking: () => void;
}

/** The figures over a list: those of the last hours, then those of now. */
export function StripBar({ constants, name, onLacking }: StripBarProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const strip = useStrip(name);
  const { operation, fixedParams: asks, familyConstants: by, sinceProperty: since, refresh, figures } = strip;
  const narrowed = by.flatMap((property) => (property in constants ? [[property, constants[property]]] : []));
  const args = { body: { ...asks, ...Object.fromEntries(narrowed) } };
  const { data, error, mutate } = useOperation(operation, args, { inline: true });
  useEvery(refresh, () => void mutate());
  useEffect(() => {
    if (error && isLacking(name, error)) onLacking();
  }, [error, name, onLacking]);
  if (!isRecord(data)) return error ? <span className={styles.unread}>{t('strip.unread')}</span> : null;
  const begin = String(data[since]);
  const shown = (isCounted: boolean) => (
    <Figures
      strip={strip}
      figures={figures.filter((one) => (one.sinceFilter !== undefined) === isCounted)}
      data={data}
      begin={begin}
    />
  );
  return (
    <section className={styles.bar} aria-label={t('strip.name')} data-stale={error !== undefined}>
      <span className={styles.when}>{t('strip.recent', { hours: number(hoursSince(begin)) })}</span>
      {shown(true)}
      <span className={styles.when}>{t('strip.now')}</span>
      {shown(false)}
    </section>
  );
}

interface FiguresProps {
  readonly strip: Strip;
  readonly figures: readonly Figure[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly begin: string;
}

const Figures = ({ strip, figures, data, begin }: FiguresProps): ReactNode =>
  figures.map((figure) => (
    <FigureLink
      key={figure.property}
      entity={strip.entity}
      figure={figure}
      value={data[figure.property]}
      begin={begin}
    />
  ));
