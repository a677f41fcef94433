import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import type { Database } from '../store/databases/Database.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import { createManifest } from './BackupManifest.ts';

/** The chunks of a stream, each of which goes into `sum` as it passes. */
export async function* hashChunks(chunks: AsyncIterable<unknown>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    // Streams of bytes give nothing else; those of tar-stream do not say so.
    const bytes = chunk as Buffer;
    hash.update(bytes);
    yield bytes;
  }
}

/** The last part: a line for each file before it, as sha256sum writes and checks them. */
export const checksumFile = 'SHA256SUMS';

/** A tar.gz that is made part by part, and the sums of its files. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #sums: string[] = [];

  /** Fills the archive and lets it flow to `out`. Rejects with what failed, when one of the two does. */
  static async write(out: Writable, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    const archive = new ArchiveWriter();
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
  addText(name: string, text: string): Promise<void> {
    return this.#add(
      { name, mode: 0o600, size: Buffer.byteLength(text) },
      Readable.from([Buffer.from(text)]),
    );
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size, mtime } = statSync(path);
    // No more than its size, should it grow: a tar has that before the file.
    await this.#add(
      { name, mode: 0o600, size, mtime },
      createReadStream(path, { end: Math.max(0, size - 1) }),
    );
  }

  /** A folder with all that is in it, empty folders included. */
  async addFolder(name: string, path: string): Promise<void> {
    await this.#add({ name: `${name}/`, mode: 0o700, type: 'directory' }, Readable.from([]));
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = [`${name}/${entry.name}`, join(path, entry.name)] as const;
      await (entry.isDirectory() ? this.addFolder(...inside) : this.addFile(...inside));
    }
  }

  async #add(header: Partial<Header> & Pick<Header, 'name'>, content: Readable): Promise<void> {
    const sum = createHash('sha256');
    await pipeline(hashChunks(content, sum), this.#pack.entry(header));
    if (header.type !== 'directory') this.#sums.push(`${sum.digest('hex')}  ${header.name}\n`);
  }

  async #finish(): Promise<void> {
    await this.addText(checksumFile, this.#sums.join(''));
    this.#pack.finalize();
  }
}

/**
 * Writes the folder as one archive (README.md) to `out`. `database` is the one in this folder, held by this process: its
 * queries wait meanwhile, so no file changes while it is read.
 */
export async function writeArchive(database: Database, folder: DataFolder, out: Writable): Promise<void> {
  // PGlite runs one transaction at a time, and nothing beside it.
  await database.transaction(async (sql) => {
    await sql.query('CHECKPOINT');
    const [newest] = await sql.query<{ version: number }>(
      'SELECT max(version) AS version FROM schema_version',
    );
    const manifest = createManifest(newest?.version ?? 0, new Date());
    await ArchiveWriter.write(out, async (archive) => {
      await archive.addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      // Where SECRET_KEY is used there is none.
      if (existsSync(folder.keyPath)) await archive.addFile('secret.key', folder.keyPath);
      await archive.addFolder('db', folder.databasePath);
    });
  });
}
