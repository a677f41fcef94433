import type { Binding } from '../../contract/entity.ts';
import type { Operation } from '../../contract/operation.ts';
import { type Entity, entityOf } from '../catalog.ts';
import type { Handler } from '../Service.ts';
import { create } from './create.ts';
import { get } from './get.ts';
import { list, page } from './list.ts';
import { modify } from './modify.ts';
import { remove } from './remove.ts';
import { transition } from './transition.ts';

const listOrPage = (entity: Entity, operation: Operation): Handler =>
  operation.result === 'page' ? page(entity) : list(entity);

/** What generic CRUD does for an operation of a resource. */
export function handlerOf(binding: Binding, operation: Operation): Handler {
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
      return remove(entity);
    case 'read':
    case 'save':
    case 'batch':
      throw new Error(`Generic CRUD has no "${binding.role}" yet.`);
    case 'transition':
      return transition(entity, binding.action);
  }
}
