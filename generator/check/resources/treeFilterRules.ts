import type { ResourceSource, SchemaRef, SchemaSource } from '../../load/schemaSources.ts';
import { findParentResource } from '../families/familyRules.ts';
import { resultRefOf } from '../OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import { didYouMean, type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

interface TreeLocation extends JsonLocation<NonNullable<ResourceSource['tree']>> {
  readonly resource: ResourceSource;
  /** The property that it is a filter of. */
  readonly property: SchemaSource | undefined;
  /** What the leaves are, when it is known. */
  readonly leaf: SchemaRef | undefined;
}

const findTrees = (sources: RuleContext): TreeLocation[] =>
  sources.resources.flatMap((file) => {
    const { tree, entity } = file.value;
    const properties = sources.propertiesOf(entity);
    if (tree === undefined || properties === undefined) return [];
    const property = properties[tree.property];
    const operation = sources.operation(property?.['x-reference']?.operation ?? '');
    const leaf = operation && resultRefOf(operation)?.ref;
    return [{ ...locationAt(rootLocation(file), ['tree'], tree), resource: file.value, property, leaf }];
  });

/** The tree is a filter whose options somebody else has. */
const treeFilterProperty: SchemaRule = function* (sources) {
  for (const tree of findTrees(sources)) {
    const { property: name } = tree.value;
    const at = locationAt(tree, ['property'], name);
    const { filters = [] } = tree.resource;
    if (!filters.includes(name))
      yield violation(at, `"${name}" is no filter, so it cannot be the tree.`, didYouMean(name, filters));
    else if (tree.property && tree.property['x-reference'] === undefined)
      yield violation(
        at,
        `"${name}" has no "x-reference" to take the leaves from.`,
        'Name a filter whose options an operation answers.',
      );
  }
};

/** The leaves are grouped by a labelled choice, and counted by a figure. */
const treeLeaves: SchemaRule = function* (sources) {
  for (const tree of findTrees(sources)) {
    const properties = tree.leaf && sources.propertiesOf(tree.leaf);
    if (properties === undefined) continue;
    const { groupBy: group, count } = tree.value;
    const labelled = Object.keys(properties).filter((name) => properties[name]?.oneOf !== undefined);
    if (!labelled.includes(group))
      yield violation(
        locationAt(tree, ['groupBy'], group),
        `The leaves have no labelled choice "${group}" to be grouped by.`,
        didYouMean(group, labelled),
      );
    const figures = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
    if (count !== undefined && !figures.includes(count))
      yield violation(
        locationAt(tree, ['count'], count),
        `The leaves have no figure "${count}".`,
        didYouMean(count, figures),
      );
  }
};

/** A family keeps the tree of its resource. */
const familyTreeFilter: SchemaRule = function* (sources) {
  for (const file of sources.families) {
    const { hide = [], constants } = file.value;
    const tree = findParentResource(file.value, sources)?.value.tree;
    if (tree && (hide.includes(tree.property) || tree.property in constants))
      yield violation(
        locationAt(rootLocation(file), [hide.includes(tree.property) ? 'hide' : 'constants'], undefined),
        `"${tree.property}" is the tree beside the list.`,
        'Leave it, or remove the tree of the resource.',
      );
  }
};

/** Rules of a filter that is shown as a tree. */
export const treeFilterRules: readonly SchemaRule[] = [treeFilterProperty, treeLeaves, familyTreeFilter];
