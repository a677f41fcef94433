import type { NavigationGroup, NavigationIcon, PanelName } from '../../../src/contract/model/screen.ts';
import type { MetricsSource, TaskSource } from '../../load/sources/ScreenSource.ts';
import type { CaptionsByLocale, Entity } from './Entity.ts';
import type { OperationModel } from './OperationModel.ts';

/** A tab of a screen. Its resource or task has the details. */
export type TabModel = { readonly id: string; readonly captions: CaptionsByLocale } & (
  | {
      readonly resource: string;
      readonly constants?: Readonly<Record<string, string>>;
      readonly icon?: NavigationIcon;
    }
  | { readonly task: string }
  | {
      readonly panel: PanelName;
      readonly constants?: Readonly<Record<string, string>>;
      readonly initialList?: string;
      /** The metrics that the panel `overview` shows. */
      readonly metrics?: string;
    }
);

export interface ScreenModel {
  readonly name: string;
  readonly route: string;
  readonly group?: NavigationGroup;
  readonly icon: NavigationIcon;
  readonly captions: CaptionsByLocale;
  readonly tabs: readonly TabModel[];
  /** The schema file that it depends on. */
  readonly file: string;
}

/** The figures of one operation, over lists and on an overview. */
export interface NamedMetrics {
  readonly name: string;
  readonly source: MetricsSource;
  readonly operation: OperationModel;
  /** Entity of the answer. */
  readonly entity: Entity;
  /** Entity of the records in the answer. */
  readonly recordEntity: Entity;
  readonly files: readonly string[];
}

export interface TaskModel {
  readonly name: string;
  readonly source: TaskSource;
  readonly entity: Entity;
  /** Entity of the records that it applies to. */
  readonly targetEntity: Entity;
  readonly captions: CaptionsByLocale;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly files: readonly string[];
}
