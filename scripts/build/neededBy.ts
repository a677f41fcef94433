import { build, type Plugin } from 'vite';

/** What is imported only when it is wanted is not looked at. */
const withoutLazyImports: Plugin = {
  name: 'without-lazy-imports',
  resolveDynamicImport: () => false,
};

/**
 * The modules of which a file needs anything: what is left when it is built alone, which takes less than a second. The import
 * graph says more than that, for through the index of a package all of it is imported.
 */
export async function neededBy(file: string, plugins: readonly Plugin[] = []): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutLazyImports],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Set(
    outputs.flatMap((output) =>
      output.type === 'chunk'
        ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []))
        : [],
    ),
  );
}
