import type { File } from '../load.ts';
import type { Entity, TaskModel } from '../model.ts';
import type { TaskSource } from '../source.ts';
import { captionsOf } from './captionsOf.ts';
import { entityIn } from './entities.ts';
import { mapped } from './resources.ts';

export const tasksOf = (
  files: readonly File<TaskSource>[],
  entities: ReadonlyMap<string, Entity>,
): TaskModel[] =>
  files.map(({ name, path, value }) => {
    const entity = entityIn(entities, value.entity);
    const targetEntity = entityIn(entities, value.targetEntity);
    return {
      name,
      source: value,
      entity,
      targetEntity,
      captions: captionsOf(value),
      groups: mapped(value.groups, (group) => captionsOf(group)),
      files: [...new Set([path, ...entity.files, ...targetEntity.files])],
    };
  });
