import type { Flow } from '../../../src/contract/model/entity.ts';
import type { ListMetrics, RecordTab } from '../../../src/contract/model/resource.ts';
import type { PanelName } from '../../../src/contract/model/screen.ts';
import type {
  ActionSource,
  ColumnSource,
  ResourceRole,
  ResourceSource,
} from '../../load/sources/ResourceSource.ts';
import type { CaptionsByLocale, Entity } from './Entity.ts';

export interface ActionModel {
  readonly source: ActionSource;
  readonly captions: CaptionsByLocale;
  /** Captions of the prompt's parameter. */
  readonly prompt?: CaptionsByLocale;
}

/** A resource, or a family: a resource with constants. */
export interface ResourceModel {
  readonly name: string;
  /** The parent of a family. */
  readonly base?: string;
  readonly entity: Entity;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<ResourceRole, string>>>;
  readonly bodyProperty?: string;
  readonly overviewPanel?: PanelName;
  readonly tabAfterCreate?: string;
  readonly constants: Readonly<Record<string, string>>;
  /** For a family: the direction of its documents. */
  readonly flow?: Flow;
  readonly hide: readonly string[];
  readonly columns: readonly ColumnSource[];
  /** For a family: the column of the parent that the family's own columns follow. */
  readonly afterColumn?: string;
  readonly subtitle: readonly string[];
  readonly filters: readonly string[];
  readonly tree?: NonNullable<ResourceSource['tree']>;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: ListMetrics;
  readonly captions: CaptionsByLocale;
  /** Captions of a family for inherited properties; the others come from the entity. */
  readonly fields: Readonly<Record<string, CaptionsByLocale>>;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly actions: Readonly<Record<string, ActionModel>>;
  readonly testActions: readonly {
    readonly id: string;
    readonly operation: string;
    readonly whileShown?: string;
    readonly beforeSave: boolean;
    readonly captions: CaptionsByLocale;
  }[];
  readonly recordTabs: readonly (RecordTab & { readonly captions: CaptionsByLocale })[];
  /** For a family: states that only other families have. Its filters omit them. */
  readonly otherStates: readonly string[];
  /** For a family: resources that its record pages omit. */
  readonly excludes: readonly string[];
  readonly files: readonly string[];
}
