import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaType } from './schemaSources.ts';

/** Facts about a name for `x-ui.widget`, from `widgets.json` in the folder of its field type. */
export interface WidgetFacts {
  /** Part of the description in the vocabulary. */
  readonly meaning?: string;
  /** The only type of properties with this widget. */
  readonly type?: SchemaType;
  /** Spaces around the text may have a meaning. */
  readonly verbatim?: true;
  /** Example of a value, where the schema has none. */
  readonly example?: string;
  /** Key of a note in the API reference: `note.<key>`. */
  readonly note?: string;
}

/** The field types. The generator reads their data but imports no code of the console. */
export const fieldsFolder = join(import.meta.dirname, '../../src/runtime/fields');

/** The folders that the registry of field types imports from. */
const registeredFolders = new Set(
  Array.from(
    readFileSync(join(fieldsFolder, 'registry.ts'), 'utf8').matchAll(/'(\.\/types\/\w+)\//g),
    ([, folder = '']) => join(fieldsFolder, folder),
  ),
);

/** The widgets of all registered field types, sorted by name. */
export const widgets: ReadonlyMap<string, WidgetFacts> = new Map(
  [...registeredFolders]
    .map((folder) => join(folder, 'widgets.json'))
    .filter((path) => existsSync(path))
    .flatMap((path) => Object.entries<WidgetFacts>(JSON.parse(readFileSync(path, 'utf8'))))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Returns the facts of a widget; none without a widget. */
export const widgetFactsOf = (widget: string | undefined): WidgetFacts => widgets.get(widget ?? '') ?? {};
