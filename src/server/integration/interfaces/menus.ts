import type { Row } from '../../../contract/api/envelope.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';

/** Returns the company's menus in their configured order, by family. */
async function listMenus(
  { service, companyUuid }: OperationCall,
  equals: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const { records } = await service.store.repository.list({
    entity: 'menu',
    companyUuid,
    equals,
    sort: { property: 'order', order: 'asc' },
  });
  return records;
}

/** Adds the number of interfaces to menus, with one count query for each family. */
async function withInterfaceCounts(
  { service, companyUuid }: OperationCall,
  menus: readonly Row[],
): Promise<Row[]> {
  const families = [...new Set(menus.map(({ interfaceType }) => interfaceType))];
  const counts = new Map(
    await Promise.all(
      families.map(
        async (interfaceType) =>
          [
            interfaceType,
            await service.store.repository.countBy('interface', companyUuid, 'menuName', { interfaceType }),
          ] as const,
      ),
    ),
  );
  return menus.map((menu) => ({
    ...menu,
    interfaceCount: counts.get(menu.interfaceType)?.get(String(menu.menuName)) ?? 0,
  }));
}

export const queryMenus: Handler = async (call) =>
  withInterfaceCounts(call, await listMenus(call, { interfaceType: call.query.interfaceType }));

export const queryAllMenus: Handler = async (call) => withInterfaceCounts(call, await listMenus(call, {}));

/** Returns the names only, each once: entity `choice`. */
export const getAllMenuName: Handler = async (call) => {
  const names = new Set((await listMenus(call, {})).map(({ menuName }) => String(menuName)));
  return [...names].map((name) => ({ code: name, name }));
};
