import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface PlaceProps {
  /** Within the console; text only when there is no such place. */
  readonly to: string | undefined;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link within the console, where it leads somewhere. */
export const Place = ({ to, name, className, children }: PlaceProps): ReactNode =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link href={to} className={className} aria-label={name}>
      {children}
    </Link>
  );
