import type { Operation } from '../../../../contract/api/operation.ts';
import type { Binding } from '../../../../contract/model/entity.ts';
import { type EntityDefinition, entityOf } from '../../operations/catalog.ts';
import type { Handler } from '../../operations/ServiceContext.ts';
import { isGenericTransition } from '../lifecycle/planTransition.ts';
import { toResponse } from '../rows/storedRow.ts';
import { findOrThrow } from './findOrThrow.ts';
import { handleList, handlePage } from './handleList.ts';
import { handleRestore } from './handleRestore.ts';
import { handleBatch, handleTransition } from './handleTransition.ts';
import { assertMayReadEntry, withReadableKinds } from './readChangeLog.ts';
import { handleRead, handleSave } from './singleRecord.ts';
import { handleCreate, handleModify } from './writeRecord.ts';

const isChangeLog = ({ model }: EntityDefinition): boolean => model.serviceRole === 'changeLog';

export const handleGet =
  (entity: EntityDefinition): Handler =>
  async (call) => {
    const row = await findOrThrow(call, entity, call.query.uuid, call.service.store.repository);
    if (isChangeLog(entity)) assertMayReadEntry(call, row);
    return toResponse(call, entity.model, row);
  };

function listOrPage(entity: EntityDefinition, operation: Operation): Handler {
  const handle = operation.result === 'page' ? handlePage(entity) : handleList(entity);
  return isChangeLog(entity) ? withReadableKinds(handle) : handle;
}

/** Returns the generic handler for an operation of a resource; undefined for an action that sets nothing. */
export function genericHandlerOf(binding: Binding, operation: Operation): Handler | undefined {
  const entity = entityOf(binding.entity);
  switch (binding.role) {
    case 'list':
      return listOrPage(entity, operation);
    case 'get':
      return handleGet(entity);
    case 'create':
      return handleCreate(entity);
    case 'modify':
      return handleModify(entity);
    case 'remove':
      return handleTransition(entity, 'remove');
    case 'restore':
      return handleRestore(entity);
    case 'read':
      return handleRead(entity);
    case 'save':
      return handleSave(entity, binding.bodyProperty);
    case 'batch':
      return handleBatch(entity);
    case 'transition':
      return isGenericTransition(entity, binding.action)
        ? handleTransition(entity, binding.action)
        : undefined;
  }
}
