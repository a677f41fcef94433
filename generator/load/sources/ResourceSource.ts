import type {
  ColumnPriority,
  ListMetrics,
  RelatedResource,
  ResourceAction,
  ResourceRoles,
} from '../../../src/contract/model/resource.ts';
import type { PanelName } from '../../../src/contract/model/screen.ts';
import type { CaptionedSource } from './captions.ts';
import type { SchemaRef } from './SchemaSource.ts';

export interface ActionSource extends CaptionedSource {
  readonly operation: string;
  readonly beforeConfirm?: string;
  readonly icon: ResourceAction['icon'];
  readonly appliesTo?: ResourceAction['appliesTo'];
  readonly prompt?: CaptionedSource & { readonly parameter: string };
  readonly onSuccess?: 'download' | 'show';
  readonly danger?: true;
  readonly primary?: true;
  readonly successMessage?: string;
}

interface TestActionSource extends CaptionedSource {
  readonly operation: string;
  readonly whileShown?: string;
  readonly beforeSave?: true;
}

export type ResourceRole = keyof ResourceRoles;

/** Another resource on a record page. */
export interface SubTabSource {
  readonly resource: SchemaRef;
  readonly fixedProperties: RelatedResource['fixedProperties'];
  readonly hide?: readonly string[];
  readonly emptyStateTab?: string;
  readonly visibleIf?: { readonly operation: string; readonly params?: RelatedResource['fixedProperties'] };
}

interface RecordTabSource extends CaptionedSource {
  readonly subTabs?: readonly SubTabSource[];
  readonly panel?: PanelName;
}

/** Another resource, or a panel with its own captions, on the screen of each family. */
export interface RelatedTabSource extends CaptionedSource {
  readonly id: string;
  readonly resource?: SchemaRef;
  readonly panel?: PanelName;
  readonly familyConstants: readonly string[];
}

export interface ColumnSource {
  readonly property: string;
  readonly hidden?: true;
  readonly priority?: ColumnPriority;
  readonly recordTab?: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** The metrics bar above a list and the sparklines in it, with a reference to the metrics. */
export type ListMetricsSource = SchemaRef & Omit<ListMetrics, 'name'>;

export interface ResourceSource extends CaptionedSource {
  readonly entity: SchemaRef;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<ResourceRole, string>>>;
  readonly columns?: readonly (string | ColumnSource)[];
  readonly subtitle?: readonly string[];
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly filters?: readonly string[];
  readonly tree?: { readonly property: string; readonly groupBy: string; readonly count?: string };
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: ListMetricsSource;
  readonly groups?: Readonly<Record<string, CaptionedSource>>;
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly testActions?: Readonly<Record<string, TestActionSource>>;
  readonly overviewPanel?: PanelName;
  readonly tabAfterCreate?: string;
  readonly recordTabs?: Readonly<Record<string, RecordTabSource>>;
  readonly relatedTabs?: readonly RelatedTabSource[];
}
