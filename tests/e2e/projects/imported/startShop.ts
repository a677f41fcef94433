import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ListeningServer, listen } from '../../../../src/server/platform/http/listen.ts';
import { collections, lines } from './shopDocument.ts';

interface ShopRecord {
  readonly id: number;
  readonly [name: string]: unknown;
}

interface Coupon {
  readonly code: string;
  readonly [name: string]: unknown;
}

/** A running server that offers the calls of `shopDocument`, and keeps its records in memory. */
export interface Shop extends ListeningServer {
  /** The records by the path of their collection: `/orders/1/lines`. */
  readonly records: Map<string, ShopRecord[]>;
  /** The coupons by their code. */
  readonly coupons: Map<string, Coupon>;
}

const pathPattern = /^(\/\w+|\/orders\/\d+\/lines)(?:\/(\d+))?$/;

const refusal = (context: Context, status: 400 | 404, title: string): Response =>
  context.json({ title, status }, status, { 'Content-Type': 'application/problem+json' });

/** Returns why a body is no record: it has unknown members, or no name. */
function findProblem(path: string, body: Readonly<Record<string, unknown>>, isNew: boolean) {
  const name = path.split('/').at(-1) ?? '';
  const columns = { ...(name === 'lines' ? lines : collections[name]) };
  const unknown = Object.keys(body).find((member) => !(member in columns));
  if (unknown !== undefined) return `"${unknown}" is unknown.`;
  return isNew && typeof body.name !== 'string' ? '"name" is missing.' : undefined;
}

async function answerCall(context: Context, records: Map<string, ShopRecord[]>): Promise<Response> {
  const [, path = '', id] = pathPattern.exec(context.req.path) ?? [];
  const [, owner = ''] = path.split('/');
  if (!(owner in collections)) return refusal(context, 404, 'No such path.');
  const all = records.get(path) ?? [];
  const { method } = context.req;
  const body = method === 'POST' || method === 'PATCH' ? await context.req.json() : {};
  const problem =
    method === 'GET' || method === 'DELETE' ? undefined : findProblem(path, body, method === 'POST');
  if (problem) return refusal(context, 400, problem);
  if (id === undefined && method === 'GET') {
    const { page = '1', limit = '10', name } = context.req.query();
    const found = all.filter((one) => name === undefined || one.name === name);
    const start = (Number(page) - 1) * Number(limit);
    return context.json({ data: found.slice(start, start + Number(limit)), total: found.length });
  }
  if (id === undefined) {
    const created = { id: Math.max(0, ...all.map((one) => one.id)) + 1, ...body };
    records.set(path, [...all, created]);
    return context.json(created, 201);
  }
  const found = all.find((one) => String(one.id) === id);
  if (!found) return refusal(context, 404, 'No such record.');
  if (method === 'GET') return context.json(found);
  const changed = { ...found, ...body };
  records.set(
    path,
    method === 'DELETE'
      ? all.filter((one) => one !== found)
      : all.map((one) => (one === found ? changed : one)),
  );
  return method === 'DELETE' ? context.body(null, 204) : context.json(changed);
}

/** PUT creates or replaces a coupon, and PATCH changes one. The code is in the path only. */
async function answerCoupon(context: Context, coupons: Map<string, Coupon>): Promise<Response> {
  const code = context.req.param('code');
  if (code === undefined) return context.json([...coupons.values()]);
  const known = coupons.get(code);
  const { method } = context.req;
  if (method !== 'PUT' && !known) return refusal(context, 404, 'No such coupon.');
  if (method === 'GET') return context.json(known);
  const body: Readonly<Record<string, unknown>> = await context.req.json();
  if ('code' in body) return refusal(context, 400, '"code" is unknown.');
  const coupon = { ...(method === 'PATCH' && known), ...body, code };
  coupons.set(code, coupon);
  return context.json(coupon, known ? 200 : 201);
}

/** Starts a shop without records. */
export async function startShop(): Promise<Shop> {
  const records = new Map<string, ShopRecord[]>();
  const app = new Hono();
  const coupons = new Map<string, Coupon>();
  app.use(cors());
  app.all('/coupons', (context) => answerCoupon(context, coupons));
  app.all('/coupons/:code', (context) => answerCoupon(context, coupons));
  app.all('*', (context) => answerCall(context, records));
  return { ...(await listen(app, '127.0.0.1', 0)), records, coupons };
}
