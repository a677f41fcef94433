import {
  locationAt,
  type RuleViolation,
  rootLocation,
  valueAt,
  violation,
} from '../../check/RuleViolation.ts';
import { toPointer } from '../../load/jsonPosition.ts';
import type { Project, ProjectFile } from '../../load/Project.ts';
import type { EndpointsSource, OperationSource } from '../../load/sources/EndpointsSource.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../normalizeEntities.ts';

export interface ExpandedProject {
  readonly project: Project;
  /** Source locations of the added values. */
  readonly origins: FoldedOrigins;
  /** Added members that their object already has. */
  readonly clashes: readonly RuleViolation[];
}

type JsonPath = readonly (string | number)[];
type JsonRecord = Record<string, unknown>;

/** Adds members to files of a project. Other files keep object identity. */
export class ProjectFolding {
  readonly #project: Project;
  readonly #changed = new Map<ProjectFile<unknown>, JsonRecord>();
  readonly #tables: ProjectFile<EndpointsSource>[] = [];
  readonly #origins: FoldedOrigins;
  readonly #clashes: RuleViolation[] = [];

  /** @param origins those of a former folding of the project */
  constructor(project: Project, origins = new FoldedOrigins()) {
    this.#project = project;
    this.#origins = origins;
  }

  /** Returns the content of a file with its added members. */
  valueOf<T>(file: ProjectFile<T>): T {
    return this.#changed.has(file) ? (this.#changed.get(file) as T) : file.value;
  }

  /**
   * Adds a member to an object. Keeps and reports an existing one.
   * @param fix the remedy for an existing member
   */
  put(
    file: ProjectFile<unknown>,
    path: JsonPath,
    value: unknown,
    from: ProjectFile<unknown>,
    written: JsonPath,
    fix = 'Choose another name.',
  ): void {
    const name = String(path.at(-1));
    const parent = this.#parentOf(file, path);
    if (name in parent) {
      const at = locationAt(rootLocation(from), written, value);
      this.#clashes.push(violation(at, `${file.path} already has "${name}".`, fix));
      return;
    }
    parent[name] = value;
    this.#origins.add(file.path, { at: toPointer(path), file: from, pointer: toPointer(written) });
  }

  /** Sets the source location of a part that the same file has in another form. */
  trace(file: ProjectFile<unknown>, path: JsonPath, written: JsonPath): void {
    this.#origins.add(file.path, { at: toPointer(path), file, pointer: toPointer(written) });
  }

  /** Adds an element to an array unless it exists. */
  push(
    file: ProjectFile<unknown>,
    path: JsonPath,
    value: unknown,
    from: ProjectFile<unknown>,
    written: JsonPath,
  ): void {
    const parent = this.#parentOf(file, path);
    const name = String(path.at(-1));
    const list: unknown[] = Array.isArray(parent[name]) ? parent[name] : [];
    if (list.includes(value)) return;
    parent[name] = [...list, value];
    const at = toPointer([...path, list.length]);
    this.#origins.add(file.path, { at, file: from, pointer: toPointer(written) });
  }

  /** Adds an endpoint table that another file contains. Its problems keep their location there. */
  addTable(
    file: ProjectFile<unknown>,
    { backend, service }: EndpointsSource,
    operations: Readonly<Record<string, OperationSource>>,
  ): void {
    const place = { ...(backend && { backend }), ...(service && { service }) };
    this.#tables.push({ ...file, value: { ...place, operations } });
  }

  /** Returns the entity in the body of an operation. */
  bodyOf(operation: string): ProjectFile<SchemaSource> | undefined {
    const calls = this.#project.endpoints.map(({ value }) => value.operations?.[operation]);
    const body = calls.find((call) => call)?.body;
    return body && '$ref' in body
      ? this.#project.entities.find(({ name }) => name === nameOfRef(body.$ref))
      : undefined;
  }

  finish(): ExpandedProject {
    const withNew = <T>(file: ProjectFile<T>): ProjectFile<T> =>
      this.#changed.has(file) ? { ...file, value: this.valueOf(file) } : file;
    const { entities, endpoints, resources } = this.#project;
    const project = {
      ...this.#project,
      entities: entities.map(withNew),
      endpoints: [...endpoints.map(withNew), ...this.#tables],
      resources: resources.map(withNew),
    };
    return { project, origins: this.#origins, clashes: this.#clashes };
  }

  /** Returns the object with the last part of a path, in a copy of the file. */
  #parentOf(file: ProjectFile<unknown>, path: JsonPath): JsonRecord {
    const root = this.#changed.get(file) ?? (structuredClone(file.value) as JsonRecord);
    this.#changed.set(file, root);
    let node = root;
    for (const part of path.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as JsonRecord;
    }
    return node;
  }
}

interface Origin {
  /** JSON pointer to the added value. */
  readonly at: string;
  readonly file: ProjectFile<unknown>;
  /** JSON pointer to its source. */
  readonly pointer: string;
}

/** Source locations of added values, for their problems. */
class FoldedOrigins {
  readonly #byPath = new Map<string, Origin[]>();

  add(path: string, origin: Origin): void {
    this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), origin]);
  }

  /** Moves a violation to the file of its author. */
  relocate(finding: RuleViolation): RuleViolation {
    const { file, pointer } = finding;
    const [origin] = (this.#byPath.get(file.path) ?? [])
      .filter(({ at }) => pointer === at || pointer.startsWith(`${at}/`))
      .sort((one, other) => other.at.length - one.at.length);
    if (!origin) return finding;
    // A name that was written out as an object has no parts in its file.
    const isWhole = typeof valueAt(origin.file.value, origin.pointer) !== 'object';
    const rest = isWhole ? '' : pointer.slice(origin.at.length);
    return { ...finding, file: origin.file, pointer: origin.pointer + rest };
  }
}
