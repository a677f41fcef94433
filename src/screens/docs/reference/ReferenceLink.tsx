import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type DocsPlace, docsAddressOf } from '../../../runtime/command/docs/docsPages.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import styles from './reference.module.css';

interface ReferenceLinkProps {
  readonly href: string;
  /** Where it stands. */
  readonly place: DocsPlace;
  readonly children: ReactNode;
}

/** A link to another page of the reference, or out of the console. */
export function ReferenceLink({ href, place, children }: ReferenceLinkProps): ReactNode {
  const target = resolveLink(href, place);
  if (target) return <Link href={docsAddressOf(target)}>{children}</Link>;
  // Any other scheme could run code.
  if (!/^https?:/i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Where a link on a page leads: to another page or place of the reference, or out of it. */
export function resolveLink(href: string, { path }: DocsPlace): DocsPlace | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://reference.invalid/${path}`);
  return { path: pathname.slice(1), at: decodeURIComponent(hash.slice(1)) };
}

/** Of the console's own elements none begins like this. */
export const anchorId = (name: string): string => `reference:${name}`;

interface ReferenceAnchorProps {
  readonly name: string;
  /** What is being read, and where. */
  readonly place: DocsPlace;
}

/** A place that links lead to, and the link that leads there. */
export function ReferenceAnchor({ name, place: { path, at } }: ReferenceAnchorProps): ReactNode {
  const t = useTranslate();
  return (
    <Link
      id={anchorId(name)}
      className={styles.anchor}
      href={docsAddressOf({ path, at: name })}
      aria-label={t('docsReference.place', { name })}
      aria-current={at === name ? 'location' : undefined}
    >
      #
    </Link>
  );
}
