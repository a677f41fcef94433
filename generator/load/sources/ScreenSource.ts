import type {
  MetricFigure,
  MetricRecords,
  MetricsModel,
  RecordColumn,
} from '../../../src/contract/model/metrics.ts';
import type { NavigationGroup, NavigationIcon, PanelName } from '../../../src/contract/model/screen.ts';
import type { CaptionedSource } from './captions.ts';
import type { SchemaRef } from './SchemaSource.ts';

/** schemas/product.json */
export interface ProductSource extends CaptionedSource {
  readonly title: string;
  /** The first one is the default. */
  readonly locales: readonly string[];
  /** Name of the screen or family that opens at `/`. */
  readonly home?: string;
  /** Path of an image, relative to the project. */
  readonly logo?: string;
}

/** The place of a screen in the navigation. */
export interface NavigationSource {
  readonly navigationOrder: number;
  readonly group?: NavigationGroup;
  readonly icon?: NavigationIcon;
}

export interface TabSource extends CaptionedSource {
  readonly id: string;
  readonly resource?: SchemaRef;
  readonly task?: SchemaRef;
  readonly panel?: PanelName;
  readonly initialList?: SchemaRef;
  readonly metrics?: SchemaRef;
  readonly icon?: NavigationIcon;
}

export interface ScreenSource extends CaptionedSource, NavigationSource {
  readonly route: string;
  readonly tabs: readonly TabSource[];
}

export interface TaskSource extends CaptionedSource {
  readonly entity: SchemaRef;
  readonly targetEntity: SchemaRef;
  readonly operation: string;
  readonly plan?: string;
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly groups?: Readonly<Record<string, CaptionedSource>>;
  readonly selection?: { readonly property: string; readonly resource: SchemaRef };
  readonly onSuccess: 'download' | 'show';
  readonly successMessage?: string;
  readonly failureMessage?: string;
}

type RecordColumnSource = Pick<RecordColumn, 'property' | 'recordTab' | 'presetFilters'>;

export interface MetricsSource
  extends Pick<MetricsModel, 'operation' | 'sinceProperty' | 'refresh' | 'count' | 'chart' | 'findings'> {
  readonly $schema: string;
  readonly period: string;
  readonly figures: readonly Omit<MetricFigure, 'format'>[];
  readonly records: Pick<
    MetricRecords,
    'property' | 'uuidsProperty' | 'linkColumn' | 'afterColumn' | 'subtitle' | 'silentWhen'
  > & {
    readonly resource: SchemaRef;
    readonly columns: readonly (string | RecordColumnSource)[];
  };
}
