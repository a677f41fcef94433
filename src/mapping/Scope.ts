import { isObject, type Json } from './Json.ts';
import { readPath, type SourcePath } from './sourcePath.ts';

/** What a row reads: the source document and, within sub-tables, the elements by their aliases. An alias hides a property. */
export class Scope {
  readonly root: unknown;
  readonly #aliases: Json;

  constructor(root: unknown, aliases: Json = {}) {
    this.root = root;
    this.#aliases = aliases;
  }

  with(alias: string, element: unknown): Scope {
    return new Scope(this.root, { ...this.#aliases, [alias]: element });
  }

  read(path: SourcePath): unknown {
    const [first] = path;
    const isAlias = first !== undefined && Object.hasOwn(this.#aliases, first.name);
    return readPath(isAlias ? this.#aliases : this.root, path);
  }

  /** The whole of it, for expressions. */
  get input(): unknown {
    if (Object.keys(this.#aliases).length === 0) return this.root;
    return isObject(this.root) ? { ...this.root, ...this.#aliases } : this.#aliases;
  }
}
