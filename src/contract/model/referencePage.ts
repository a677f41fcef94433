/** A page of the reference (`src/generated/reference/`), as the console lists, finds and opens it. */
export interface ReferencePage {
  /** Where it stands: `index.md`, `entities/erp.md`, `operations/erp.md`. */
  readonly path: string;
  readonly kind: 'guide' | 'calls' | 'entity';
  readonly title: string;
  /** What it is about, as schema files name it. */
  readonly name: string;
  /** What can be found on it, by the anchor: fields, calls. */
  readonly places: Readonly<Record<string, string>>;
  /** Its Markdown. */
  readonly load: () => Promise<{ readonly default: string }>;
}
