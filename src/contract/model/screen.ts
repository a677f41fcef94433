import type { Role } from '../api/role.ts';

/** The path of a screen or family, except the start page `/` (schemas/vocabulary/screen.schema.json). */
export const routePattern = /^\/[A-Za-z][A-Za-z0-9-]*$/;

/** The groups of the navigation, in order. */
export const navigationGroups = ['operate', 'interfaces', 'settings'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

/** Closed list of icons of the navigation, by their meaning. */
export type NavigationIcon =
  | 'overview'
  | 'queue'
  | 'log'
  | 'docs'
  | 'download'
  | 'upload'
  | 'machineDownload'
  | 'machineUpload'
  | 'settings'
  | 'notifications'
  | 'transfer'
  | 'exchange'
  | 'people'
  | 'warehouse'
  | 'page';

/**
 * A tab of a screen: a resource (optionally with constants), a task, or a hand-written panel. A screen
 * without visible tabs has exactly one.
 */
export type ScreenTab =
  | {
      readonly id: string;
      readonly resource: string;
      /** Entity of its records, unless the resource has its name. `listedEntityOf` reads it. */
      readonly listedEntity?: string;
      readonly constants?: Readonly<Record<string, string>>;
      /** For a family: the resource that it varies, whose list request in the catalog it uses. */
      readonly listQuery?: string;
      /** The navigation has a link of its own to the tab, with this icon. */
      readonly icon?: NavigationIcon;
      /** The least role that may read its records; without, every role may. */
      readonly access?: Role;
    }
  | {
      readonly id: string;
      readonly task: string;
      /** Entity of its records: their lists offer the task. */
      readonly entity: string;
    }
  | {
      readonly id: string;
      /** Adjacent tabs with the same panel are one component, which receives the tab. */
      readonly panel: PanelName;
      /** Constants of its records. */
      readonly constants?: Readonly<Record<string, string>>;
      /** The resource of its first list: loaded, with its rows requested, before the panel. */
      readonly initialList?: string;
      /** Name of the metrics that the overview shows. */
      readonly metrics?: string;
    };

/** Returns the entity of the records that a tab lists; undefined for a task or a panel. */
export const listedEntityOf = (tab: ScreenTab): string | undefined =>
  'resource' in tab ? (tab.listedEntity ?? tab.resource) : undefined;

/** A route of schemas/SPECIFICATION.md section 2, composed of resources and tasks. */
export interface Screen {
  readonly name: string;
  readonly route: string;
  /** Undefined: before the groups. */
  readonly group?: NavigationGroup;
  readonly icon: NavigationIcon;
  readonly tabs: readonly [ScreenTab, ...ScreenTab[]];
}

/**
 * Panels that are neither a list nor a form. Hand-written ones (src/screens/): `mapping`, the field mapping
 * of a record; `debugging`, its debug run; `docs`, its API documentation for partners; `failures`, its failed
 * documents by cause; `timeline`, the history of a document. The runtime renders `overview`.
 */
export type PanelName = 'mapping' | 'debugging' | 'docs' | 'failures' | 'timeline' | 'versions' | 'overview';
