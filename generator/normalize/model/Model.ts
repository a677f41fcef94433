import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import type { SchemaBundle } from '../../external/SchemaBundle.ts';
import type { CaptionsByLocale, Entity } from './Entity.ts';
import type { BackendModel, OperationModel } from './OperationModel.ts';
import type { ResourceModel } from './ResourceModel.ts';
import type { NamedMetrics, ScreenModel, TaskModel } from './ScreenModel.ts';

/** Users of an entity. */
export interface EntityUses {
  /** Operations that return a list or page of it. */
  readonly lists: readonly OperationModel[];
  /** Properties of other entities that refer to it. */
  readonly namedBy: readonly string[];
  /** Resources, then families, that show it. */
  readonly resources: readonly ResourceModel[];
  /**
   * True if operations also return unsaved records: a single record before its first save, or the result of a
   * test.
   */
  readonly isUnsaved: boolean;
}

/** The phrases of a project. */
export interface PhraseModel {
  /** The groups of `locales/`; the phrases without a group are the group ''. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, PhraseTable>>>>;
  /** The tables are a mix of this repository's and the project's, so they are generated files. */
  readonly isExtension: boolean;
}

/** Input of every emitter, already checked. */
export interface Model {
  /** The default locale first. */
  readonly locales: readonly string[];
  readonly product: {
    readonly captions: CaptionsByLocale;
    /** Name of the screen that opens at `/`. */
    readonly home?: string;
  };
  readonly phrases: PhraseModel;
  /** The default back end first. Operations may have a variant of one of them. */
  readonly backends: readonly BackendModel[];
  readonly entities: readonly Entity[];
  readonly operations: readonly OperationModel[];
  readonly resources: readonly ResourceModel[];
  /** Sorted in the order of the navigation. */
  readonly screens: readonly ScreenModel[];
  readonly metrics: readonly NamedMetrics[];
  readonly tasks: readonly TaskModel[];
  /** Published schemas of properties. */
  readonly externals: readonly SchemaBundle[];
  /** Phrases of the reference by locale; empty without `locales/reference/`. */
  readonly referencePhrases: Readonly<Record<string, readonly PhraseTable[]>>;
  /** Every schema file. */
  readonly files: readonly string[];
  readonly operation: (id: string | undefined) => OperationModel | undefined;
  readonly uses: (entity: Entity) => EntityUses;
}
