import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { RecordDrillDown } from '../../contract/model/metrics.ts';
import { listedEntityOf, type Screen } from '../../contract/model/screen.ts';
import { screens } from '../core/catalog.ts';
import { recordPageUrl } from '../core/routing/recordUrl.ts';
import type { MetricsData } from '../metrics/metricsData.ts';

/** The screens whose first list has such records. */
export const screensListing = (entity: string): readonly Screen[] =>
  screens.filter(({ tabs: [tab] }) => listedEntityOf(tab) === entity);

const matchesConstants = ({ tabs: [tab] }: Screen, record: MetricsData): boolean =>
  Object.entries((tab && 'constants' in tab && tab.constants) || {}).every(
    ([property, value]) => record[property] === undefined || record[property] === value,
  );

/**
 * The URL of a record page: on the first screen that opens with such records and whose constants match.
 * Undefined without one.
 */
export function recordDrillDownUrl(
  entity: string,
  record: MetricsData,
  { recordTab: section, presetFilters }: RecordDrillDown = { recordTab: 'overview' },
): string | undefined {
  const screen = screensListing(entity).find((candidate) => matchesConstants(candidate, record));
  if (!screen || typeof record.uuid !== 'string') return undefined;
  return recordPageUrl(screen.route, { uuid: record.uuid, section }, presetFilters);
}

interface LinkOrTextProps {
  /** URL within the console; plain text without one. */
  readonly to: string | undefined;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link within the console, or plain text without a target. */
export const LinkOrText = ({ to, name, className, children }: LinkOrTextProps): ReactNode =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link href={to} className={className} aria-label={name}>
      {children}
    </Link>
  );
