import type { File } from '../load.ts';
import { type Bundle, bundleOf } from './bundle.ts';
import { libraryOf } from './library.ts';

type Files = readonly File<Readonly<Record<string, unknown>>>[];

const known = new WeakMap<Files[number], { readonly bundle: Bundle; readonly of: Files }>();

/** Finds the bundle of a name; it is made anew only when a file has changed that it is made of. */
export const bundlerOf =
  (files: Files) =>
  (name: string): Bundle => {
    const root = files.find((file) => file.name === name);
    if (root === undefined) throw new Error(`No published schema "${name}": the check should have said so.`);
    const ready = known.get(root);
    if (ready?.of.every((file) => files.includes(file))) return ready.bundle;
    const bundle = bundleOf(root.path, name, libraryOf(files));
    known.set(root, { bundle, of: files.filter(({ path }) => bundle.files.includes(path)) });
    return bundle;
  };
