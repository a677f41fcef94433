import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type DocsPlace, docsAddressOf } from '../../../runtime/command/docs/docsPages.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import styles from './reference.module.css';

interface ReferenceLinkProps {
  readonly href: string;
  /** The page that contains the link. */
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

/** Returns the page and anchor of a link within the reference. Undefined for a link out of it. */
function resolveLink(href: string, { path }: DocsPlace): DocsPlace | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://reference.invalid/${path}`);
  return { path: pathname.slice(1), at: decodeURIComponent(hash.slice(1)) };
}

/** Returns the DOM id of an anchor. No other element of the console has an id with this prefix. */
export const anchorId = (name: string): string => `reference:${name}`;

interface ReferenceAnchorProps {
  readonly name: string;
  /** The shown page, and the anchor in the URL. */
  readonly place: DocsPlace;
}

/** An anchor on a page, and a link to it. */
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
