import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import type { DatabaseVersions } from '../store/schema/migrate.ts';
import { ArchiveError, assertReadableManifest } from './BackupManifest.ts';
import { checksumFile, hashChunks } from './writeArchive.ts';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

const isExpectedPart = (name: string): boolean =>
  /^(secret\.key|db\/.*)$/.test(name) && !name.split('/').includes('..');

/** Returns the text of a file and its checksum. */
async function readText(entry: Entry): Promise<readonly [text: string, sum: string]> {
  const sum = createHash('sha256');
  const chunks: Buffer[] = [];
  for await (const chunk of hashChunks(entry, sum)) chunks.push(chunk);
  return [Buffer.concat(chunks).toString('utf8'), sum.digest('hex')];
}

/**
 * Returns the checksum of the manifest, which comes first. Throws if it is no manifest, or one of a backup
 * that this program cannot restore.
 */
async function readManifest(entry: Entry, newest: DatabaseVersions): Promise<string> {
  const { name } = entry.header;
  if (name !== 'manifest.json')
    throw new ArchiveError(
      `is not a backup of this program: it begins with ${name}. Choose a file that npm run backup created.`,
    );
  const [text, sum] = await readText(entry);
  assertReadableManifest(text, newest);
  return sum;
}

/** Unpacks one file or folder. Returns the checksum of a file. */
async function unpack(entry: Entry, path: string): Promise<string | undefined> {
  if (entry.header.type === 'directory') {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    entry.resume();
    return undefined;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sum = createHash('sha256');
  await pipeline(hashChunks(entry, sum), createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return sum.digest('hex');
}

/** Throws with the name of the first file whose content differs from the checksum in the archive. */
function verifyChecksums(text: string, actual: ReadonlyMap<string, string>): void {
  const expected = new Map(text.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]));
  expected.delete('');
  const names = [...new Set([...expected.keys(), ...actual.keys()])];
  const mismatch = names.find((name) => expected.get(name) !== actual.get(name));
  if (mismatch !== undefined)
    throw new ArchiveError(`is damaged: ${mismatch} does not match its checksum. Restore another backup.`);
}

/** Unpacks all parts, then verifies the checksums. `onPart` receives the name of each part before it is read. */
async function unpackAll(
  entries: AsyncIterable<Entry>,
  folder: string,
  newest: DatabaseVersions,
  onPart: (name: string) => void,
): Promise<void> {
  const sums = new Map<string, string>();
  let checksums: string | undefined;
  const read = async (entry: Entry): Promise<void> => {
    const { name } = entry.header;
    onPart(name);
    if (sums.size === 0) sums.set(name, await readManifest(entry, newest));
    else if (name === checksumFile) [checksums] = await readText(entry);
    else {
      if (!isExpectedPart(name))
        throw new ArchiveError(
          `is not a backup of this program: it contains ${name}. Choose a file that npm run backup created.`,
        );
      const sum = await unpack(entry, join(folder, name));
      if (sum !== undefined) sums.set(name, sum);
    }
  };
  try {
    for await (const entry of entries) await read(entry);
  } catch (error) {
    // The compression detects a wrong byte only at its end. The checksums locate it.
    if (checksums !== undefined) verifyChecksums(checksums, sums);
    throw error;
  }
  if (checksums === undefined)
    throw new ArchiveError('is damaged: its end is missing. Restore another backup.');
  verifyChecksums(checksums, sums);
}

/**
 * Unpacks an archive (README.md) into `folder` and verifies every checksum. Throws an ArchiveError or an
 * error of the file system. `folder` then holds the parts unpacked so far.
 *
 * @param newest the newest versions of a database that this program supports
 */
export async function readArchive(file: string, folder: string, newest: DatabaseVersions): Promise<void> {
  const entries = extract();
  let last = 'its beginning';
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  const unpacking = unpackAll(entries, folder, newest, (name) => {
    last = name;
  });
  const [unpacked, read] = await Promise.allSettled([unpacking, reading]);
  if (unpacked.status === 'fulfilled' && read.status === 'fulfilled') return;
  // A failure in one of the two also ends the other, whose error then says nothing more.
  const reasons = [unpacked, read].flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  const cause = reasons.find((reason) => reason instanceof ArchiveError || 'syscall' in reason);
  const messages = [...new Set(reasons.map(({ message }) => message))];
  throw cause ?? new ArchiveError(`is damaged at ${last}: ${messages.join(', ')}. Restore another backup.`);
}
