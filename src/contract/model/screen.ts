/** A tab of a screen: a resource, perhaps narrowed, a task, or a hand-written panel. A screen without visible tabs has exactly one. */
export type ScreenTab =
  | {
      readonly id: string;
      readonly resource: string;
      /** Of the records that it shows. */
      readonly entity: string;
      readonly constants?: Readonly<Record<string, string>>;
      /** Whose question of the catalog its list asks: a family's is that of the resource that it varies. */
      readonly question?: string;
    }
  | {
      readonly id: string;
      readonly task: string;
      /** Of the records that it concerns: their lists offer it. */
      readonly entity: string;
    }
  | {
      readonly id: string;
      /** Neighbouring tabs of one panel are one component, which is told the tab. */
      readonly panel: PanelName;
      /** Of the records that it is about. */
      readonly constants?: Readonly<Record<string, string>>;
      /** The resource whose list it shows first: loaded, and its question asked, before the panel is. */
      readonly initialList?: string;
      readonly question?: string;
    };

/** A route of schemas/SPECIFICATION.md section 2, composed of resources and tasks. */
export interface Screen {
  readonly name: string;
  readonly route: string;
  readonly tabs: readonly ScreenTab[];
}

/**
 * What is neither a list nor a form, by what it is for. Hand-written screens (src/screens/): `mapping`, the field mapping of a record;
 * `debugging`, trying one out; `docs`, its call contract, for who calls it. And what the runtime renders of a screen that is an `overview`.
 */
export type PanelName = 'mapping' | 'debugging' | 'docs' | 'overview';
