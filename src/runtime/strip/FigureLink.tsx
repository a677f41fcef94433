import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import OctagonPause from 'lucide-react/icons/octagon-pause';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Figure } from '../../contract/strip.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './strip.module.css';
import { whereTo } from './whereTo.ts';

const symbols = { positive: CircleCheck, negative: CircleX, warning: OctagonPause };

interface FigureLinkProps {
  /** Of the answer. */
  readonly entity: string;
  readonly figure: Figure;
  readonly value: unknown;
  /** When the figures begin, ISO 8601. */
  readonly begin: string;
}

/** A figure with its caption: a link to the list behind it. */
export function FigureLink({ entity, figure, value, begin }: FigureLinkProps): ReactNode {
  const t = useTranslate();
  const { number, dateTime, relative } = useFormats();
  const { property, format, tone } = figure;
  const Pictogram = tone && symbols[tone];
  const isInstant = format === 'date-time' && typeof value === 'string';
  const isNothing = value === undefined || value === 0;
  return (
    <Link
      href={whereTo(figure, begin)}
      className={styles.figure}
      data-tone={isNothing ? undefined : tone}
      title={isInstant ? dateTime(value) : undefined}
    >
      {Pictogram && <Pictogram size={14} aria-hidden="true" />}
      {t(`${fieldKey(entity, [property])}.title`)}
      <strong>{isInstant ? relative(value) : typeof value === 'number' ? number(value) : '–'}</strong>
    </Link>
  );
}
