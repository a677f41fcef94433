import { vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly text: string;
}

/** Records the files that the page saves from now on. The result reads them in the order of their saving. */
export function recordFiles(): () => Promise<readonly SavedFile[]> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${blobs.push(blob as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return () =>
    Promise.all(
      blobs.map(async (blob, at) => ({ name: names[at] ?? '', type: blob.type, text: await blob.text() })),
    );
}
