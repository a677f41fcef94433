import type { Row } from '../contract/api/envelope.ts';
import { listedEntityOf } from '../contract/model/screen.ts';
import { screens } from '../runtime/core/catalog.ts';

interface InterfaceFamily {
  /** The route of the family's screen. */
  readonly route: string;
  readonly resource: string;
}

/** Returns the family of an interface, or of a record that names its interface. Undefined without a family. */
export function familyOfInterface({
  interfaceType,
}: Readonly<Record<string, unknown>>): InterfaceFamily | undefined {
  for (const { route, tabs } of screens)
    for (const tab of tabs)
      if (
        'resource' in tab &&
        listedEntityOf(tab) === 'interface' &&
        tab.constants?.interfaceType === interfaceType
      )
        return { route, resource: tab.resource };
  return undefined;
}

/** Returns the address of an interface's record page, on the screen of its family. */
export const settingsHref = (record: Row): string =>
  `${familyOfInterface(record)?.route ?? '/'}?${new URLSearchParams({ view: 'edit', uuid: record.uuid })}`;
