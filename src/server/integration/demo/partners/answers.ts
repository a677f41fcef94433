import type { Translate } from '../../../../contract/text/phrases.ts';
import { hosts, maintenancePath } from './hosts.ts';

/** A request to a simulated partner. */
interface PartnerRequest {
  readonly host: string;
  /** Path without its query. */
  readonly path: string;
  /** Number of earlier requests to this path. */
  readonly earlier: number;
}

interface PartnerAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds until the answer. */
  readonly delay: number;
}

/** The injected chance, a fraction from 0 to below 1, and the phrases of the answers. */
export interface PartnerContext {
  readonly random: () => number;
  readonly translate: Translate;
  readonly now: () => Date;
}

type AnswerFunction = (request: PartnerRequest, context: PartnerContext) => PartnerAnswer;

/** The partner refuses one of this many shipments. A random choice would sometimes refuse several in a row. */
const shipmentsPerRefusal = 12;

const accept = (message: string, delay: number): PartnerAnswer => ({
  status: 200,
  body: { success: true, message },
  delay,
});

const refuse = (status: number, message: string): PartnerAnswer => ({
  status,
  body: { success: false, message },
  delay: 20,
});

const booked: AnswerFunction = (_, { random, translate }) =>
  accept(translate('demo.answers.booked'), 30 + random() * 60);

/** The answer to connection tests. */
const reachable: AnswerFunction = () => accept('OK', 10);

/** The receiver that fails now and then. A retry succeeds. */
const flakyShipments: AnswerFunction = (request, context) =>
  request.earlier % shipmentsPerRefusal === shipmentsPerRefusal - 1
    ? refuse(503, context.translate('demo.answers.noSession'))
    : booked(request, context);

/** The slow receiver: two to four seconds. */
const slowTasks: AnswerFunction = (_, { random, translate }) =>
  accept(translate('demo.answers.taskAccepted'), 2000 + random() * 2000);

const stockLevels: AnswerFunction = (_, { random, now, translate }) => ({
  status: 200,
  body: ['A1001', 'A1002', 'A1003'].map((sku) => ({
    snapshotNo: `STK-${now().getTime()}-${sku}`,
    sku,
    name: translate(`demo.articles.${sku}`),
    onHand: Math.floor(random() * 900) + 100,
    bin: `P-01-${Math.floor(random() * 20) + 1}`,
  })),
  delay: 40,
});

const robot: AnswerFunction = () => ({ status: 200, body: { errcode: 0, errmsg: 'ok' }, delay: 20 });

/** Answers by host and path. Every other path is unknown. */
const answers: Readonly<Record<string, Readonly<Record<string, AnswerFunction>>>> = {
  [hosts.erp]: {
    '/api': reachable,
    '/api/receipts': booked,
    '/api/shipments': flakyShipments,
    '/api/stock': booked,
  },
  [hosts.warehouse]: {
    '/api': reachable,
    '/api/item': booked,
    '/api/purchaseOrder': booked,
    '/api/salesOrder': booked,
    '/api/stockSnapshot': stockLevels,
    '/api/taskResult': booked,
    '/api/deviceStatus': booked,
  },
  [hosts.equipment]: { '/tasks': slowTasks },
  [hosts.robot]: { '/send': robot },
};

/** Returns the answer of a simulated partner, in the language of the context. */
export function answerOf(request: PartnerRequest, context: PartnerContext): PartnerAnswer {
  const { host, path } = request;
  if (path === maintenancePath || path.startsWith(`${maintenancePath}/`))
    return refuse(503, context.translate('demo.answers.maintenance'));
  const answer = answers[host]?.[path];
  return answer
    ? answer(request, context)
    : refuse(404, context.translate('demo.answers.unknownPath', { path }));
}
