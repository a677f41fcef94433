import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { compressible } from './compressible.ts';

type ContentEncoding = 'br' | 'gzip';

const compress: Readonly<Record<ContentEncoding, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * The files of the built console, listed once at the start. Only these files are served, so no path leads out
 * of the folder. A file is read on first use and then cached. The build wrote the Brotli form of most files; others are
 * compressed here. A failed reading is not cached.
 */
export class ConsoleFiles {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #bodies = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  constructor(folder: string) {
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    this.#paths = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
    );
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  mediaTypeOf(path: string): string {
    return getMimeType(path) ?? 'application/octet-stream';
  }

  /** Returns the encoding to send a file in, among those that the browser accepts. */
  chooseEncoding(path: string, accepted: string): ContentEncoding | undefined {
    if (!compressible.test(path)) return undefined;
    return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  }

  /** Throws for a path that is unknown to `has`. */
  read(path: string, encoding?: ContentEncoding): Promise<Buffer<ArrayBuffer>> {
    const key = `${encoding ?? ''}:${path}`;
    const known = this.#bodies.get(key);
    if (known) return known;
    const body = encoding ? this.#encode(path, encoding) : this.#read(path);
    this.#bodies.set(key, body);
    body.catch(() => this.#bodies.delete(key));
    return body;
  }

  async #encode(path: string, encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>> {
    const encoded = `${path}.${encoding}`;
    return this.has(encoded) ? this.#read(encoded) : compress[encoding](await this.read(path));
  }

  async #read(path: string): Promise<Buffer<ArrayBuffer>> {
    const file = this.#paths.get(path);
    if (file === undefined) throw new Error(`The console has no file ${path}.`);
    return readFile(file);
  }
}
