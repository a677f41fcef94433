import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityModels } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { found } from './found.ts';
import { refuseObstacle } from './refuseObstacle.ts';

/** A record that refers to another one, as IN_USE lists it. */
interface User {
  readonly entity: string;
  readonly uuid: string;
  readonly name: unknown;
}

/** More than these nobody reads; the next attempt shows the rest. */
const mostUsers = 20;

async function usersOf(row: Row, entity: Entity, documents: Documents): Promise<User[]> {
  const users: User[] = [];
  for (const model of Object.values(entityModels)) {
    for (const { property, value } of model.references.filter((one) => one.entity === entity.model.name)) {
      const holders = await documents.holding(
        model.name,
        property,
        row[value],
        String(row.companyUuid),
        mostUsers - users.length,
      );
      users.push(
        ...holders.map((holder) => ({ entity: model.name, uuid: holder.uuid, name: holder[model.naming] })),
      );
    }
  }
  return users;
}

const nameOf = ({ say }: Call, { entity, name }: User): string =>
  `${say.translate(`entities.${entity}.title`)} ${String(name)}`;

/** Removes a record that its lifecycle lets go and that no other record refers to. */
export const remove =
  (entity: Entity): Handler =>
  (call) =>
    call.service.store.transaction(async ({ documents }) => {
      const row = await found(call, entity, call.query.uuid, documents, 'update');
      refuseObstacle(call, entity, 'remove', row);
      const users = await usersOf(row, entity, documents);
      if (users.length > 0) {
        const name = row[entity.model.naming];
        throw new ServiceError(
          'IN_USE',
          { name, users: users.map((user) => nameOf(call, user)).join(', ') },
          { users },
        );
      }
      await documents.remove(entity.model.name, row.uuid);
    });
