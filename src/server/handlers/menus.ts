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
    sort: { property: 'order', text: false, order: 'asc' },
  });
  return records;
}

export const query: Handler = (call) => menusOf(call, { interfaceType: call.query.interfaceType });

export const queryAllMenus: Handler = (call) => menusOf(call, {});

/** Names only, each once: entity `choice`. */
export const getAllMenuName: Handler = async (call) => {
  const names = new Set((await menusOf(call, {})).map(({ menuName }) => String(menuName)));
  return [...names].map((name) => ({ code: name, name }));
};
