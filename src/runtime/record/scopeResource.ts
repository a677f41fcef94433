import type { Resource } from '../../contract/model/resource.ts';

/**
 * A resource where some properties are given: these are its constants there. They, and what is hidden besides, are no
 * longer columns, filters or a tree. A family's own module was narrowed so by the generator.
 */
export function scopeResource(
  resource: Resource,
  constants: Readonly<Record<string, string>>,
  hide: readonly string[] = [],
): Resource {
  const isVisible = ({ property }: { readonly property: string }): boolean =>
    !(property in constants || hide.includes(property));
  const { tree, columns, filters } = resource;
  return {
    ...resource,
    constants: { ...resource.constants, ...constants },
    hide: [...resource.hide, ...hide],
    columns: columns.filter(isVisible),
    filters: filters.filter(isVisible),
    tree: tree && isVisible(tree) ? tree : undefined,
  };
}
