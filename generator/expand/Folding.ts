import type { Service } from '../../src/contract/operation.ts';
import { broken, type Finding, inside, rootOf } from '../check/place.ts';
import type { Expanded } from '../expand.ts';
import type { File, Project } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { escapePointer } from '../position.ts';
import type { EndpointsSource, OperationSource, SchemaSource } from '../source.ts';
import { Origins } from './Origins.ts';

type Path = readonly (string | number)[];
type Json = Record<string, unknown>;

const pointerOf = (path: Path): string => path.map((part) => `/${escapePointer(part)}`).join('');

/** A project that gains members. Files that gain none stay the very same. */
export class Folding {
  readonly #project: Project;
  readonly #changed = new Map<File<unknown>, Json>();
  readonly #tables: File<EndpointsSource>[] = [];
  readonly #origins = new Origins();
  readonly #clashes: Finding[] = [];

  constructor(project: Project) {
    this.#project = project;
  }

  /** Adds a member to an object; one that is there already stays, and is told. */
  put(file: File<unknown>, path: Path, value: unknown, from: File<unknown>, written: Path): void {
    const name = String(path.at(-1));
    const parent = this.#parentOf(file, path);
    if (name in parent) {
      const at = inside(rootOf(from), written, value);
      this.#clashes.push(broken(at, `${file.path} has "${name}" already.`, 'Choose another name.'));
      return;
    }
    parent[name] = value;
    this.#origins.add(file.path, { at: pointerOf(path), file: from, pointer: pointerOf(written) });
  }

  /** Adds an element to an array, unless it is there. */
  push(file: File<unknown>, path: Path, value: unknown, from: File<unknown>, written: Path): void {
    const parent = this.#parentOf(file, path);
    const name = String(path.at(-1));
    const list: unknown[] = Array.isArray(parent[name]) ? parent[name] : [];
    if (list.includes(value)) return;
    parent[name] = [...list, value];
    const at = pointerOf([...path, list.length]);
    this.#origins.add(file.path, { at, file: from, pointer: pointerOf(written) });
  }

  /** A table of calls that stands in another file: its problems are told there as they are. */
  table(file: File<unknown>, service: Service, operations: Readonly<Record<string, OperationSource>>): void {
    this.#tables.push({ ...file, value: { service, operations } });
  }

  /** The entity that a call takes as its body. */
  bodyOf(operation: string): File<SchemaSource> | undefined {
    const calls = this.#project.endpoints.map(({ value }) => value.operations[operation]);
    const body = calls.find((call) => call)?.body;
    return body && '$ref' in body
      ? this.#project.entities.find(({ name }) => name === nameOfRef(body.$ref))
      : undefined;
  }

  done(): Expanded {
    const withNew = <T>(file: File<T>): File<T> =>
      this.#changed.has(file) ? { ...file, value: this.#changed.get(file) as T } : file;
    const { entities, endpoints, resources } = this.#project;
    const project = {
      ...this.#project,
      entities: entities.map(withNew),
      endpoints: [...endpoints.map(withNew), ...this.#tables],
      resources: resources.map(withNew),
    };
    return { project, origins: this.#origins, clashes: this.#clashes };
  }

  /** The object that a path's last part is a member of, in a copy of the file. */
  #parentOf(file: File<unknown>, path: Path): Json {
    const root = this.#changed.get(file) ?? (structuredClone(file.value) as Json);
    this.#changed.set(file, root);
    let node = root;
    for (const part of path.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Json;
    }
    return node;
  }
}
