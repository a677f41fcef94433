import { navigationGroups } from '../../src/contract/model/screen.ts';
import type { Project } from '../load/Project.ts';
import type { FamilySource } from '../load/sources/FamilySource.ts';
import type { RelatedTabSource, ResourceSource } from '../load/sources/ResourceSource.ts';
import type { NavigationSource, TabSource } from '../load/sources/ScreenSource.ts';
import { captionsOf } from './captions.ts';
import type { ResourceModel } from './model/ResourceModel.ts';
import type { ScreenModel, TabModel } from './model/ScreenModel.ts';
import { nameOfRef } from './normalizeEntities.ts';
import { parentNameOf } from './normalizeResources.ts';

/** Returns families and other screens in the order of the navigation. */
export function normalizeScreens(
  { families, screens, resources: files }: Project,
  resources: readonly ResourceModel[],
): ScreenModel[] {
  const titled = (id: string, resource: string) => ({
    id,
    resource,
    captions: resources.find(({ name }) => name === resource)?.captions ?? {},
  });

  /** Returns a tab with another resource under that resource's title, or with a panel. */
  function relatedTabOf(
    { id, resource, panel, familyConstants, ...source }: RelatedTabSource,
    family: FamilySource,
  ): TabModel {
    const constants = Object.fromEntries(
      familyConstants.map((property) => [property, family.constants[property] ?? '']),
    );
    if (panel) return { id, captions: captionsOf(source), panel, constants };
    if (resource) return { ...titled(id, nameOfRef(resource.$ref)), constants };
    throw emptyTabError(id);
  }

  /** Returns the family's own list, then the related tabs of its resource. */
  function familyTabs(name: string, family: FamilySource): TabModel[] {
    const parent = parentNameOf(family);
    const source: ResourceSource | undefined = files.find((file) => file.name === parent)?.value;
    const related = (source?.relatedTabs ?? []).filter(
      ({ resource }) => !resource || !family.excludes?.includes(nameOfRef(resource.$ref)),
    );
    const own: TabModel = { ...titled(parent, parent), id: name, resource: name };
    return [own, ...related.map((tab) => relatedTabOf(tab, family))];
  }

  const all = [
    ...families.map(({ name, path, value }) => ({
      name,
      path,
      value,
      place: familyPlaceOf(value),
      tabs: familyTabs(name, value),
    })),
    ...screens.map(({ name, path, value }) => ({
      name,
      path,
      value,
      place: value,
      tabs: value.tabs.map(normalizeTab),
    })),
  ];
  return all
    .sort((a, b) => comparePlaces(a.place, b.place) || (a.name < b.name ? -1 : 1))
    .map(({ name, path, value, place: { group, icon = 'page' }, tabs }) => ({
      name,
      route: value.route,
      ...(group && { group }),
      icon,
      captions: captionsOf(value),
      tabs,
      file: path,
    }));
}

/** Returns the place of a family in the navigation, with the defaults. */
const familyPlaceOf = (family: FamilySource): NavigationSource => ({
  group: 'interfaces',
  icon: 'exchange',
  ...family,
});

const groupIndexOf = ({ group }: NavigationSource): number => (group ? navigationGroups.indexOf(group) : -1);

const comparePlaces = (a: NavigationSource, b: NavigationSource): number =>
  groupIndexOf(a) - groupIndexOf(b) || a.navigationOrder - b.navigationOrder;

function normalizeTab(tab: TabSource): TabModel {
  const { id, resource, task, panel, initialList, metrics, icon } = tab;
  const captions = captionsOf(tab);
  if (resource) return { id, captions, resource: nameOfRef(resource.$ref), ...(icon && { icon }) };
  if (task) return { id, captions, task: nameOfRef(task.$ref) };
  if (panel) return { id, captions, panel, ...(initialList && { initialList: nameOfRef(initialList.$ref) }) };
  if (metrics) return { id, captions, panel: 'overview', metrics: nameOfRef(metrics.$ref) };
  throw emptyTabError(id);
}

const emptyTabError = (id: string): Error =>
  new Error(`The tab "${id}" has no content. The check should have reported this.`);
