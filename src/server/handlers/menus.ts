import type { Row } from '../../contract/envelope.ts';
import type { Call, Handler } from '../Service.ts';

/** The company's menus in their own order, within their families. */
async function menusOf(
  { service, companyUuid }: Call,
  equals: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const { records } = await service.store.documents.list({
    entity: 'menu',
    companyUuid,
    contains: {},
    equals,
    sort: { property: 'order', order: 'asc' },
  });
  return records;
}

/** Menus with the number of interfaces that each holds, counted once for each family among them. */
async function counted({ service, companyUuid }: Call, menus: readonly Row[]): Promise<Row[]> {
  const families = [...new Set(menus.map(({ interfaceType }) => interfaceType))];
  const counts = new Map(
    await Promise.all(
      families.map(
        async (interfaceType) =>
          [
            interfaceType,
            await service.store.documents.countBy('interface', companyUuid, 'menuName', { interfaceType }),
          ] as const,
      ),
    ),
  );
  return menus.map((menu) => ({
    ...menu,
    interfaceCount: counts.get(menu.interfaceType)?.get(String(menu.menuName)) ?? 0,
  }));
}

export const query: Handler = async (call) =>
  counted(call, await menusOf(call, { interfaceType: call.query.interfaceType }));

export const queryAllMenus: Handler = async (call) => counted(call, await menusOf(call, {}));

/** Names only, each once: entity `choice`. */
export const getAllMenuName: Handler = async (call) => {
  const names = new Set((await menusOf(call, {})).map(({ menuName }) => String(menuName)));
  return [...names].map((name) => ({ code: name, name }));
};
