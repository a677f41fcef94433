import type { Binding } from '../../contract/entity.ts';
import type { Operation } from '../../contract/operation.ts';
import { type Entity, entityOf } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { batch } from './batch.ts';
import { create } from './create.ts';
import { get } from './get.ts';
import { list, page } from './list.ts';
import { modify } from './modify.ts';
import { restore } from './restore.ts';
import { read, save } from './single.ts';
import { isStep } from './step.ts';
import { transition } from './transition.ts';

const listOrPage = (entity: Entity, operation: Operation): Handler =>
  operation.result === 'page' ? page(entity) : list(entity);

/** What generic CRUD does for an operation of a resource; nothing for an action that sets nothing. */
export function handlerOf(binding: Binding, operation: Operation): Handler | undefined {
  const entity = entityOf(binding.entity);
  switch (binding.role) {
    case 'list':
      return listOrPage(entity, operation);
    case 'get':
      return get(entity);
    case 'create':
      return create(entity);
    case 'modify':
      return modify(entity);
    case 'remove':
      return transition(entity, 'remove');
    case 'restore':
      return restore(entity);
    case 'read':
      return read(entity);
    case 'save':
      return save(entity, binding.bodyProperty);
    case 'batch':
      return batch(entity);
    case 'transition':
      return isStep(entity, binding.action) ? transition(entity, binding.action) : undefined;
  }
}
