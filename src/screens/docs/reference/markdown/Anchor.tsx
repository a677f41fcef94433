import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../../../runtime/i18n/LocaleProvider.tsx';
import { addressOf, type Place } from '../../../../runtime/reference/address.ts';
import styles from '../reference.module.css';

/** Of the console's own elements none begins like this. */
export const anchorId = (name: string): string => `reference:${name}`;

interface AnchorProps {
  readonly name: string;
  /** What is being read, and where. */
  readonly place: Place;
}

/** A place that links lead to, and the link that leads there. */
export function Anchor({ name, place: { path, at } }: AnchorProps): ReactNode {
  const t = useTranslate();
  return (
    <Link
      id={anchorId(name)}
      className={styles.anchor}
      href={addressOf({ path, at: name })}
      aria-label={t('docsReference.place', { name })}
      aria-current={at === name ? 'location' : undefined}
    >
      #
    </Link>
  );
}
