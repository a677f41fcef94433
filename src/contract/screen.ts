/** A tab of a screen: a resource, perhaps narrowed, or a task. A screen without visible tabs has exactly one. */
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
    };

/** A route of SPEC.md section 2, composed of resources and tasks. */
export interface Screen {
  readonly name: string;
  readonly route: string;
  readonly tabs: readonly Tab[];
}
