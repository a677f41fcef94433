import { resultOf } from '../../load/resultOf.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaRef, SchemaSource } from '../../load/sources/SchemaSource.ts';
import { findParentResource } from '../families/familyRules.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownNames,
  violation,
} from '../RuleViolation.ts';

interface TreeLocation extends JsonLocation<NonNullable<ResourceSource['tree']>> {
  readonly resource: ResourceSource;
  /** The property that the tree filters by. */
  readonly property: SchemaSource | undefined;
  /** The entity of the leaves, if it is known. */
  readonly leaf: SchemaRef | undefined;
}

const findTrees = (sources: RuleContext): TreeLocation[] =>
  sources.resources.flatMap((file) => {
    const { tree, entity } = file.value;
    const properties = sources.propertiesOf(entity);
    if (tree === undefined || properties === undefined) return [];
    const property = properties[tree.property];
    const operation = sources.operation(property?.['x-reference']?.operation ?? '');
    const leaf = operation && resultOf(operation.value)?.ref;
    return [{ ...locationAt(rootLocation(file), ['tree'], tree), resource: file.value, property, leaf }];
  });

/** The property of a `tree` is a filter of the list and has `x-reference`. */
const treeFilterProperty: SchemaRule = function* (sources) {
  for (const tree of findTrees(sources)) {
    const { property: name } = tree.value;
    const at = locationAt(tree, ['property'], name);
    const { filters = [] } = tree.resource;
    if (!filters.includes(name))
      yield violation(at, `"${name}" is not a filter, so it cannot be the tree.`, didYouMean(name, filters));
    else if (tree.property && tree.property['x-reference'] === undefined)
      yield violation(
        at,
        `"${name}" has no "x-reference", which provides the leaves of the tree.`,
        'Name a filter with "x-reference".',
      );
  }
};

/**
 * The `groupBy` of a `tree` is a property of the leaves with choices in `oneOf`. Its `count` is an integer
 * property of the leaves.
 */
const treeLeaves: SchemaRule = function* (sources) {
  for (const tree of findTrees(sources)) {
    const properties = tree.leaf && sources.propertiesOf(tree.leaf);
    if (properties === undefined) continue;
    const { groupBy: group, count } = tree.value;
    const labelled = Object.keys(properties).filter((name) => properties[name]?.oneOf !== undefined);
    if (!labelled.includes(group))
      yield violation(
        locationAt(tree, ['groupBy'], group),
        `The leaves have no property "${group}" with choices in "oneOf".`,
        didYouMean(group, labelled),
      );
    const figures = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
    if (count !== undefined)
      yield* unknownNames(
        [locationAt(tree, ['count'], count)],
        'The leaves have no integer property',
        figures,
      );
  }
};

/** A family neither hides nor fixes the property of its resource's `tree`. */
const familyTreeFilter: SchemaRule = function* (sources) {
  for (const file of sources.families) {
    const { hide = [], constants } = file.value;
    const tree = findParentResource(file.value, sources)?.value.tree;
    if (tree && (hide.includes(tree.property) || tree.property in constants))
      yield violation(
        locationAt(rootLocation(file), [hide.includes(tree.property) ? 'hide' : 'constants'], undefined),
        `"${tree.property}" is the property of the tree, so a family cannot hide or fix it.`,
        'Remove it here, or remove "tree" from the resource.',
      );
  }
};

/** Rules for tree filters. */
export const treeFilterRules: readonly SchemaRule[] = [treeFilterProperty, treeLeaves, familyTreeFilter];
