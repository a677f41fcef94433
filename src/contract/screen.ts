/** A tab of a screen: one resource. A screen without visible tabs has exactly one. */
export interface Tab {
  readonly id: string;
  readonly resource: string;
}

/** A route of SPEC.md section 2, composed of resources. */
export interface Screen {
  readonly name: string;
  readonly route: string;
  readonly tabs: readonly Tab[];
}
