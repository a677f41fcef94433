import type { Flow } from '../../../src/contract/model/entity.ts';
import type { Lifecycle, StateTone } from '../../../src/contract/model/lifecycle.ts';
import type { CaptionedSource } from './captions.ts';
import type { OperationSource } from './EndpointsSource.ts';
import type { ActionSource, ResourceSource } from './ResourceSource.ts';
import type { SchemaRef, SchemaSource } from './SchemaSource.ts';
import type { NavigationSource } from './ScreenSource.ts';

export interface FamilySource extends CaptionedSource, NavigationSource {
  readonly route: string;
  readonly extends?: SchemaRef;
  readonly constants: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  readonly hide?: readonly string[];
  readonly excludes?: readonly string[];
  /** Captions of inherited properties. */
  readonly captions?: Readonly<Record<string, CaptionedSource>>;
  /** Additional properties, which `foldFamilies` adds to the parent. */
  readonly properties?: Readonly<Record<string, SchemaSource>>;
  readonly required?: readonly string[];
  readonly groups?: ResourceSource['groups'];
  readonly columns?: NonNullable<ResourceSource['columns']>;
  /** The column of the parent that the additional columns follow. */
  readonly afterColumn?: string;
  readonly filters?: readonly string[];
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly operations?: Readonly<Record<string, OperationSource>>;
  readonly lifecycle?: {
    readonly addedStates?: Readonly<Record<string, CaptionedSource & { readonly tone: StateTone }>>;
    readonly activities?: Lifecycle['activities'];
    readonly transitions?: Lifecycle['transitions'];
    readonly finalStates?: readonly string[];
  };
}
