/** A page of the reference (`src/generated/reference/`) for listing, search and display. */
export interface ReferencePage {
  /** Its path: `index.md`, `entities/erp.md`, `operations/erp.md`. */
  readonly path: string;
  readonly kind: 'guide' | 'calls' | 'entity';
  readonly title: string;
  /** Its subject, under its name in the schema files. */
  readonly name: string;
  /** Searchable content by anchor: fields, operations. */
  readonly places: Readonly<Record<string, string>>;
  /** Loads its Markdown. */
  readonly load: () => Promise<{ readonly default: string }>;
}
