import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { rangeFromName, rangeToName } from '../../contract/api/derivedNames.ts';
import type { RecordDrillDown } from '../../contract/model/metrics.ts';
import type { Screen } from '../../contract/model/screen.ts';
import { screens } from '../core/catalog.ts';
import { filterParameters } from '../core/routing/filterParameters.ts';
import { relatedListPrefix } from '../core/routing/recordUrl.ts';

/** A list on another tab of the screen: its filters, the instants that bound a filter, and its order. */
export interface ListDrillDown {
  readonly tab: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly within?: { readonly filter: string; readonly from: string; readonly to?: string };
  readonly sort?: { readonly property: string; readonly order: string };
}

/** The URL of a list within the console. */
export function listDrillDownUrl(route: string, { tab, filters = {}, within, sort }: ListDrillDown): string {
  const range = within && {
    [rangeFromName(within.filter)]: within.from,
    ...(within.to && { [rangeToName(within.filter)]: within.to }),
  };
  const parameters = new URLSearchParams({ tab, ...filterParameters({ ...filters, ...range }) });
  if (sort)
    for (const [name, value] of [['sort', sort.property] as const, ['order', sort.order] as const])
      parameters.set(name, value);
  return `${route}?${parameters}`;
}

type RecordValues = Readonly<Record<string, unknown>>;

/** The screens whose first list has such records. */
export const screensListing = (entity: string): readonly Screen[] =>
  screens.filter(({ tabs: [tab] }) => tab && 'entity' in tab && 'resource' in tab && tab.entity === entity);

const matchesConstants = ({ tabs: [tab] }: Screen, record: RecordValues): boolean =>
  Object.entries((tab && 'constants' in tab && tab.constants) || {}).every(
    ([property, value]) => record[property] === undefined || record[property] === value,
  );

/**
 * The URL of a record page: on the first screen that opens with such records and whose constants match.
 * Undefined without one.
 */
export function recordDrillDownUrl(
  entity: string,
  record: RecordValues,
  { recordTab, presetFilters = {} }: RecordDrillDown = { recordTab: 'overview' },
): string | undefined {
  const screen = screensListing(entity).find((candidate) => matchesConstants(candidate, record));
  if (!screen || typeof record.uuid !== 'string') return undefined;
  const parameters = new URLSearchParams({ view: 'edit', uuid: record.uuid, section: recordTab });
  for (const [name, value] of Object.entries(filterParameters(presetFilters)))
    parameters.set(relatedListPrefix + name, value);
  return `${screen.route}?${parameters}`;
}

interface OptionalLinkProps {
  /** URL within the console; plain text without one. */
  readonly to: string | undefined;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link within the console, or plain text without a target. */
export const OptionalLink = ({ to, name, className, children }: OptionalLinkProps): ReactNode =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link href={to} className={className} aria-label={name}>
      {children}
    </Link>
  );
