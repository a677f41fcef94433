import type { File, Project } from '../load.ts';
import type { Entity, ResourceModel, ScreenModel } from '../model.ts';
import type { FamilySource, ResourceSource } from '../source.ts';
import { captionsOf, override } from './captionsOf.ts';
import { nameOfRef } from './entities.ts';

/** The resource that a family varies when it names none. */
export const defaultParent = 'interface';

/** Resources, then the families that vary them. */
export function resourcesOf(
  resourceFiles: readonly File<ResourceSource>[],
  familyFiles: readonly File<FamilySource>[],
  entities: ReadonlyMap<string, Entity>,
): ResourceModel[] {
  const resources = resourceFiles.map((file) => resourceOf(file, entities));
  const families = familyFiles.map((file) => {
    const parent = file.value.extends ? nameOfRef(file.value.extends.$ref) : defaultParent;
    const found = resources.find(({ name }) => name === parent);
    if (found === undefined) throw new Error(`No resource "${parent}": the check should have said so.`);
    return familyOf(file, found);
  });
  return [...resources, ...families];
}

function resourceOf(
  { name, path, value }: File<ResourceSource>,
  entities: ReadonlyMap<string, Entity>,
): ResourceModel {
  const entity = entities.get(nameOfRef(value.entity.$ref));
  if (entity === undefined)
    throw new Error(`No entity "${value.entity.$ref}": the check should have said so.`);
  return {
    name,
    entity,
    naming: value.naming,
    roles: value.roles,
    constants: {},
    hide: value.hide ?? [],
    columns: value.columns.map((column) =>
      typeof column === 'string'
        ? { property: column, hidden: false }
        : { property: column.property, hidden: column.hidden === true },
    ),
    filters: value.filters ?? [],
    ...(value.sort && { sort: value.sort }),
    captions: captionsOf(value),
    groups: Object.fromEntries(
      Object.entries(value.groups ?? {}).map(([group, source]) => [group, captionsOf(source)]),
    ),
    actions: Object.fromEntries(
      Object.entries(value.actions ?? {}).map(([action, source]) => [
        action,
        { source, captions: captionsOf(source) },
      ]),
    ),
    files: [path, ...entity.files],
  };
}

/** The parent without what the family hides or fixes, under the family's own title. */
function familyOf({ name, path, value }: File<FamilySource>, parent: ResourceModel): ResourceModel {
  const hide = [...new Set([...parent.hide, ...(value.hide ?? [])])];
  const gone = new Set([...hide, ...Object.keys(value.constants)]);
  return {
    ...parent,
    name,
    base: parent.name,
    constants: value.constants,
    hide,
    columns: parent.columns.filter(({ property }) => !gone.has(property)),
    filters: parent.filters.filter((property) => !gone.has(property)),
    captions: override(parent.captions, captionsOf(value)),
    files: [path, ...parent.files],
  };
}

/** Families and the other screens in one navigation. A family is a screen of one tab. */
export function screensOf(project: Project): ScreenModel[] {
  const families = project.families.map(({ name, value }) => ({
    order: value.order,
    screen: {
      name,
      route: value.route,
      captions: captionsOf(value),
      tabs: [{ id: name, resource: name, captions: captionsOf(value) }],
    },
  }));
  const others = project.screens.map(({ name, value }) => ({
    order: value.order,
    screen: {
      name,
      route: value.route,
      captions: captionsOf(value),
      tabs: value.tabs.map((tab) => ({
        id: tab.id,
        resource: nameOfRef(tab.resource.$ref),
        captions: captionsOf(tab),
      })),
    },
  }));
  return [...families, ...others]
    .sort((a, b) => a.order - b.order || (a.screen.name < b.screen.name ? -1 : 1))
    .map(({ screen }) => screen);
}
