import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface OptionalLinkProps {
  /** URL within the console; nothing is rendered without one. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A link to a record of the console, if a screen shows it. */
export const OptionalLink = ({ to, children }: OptionalLinkProps): ReactNode =>
  to !== undefined && <Link href={to}>{children}</Link>;
