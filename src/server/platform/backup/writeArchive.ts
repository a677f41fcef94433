import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import type { Database } from '../store/databases/Database.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import { readVersions } from '../store/schema/migrate.ts';
import { createManifest } from './BackupManifest.ts';

/** Passes on the chunks of a stream and adds each of them to `hash`. */
export async function* hashChunks(chunks: AsyncIterable<unknown>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    // Byte streams yield only buffers. The types of tar-stream do not say so.
    const bytes = chunk as Buffer;
    hash.update(bytes);
    yield bytes;
  }
}

/** The last part: one line for each file before it, in the format of sha256sum. */
export const checksumFile = 'SHA256SUMS';

/** Writes a tar.gz part by part, with the checksums of its files. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #sums: string[] = [];

  /** Fills the archive and streams it to `out`. Rejects with the cause if one of the two fails. */
  static async write(out: Writable, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    const archive = new ArchiveWriter();
    const flowing = pipeline(archive.#pack, createGzip({ level: 3 }), out);
    const filling = fill(archive)
      .then(() => archive.#finish())
      .catch((error: Error) => {
        archive.#pack.destroy(error);
        throw error;
      });
    // If `out` fails, e.g. on a full disk, the filling fails as well, with a less precise error.
    const failed = (await Promise.allSettled([flowing, filling])).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** Adds a short text file. */
  addText(name: string, text: string): Promise<void> {
    return this.#add(
      { name, mode: 0o600, size: Buffer.byteLength(text) },
      Readable.from([Buffer.from(text)]),
    );
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size, mtime } = statSync(path);
    // Reads no more than the initial size if the file grows: a tar stores the size before the file.
    await this.#add(
      { name, mode: 0o600, size, mtime },
      createReadStream(path, { end: Math.max(0, size - 1) }),
    );
  }

  /** Adds a folder with its whole content, including empty folders. */
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
 * Writes the folder as one archive (README.md) to `out`. This process must hold `database`, the database in
 * this folder. Queries wait meanwhile, so no file changes while it is read.
 */
export async function writeArchive(database: Database, folder: DataFolder, out: Writable): Promise<void> {
  // PGlite runs one transaction at a time and no other statement during it.
  await database.transaction(async (sql) => {
    await sql.query('CHECKPOINT');
    const versions = await readVersions(sql);
    const manifest = createManifest(versions, new Date());
    await ArchiveWriter.write(out, async (archive) => {
      await archive.addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      // There is no such file if SECRET_KEY is set.
      if (existsSync(folder.keyPath)) await archive.addFile('secret.key', folder.keyPath);
      await archive.addFolder('db', folder.databasePath);
    });
  });
}
