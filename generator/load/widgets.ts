import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaType } from './sources/SchemaSource.ts';

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

/** The facts about the field types of the console that the generator needs. */
interface FieldTypeFolders {
  /** The widgets of all registered field types, sorted by name. */
  readonly widgets: ReadonlyMap<string, WidgetFacts>;
  /** Names of folders that the registry does not import. */
  readonly unregistered: readonly string[];
}

/**
 * Reads the data of field types, but imports no code of the console.
 * @param folder contains `registry.ts` and `types/`
 */
export function readFieldTypes(folder: string): FieldTypeFolders {
  const imports = readFileSync(join(folder, 'registry.ts'), 'utf8').matchAll(/'\.\/types\/(\w+)\//g);
  const registered = new Set(Array.from(imports, ([, name = '']) => name));
  const widgets = [...registered]
    .map((name) => join(folder, 'types', name, 'widgets.json'))
    .filter((path) => existsSync(path))
    .flatMap((path) => Object.entries<WidgetFacts>(JSON.parse(readFileSync(path, 'utf8'))))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const unregistered = readdirSync(join(folder, 'types')).filter((name) => !registered.has(name));
  return { widgets: new Map(widgets), unregistered };
}

export const { widgets, unregistered } = readFieldTypes(
  join(import.meta.dirname, '../../src/runtime/fields'),
);

/** Returns the facts of a widget; none without a widget. */
export const widgetFactsOf = (widget: string | undefined): WidgetFacts => widgets.get(widget ?? '') ?? {};
