import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { sumsFile } from './Archive.ts';
import { ArchiveProblem } from './ArchiveProblem.ts';
import { refuseUnreadable } from './Manifest.ts';
import { summed } from './summed.ts';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

const isPart = (name: string): boolean =>
  /^(secret\.key|db\/.*)$/.test(name) && !name.split('/').includes('..');

/** The text of one file, and its sum. */
async function readText(entry: Entry): Promise<readonly [text: string, sum: string]> {
  const sum = createHash('sha256');
  const chunks: Buffer[] = [];
  for await (const chunk of summed(entry, sum)) chunks.push(chunk);
  return [Buffer.concat(chunks).toString('utf8'), sum.digest('hex')];
}

/** The sum of the manifest, which comes first; throws when it is none, or one of a backup that this program cannot restore. */
async function readManifest(entry: Entry): Promise<string> {
  const { name } = entry.header;
  if (name !== 'manifest.json')
    throw new ArchiveProblem(`is no backup of this program: it begins with ${name}.`);
  const [text, sum] = await readText(entry);
  refuseUnreadable(text);
  return sum;
}

/** Unpacks one file or folder; the sum of a file. */
async function unpack(entry: Entry, path: string): Promise<string | undefined> {
  if (entry.header.type === 'directory') {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    entry.resume();
    return undefined;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sum = createHash('sha256');
  await pipeline(summed(entry, sum), createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return sum.digest('hex');
}

/** Throws with the name of the first file that is not what the archive once held. */
function compare(text: string, found: ReadonlyMap<string, string>): void {
  const wanted = new Map(text.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]));
  wanted.delete('');
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  const wrong = names.find((name) => wanted.get(name) !== found.get(name));
  if (wrong !== undefined) throw new ArchiveProblem(`is damaged: ${wrong} is not what was backed up.`);
}

/** Unpacks part after part, and compares them with the sums at the end. `at` hears which part is being read. */
async function unpackAll(
  entries: AsyncIterable<Entry>,
  folder: string,
  at: (name: string) => void,
): Promise<void> {
  const sums = new Map<string, string>();
  let wanted: string | undefined;
  const read = async (entry: Entry): Promise<void> => {
    const { name } = entry.header;
    at(name);
    if (sums.size === 0) sums.set(name, await readManifest(entry));
    else if (name === sumsFile) [wanted] = await readText(entry);
    else {
      if (!isPart(name)) throw new ArchiveProblem(`is no backup of this program: it holds ${name}.`);
      const sum = await unpack(entry, join(folder, name));
      if (sum !== undefined) sums.set(name, sum);
    }
  };
  try {
    for await (const entry of entries) await read(entry);
  } catch (error) {
    // The compression finds only at its end that a byte was wrong; the sums know where.
    if (wanted !== undefined) compare(wanted, sums);
    throw error;
  }
  if (wanted === undefined) throw new ArchiveProblem('is damaged: its end is missing.');
  compare(wanted, sums);
}

/**
 * Unpacks an archive (README.md) into `folder`, and checks every sum in it. Throws an ArchiveProblem, or what the file system
 * says; `folder` holds then what was unpacked so far.
 */
export async function readArchive(file: string, folder: string): Promise<void> {
  const entries = extract();
  let last = 'its beginning';
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  const unpacking = unpackAll(entries, folder, (name) => {
    last = name;
  });
  const [unpacked, read] = await Promise.allSettled([unpacking, reading]);
  if (unpacked.status === 'fulfilled' && read.status === 'fulfilled') return;
  // What fails in one ends the other, which then only says so.
  const reasons = [unpacked, read].flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  const own = reasons.find((reason) => reason instanceof ArchiveProblem || 'syscall' in reason);
  const messages = [...new Set(reasons.map(({ message }) => message))];
  throw own ?? new ArchiveProblem(`is damaged at ${last}: ${messages.join(', ')}.`);
}
