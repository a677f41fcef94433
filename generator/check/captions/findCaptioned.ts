import type { Project } from '../../load/Project.ts';
import type { CaptionedSource } from '../../load/sources/captions.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { OperationLocation } from '../operations/OperationLocation.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
} from '../RuleViolation.ts';

interface CaptionSources
  extends Pick<Project, 'product' | 'backends' | 'resources' | 'families' | 'screens' | 'tasks'> {
  readonly schemas: readonly JsonLocation<SchemaSource>[];
  readonly schemasWith: (keyword: string) => readonly JsonLocation<SchemaSource>[];
  readonly operations: readonly OperationLocation[];
}

/** Returns all locations with captions. */
export function findCaptioned({
  schemas,
  schemasWith,
  operations,
  product,
  backends,
  resources,
  families,
  screens,
  tasks,
}: CaptionSources): JsonLocation<CaptionedSource>[] {
  return [
    ...schemas,
    ...schemasWith('oneOf').flatMap((place) => elementLocations(place, 'oneOf', place.value.oneOf)),
    ...[...product, ...backends, ...resources, ...families, ...screens, ...tasks].map(
      (file): JsonLocation<CaptionedSource> => rootLocation<CaptionedSource>(file),
    ),
    ...families.flatMap((file) =>
      memberLocations(rootLocation(file), 'captions', file.value.captions).map(([, place]) => place),
    ),
    ...resources.flatMap((file) => [
      ...memberLocations(rootLocation(file), 'groups', file.value.groups).map(([, place]) => place),
      ...memberLocations(rootLocation(file), 'actions', file.value.actions).flatMap(([, place]) => [
        place,
        ...(place.value.prompt ? [locationAt(place, ['prompt'], place.value.prompt)] : []),
      ]),
      ...memberLocations(rootLocation(file), 'testActions', file.value.testActions).map(([, place]) => place),
      ...memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs).map(([, place]) => place),
      ...elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs),
    ]),
    ...tasks.flatMap((file) =>
      memberLocations(rootLocation(file), 'groups', file.value.groups).map(([, place]) => place),
    ),
    ...screens.flatMap((file) => elementLocations(rootLocation(file), 'tabs', file.value.tabs)),
    ...operations.flatMap((operation): JsonLocation<CaptionedSource>[] => [
      ...memberLocations(operation, 'query', operation.value.query).map(([, place]) => place),
      ...memberLocations(operation, 'headers', operation.value.headers).map(([, place]) => place),
    ]),
  ];
}
