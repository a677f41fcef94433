import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { summed } from './summed.ts';

/** The last part: a line for each file before it, as sha256sum writes and checks them. */
export const sumsFile = 'SHA256SUMS';

/** A tar.gz that is made part by part, and the sums of its files. */
export class Archive {
  readonly #pack = pack();
  readonly #sums: string[] = [];

  /** Fills the archive and lets it flow to `out`. Rejects with what failed, when one of the two does. */
  static async write(out: Writable, fill: (archive: Archive) => Promise<void>): Promise<void> {
    const archive = new Archive();
    const flowing = pipeline(archive.#pack, createGzip({ level: 3 }), out);
    const filling = fill(archive)
      .then(() => archive.#finish())
      .catch((error: Error) => {
        archive.#pack.destroy(error);
        throw error;
      });
    // Where `out` fails, e.g. on a full disk, the filling fails as well, but says less.
    const failed = (await Promise.allSettled([flowing, filling])).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** A file of few characters. */
  text(name: string, text: string): Promise<void> {
    return this.#add(
      { name, mode: 0o600, size: Buffer.byteLength(text) },
      Readable.from([Buffer.from(text)]),
    );
  }

  async file(name: string, path: string): Promise<void> {
    const { size, mtime } = statSync(path);
    // No more than its size, should it grow: a tar has that before the file.
    await this.#add(
      { name, mode: 0o600, size, mtime },
      createReadStream(path, { end: Math.max(0, size - 1) }),
    );
  }

  /** A folder with all that is in it, empty folders included. */
  async folder(name: string, path: string): Promise<void> {
    await this.#add({ name: `${name}/`, mode: 0o700, type: 'directory' }, Readable.from([]));
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = [`${name}/${entry.name}`, join(path, entry.name)] as const;
      await (entry.isDirectory() ? this.folder(...inside) : this.file(...inside));
    }
  }

  async #add(header: Partial<Header> & Pick<Header, 'name'>, content: Readable): Promise<void> {
    const sum = createHash('sha256');
    await pipeline(summed(content, sum), this.#pack.entry(header));
    if (header.type !== 'directory') this.#sums.push(`${sum.digest('hex')}  ${header.name}\n`);
  }

  async #finish(): Promise<void> {
    await this.text(sumsFile, this.#sums.join(''));
    this.#pack.finalize();
  }
}
