import type { Resource } from '../../contract/model/resource.ts';

/**
 * Returns a resource with some properties fixed: they become its constants. Fixed and hidden properties are
 * no columns, subtitle, filters or tree. The generator has already done this for families.
 */
export function scopeResource(
  resource: Resource,
  constants: Readonly<Record<string, string>>,
  hide: readonly string[] = [],
): Resource {
  const isVisible = ({ property }: { readonly property: string }): boolean =>
    !(property in constants || hide.includes(property));
  const { tree, columns, subtitle, filters } = resource;
  return {
    ...resource,
    constants: { ...resource.constants, ...constants },
    hide: [...resource.hide, ...hide],
    columns: columns.filter(isVisible),
    subtitle: subtitle.filter(isVisible),
    filters: filters.filter(isVisible),
    tree: tree && isVisible(tree) ? tree : undefined,
  };
}
