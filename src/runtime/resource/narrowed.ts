import type { Resource } from '../../contract/resource.ts';

/**
 * A resource where some properties are given: these are its constants there. They, and what is hidden besides, are no
 * longer columns, filters or a tree. A family's own module was narrowed so by the generator.
 */
export function narrowed(
  resource: Resource,
  constants: Readonly<Record<string, string>>,
  hide: readonly string[] = [],
): Resource {
  const isOpen = ({ property }: { readonly property: string }): boolean =>
    !(property in constants || hide.includes(property));
  const { tree, columns, filters } = resource;
  return {
    ...resource,
    constants: { ...resource.constants, ...constants },
    hide: [...resource.hide, ...hide],
    columns: columns.filter(isOpen),
    filters: filters.filter(isOpen),
    tree: tree && isOpen(tree) ? tree : undefined,
  };
}
