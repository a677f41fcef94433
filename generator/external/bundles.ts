import type { File } from '../load.ts';
import { type Bundle, bundleOf } from './bundle.ts';
import { libraryOf } from './library.ts';

type Files = readonly File<Readonly<Record<string, unknown>>>[];

const known = new WeakMap<Files[number], { readonly bundle: Bundle; readonly of: Files }>();

/** The bundles of these names; one is made anew only when one of its files has changed. */
export function bundlesOf(files: Files, names: readonly string[]): Bundle[] {
  if (names.length === 0) return [];
  const library = libraryOf(files);
  return names.map((name) => {
    const root = files.find((file) => file.name === name);
    if (root === undefined) throw new Error(`No published schema "${name}": the check should have said so.`);
    const ready = known.get(root);
    if (ready?.of.every((file) => files.includes(file))) return ready.bundle;
    const bundle = bundleOf(root.path, name, library);
    known.set(root, { bundle, of: files.filter(({ path }) => bundle.files.includes(path)) });
    return bundle;
  });
}
