import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addressOf, type Place } from '../../../../runtime/reference/address.ts';
import { targetOf } from '../targetOf.ts';

interface ReferenceLinkProps {
  readonly href: string;
  /** Where it stands. */
  readonly place: Place;
  readonly children: ReactNode;
}

/** A link to another page of the reference, or out of the console. */
export function ReferenceLink({ href, place, children }: ReferenceLinkProps): ReactNode {
  const target = targetOf(href, place);
  if (target) return <Link href={addressOf(target)}>{children}</Link>;
  // Any other scheme could run code.
  if (!/^https?:/i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
