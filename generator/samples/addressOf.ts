import { defaultConfiguration } from '../../src/contract/configuration.ts';
import type { Session } from '../../src/contract/session.ts';
import type { Call } from '../model.ts';

type Given = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Path and query of a call; parameters that are read from the session need not be given. `/iwms-openapi/api/erp/remove?uuid=1` */
export function addressOf(
  call: Call,
  { path = {}, query = {} }: { readonly path?: Given; readonly query?: Given },
  session: Session,
): string {
  const own = call.query.flatMap(({ name, from }) => (from ? [[name, session[from]]] : []));
  const entries = Object.entries({ ...Object.fromEntries(own), ...query });
  const search = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, text(value)]])),
  );
  const where = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(text(path[name])));
  return `${defaultConfiguration.prefixes[call.service]}${where}?${search}`;
}
