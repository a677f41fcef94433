/** Something that the palette offers. */
export interface Command {
  /** The same at each opening: what was used lately is known by it. */
  readonly id: string;
  readonly kind: 'action' | 'screen' | 'create' | 'setting' | 'record' | 'reference';
  /** Caption of those that it is listed with. */
  readonly group: string;
  readonly title: string;
  /** Where it is found, or what tells it from others of its name. */
  readonly detail?: string;
  /** What it is found by, in every language. */
  readonly names: readonly string[];
  /** What the place is called, in every language: narrows what is found by a name. */
  readonly places?: readonly string[];
  /** Why it cannot be done now. */
  readonly reason?: string;
  /** The place that it leads to, for those that would otherwise not be known again. */
  readonly to?: string;
  readonly run: () => unknown;
}
