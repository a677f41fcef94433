import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityModels } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { nameOf } from './nameOf.ts';

/** A record that refers to another one, as IN_USE lists it. */
interface User {
  readonly entity: string;
  readonly uuid: string;
  readonly name: unknown;
}

/** More than these nobody reads; the next attempt shows the rest. */
const mostUsers = 20;

async function usersOf(call: Call, row: Row, entity: Entity, documents: Documents): Promise<User[]> {
  const users: User[] = [];
  for (const model of Object.values(entityModels).filter(({ stored }) => stored)) {
    for (const { property, value } of model.references.filter((one) => one.entity === entity.model.name)) {
      const holders = await documents.holding(
        model.name,
        property,
        row[value],
        String(row.companyUuid),
        mostUsers - users.length,
      );
      users.push(
        ...holders.map((holder) => ({
          entity: model.name,
          uuid: holder.uuid,
          name: nameOf(call, model, holder),
        })),
      );
    }
  }
  return users;
}

const inWords = ({ say }: Call, { entity, name }: User): string =>
  `${say.translate(`entities.${entity}.title`)} ${String(name)}`;

/** Throws IN_USE with the records that refer to this one. */
export async function refuseInUse(call: Call, entity: Entity, row: Row, documents: Documents): Promise<void> {
  const users = await usersOf(call, row, entity, documents);
  if (users.length === 0) return;
  const name = nameOf(call, entity.model, row);
  throw new ServiceError(
    'IN_USE',
    { name, users: users.map((user) => inWords(call, user)).join(', ') },
    { users },
  );
}
