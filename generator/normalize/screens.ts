import type { Project } from '../load.ts';
import type { ResourceModel, ScreenModel, TabModel } from '../model.ts';
import type { FamilySource, ResourceSource, TabSource } from '../source.ts';
import { captionsOf } from './captionsOf.ts';
import { nameOfRef } from './entities.ts';
import { parentName } from './resources.ts';

/** Families and the other screens in one navigation. */
export function screensOf(
  { families, screens, resources: files }: Project,
  resources: readonly ResourceModel[],
): ScreenModel[] {
  const titled = (id: string, resource: string): TabModel => ({
    id,
    resource,
    captions: resources.find(({ name }) => name === resource)?.captions ?? {},
  });

  /** The family's own list, then what its resource has beside that. */
  function familyTabs(name: string, family: FamilySource): TabModel[] {
    const parent = parentName(family);
    const source: ResourceSource | undefined = files.find((file) => file.name === parent)?.value;
    const beside = (source?.beside ?? []).filter(
      ({ resource }) => !family.without?.includes(nameOfRef(resource.$ref)),
    );
    const own: TabModel = { ...titled(parent, parent), id: name, resource: name };
    return [
      own,
      ...beside.map(({ id, resource, by }) => ({
        ...titled(id, nameOfRef(resource.$ref)),
        constants: Object.fromEntries(by.map((property) => [property, family.constants[property] ?? ''])),
      })),
    ];
  }

  const all = [
    ...families.map(({ name, value }) => ({ name, value, tabs: familyTabs(name, value) })),
    ...screens.map(({ name, value }) => ({ name, value, tabs: value.tabs.map(tabOf) })),
  ];
  return all
    .sort((a, b) => a.value.order - b.value.order || (a.name < b.name ? -1 : 1))
    .map(({ name, value, tabs }) => ({ name, route: value.route, captions: captionsOf(value), tabs }));
}

function tabOf(tab: TabSource): TabModel {
  const { id, resource, task } = tab;
  const captions = captionsOf(tab);
  if (resource) return { id, captions, resource: nameOfRef(resource.$ref) };
  if (task) return { id, captions, task: nameOfRef(task.$ref) };
  throw new Error(`The tab "${id}" shows nothing: the check should have said so.`);
}
