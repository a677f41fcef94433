import type { Panel } from './panel.ts';

/** A tab of a screen: a resource, perhaps narrowed, a task, or a hand-written panel. A screen without visible tabs has exactly one. */
export type Tab =
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
      readonly panel: Panel;
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
  readonly tabs: readonly Tab[];
}
