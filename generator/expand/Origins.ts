import type { Finding } from '../check/place.ts';
import type { File } from '../load.ts';

interface Origin {
  /** JSON pointer to what was folded in. */
  readonly at: string;
  readonly file: File<unknown>;
  /** JSON pointer to where it is written. */
  readonly pointer: string;
}

/** Where what was folded into a file is written: there its problems are told. */
export class Origins {
  readonly #byPath = new Map<string, Origin[]>();

  add(path: string, origin: Origin): void {
    this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), origin]);
  }

  /** A finding, moved to where its author can mend it. */
  of(finding: Finding): Finding {
    const { file, pointer } = finding;
    const origin = this.#byPath
      .get(file.path)
      ?.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
    return origin
      ? { ...finding, file: origin.file, pointer: origin.pointer + pointer.slice(origin.at.length) }
      : finding;
  }
}
