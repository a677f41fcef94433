import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { findParentResource } from '../families/familyRules.ts';
import { findSubTabs, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import { rootLocation, warning } from '../RuleViolation.ts';

/** The folders whose files decide where a resource appears. */
const folders = ['screens', 'families', 'resources'] as const;

const areScreensKnown = ({ isComplete }: RuleContext): boolean => folders.every(isComplete);

/** Returns the names of the resources on tabs of screens, on record pages, and beside and below families. */
function findReachable(sources: RuleContext): ReadonlySet<string> {
  const refs = sources.screens.flatMap(({ value }) =>
    value.tabs.flatMap(({ resource, initialList }) =>
      [resource, initialList].flatMap((ref) => ref?.$ref ?? []),
    ),
  );
  const reached = new Set([
    ...refs.map(nameOfRef),
    ...sources.families.flatMap(({ value }) => findParentResource(value, sources)?.name ?? []),
  ]);
  const byName = new Map(sources.resources.map((file) => [file.name, file]));
  // A set also visits the names that are added meanwhile.
  for (const name of reached) {
    const file = byName.get(name);
    const related = file?.value.relatedTabs?.flatMap(({ resource }) => resource ?? []) ?? [];
    const inside = file ? findSubTabs(file).map(({ value }) => value.resource) : [];
    for (const { $ref } of [...related, ...inside]) reached.add(nameOfRef($ref));
  }
  return reached;
}

/** Every resource is on a tab of a screen or of a record page, or families vary it. */
const reachableResource: SchemaRule = function* (sources) {
  if (!areScreensKnown(sources)) return;
  const reached = findReachable(sources);
  for (const file of sources.resources)
    if (!reached.has(file.name))
      yield warning(
        rootLocation(file),
        `No screen shows the resource "${file.name}".`,
        'Show it on a tab of a screen or of a record page, or remove the file.',
      );
};

/** A project with resources has a screen or a family, because the console opens the first one after the sign-in. */
const firstScreen: SchemaRule = function* (sources) {
  const [first] = sources.resources;
  if (areScreensKnown(sources) && first && sources.screens.length + sources.families.length === 0)
    yield warning(
      rootLocation(first),
      'The console has no screen to open after the sign-in.',
      'Add a screen to schemas/screens/. The route "/" makes it the start page; otherwise the first one is.',
    );
};

/** Rules for the ways to a resource. */
export const reachabilityRules: readonly SchemaRule[] = [reachableResource, firstScreen];
