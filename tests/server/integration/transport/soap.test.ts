import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from 'soap';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { failureSentence } from '../../../../src/server/integration/exchange/run/messages.ts';
import { deliverDocument } from '../../../../src/server/integration/transport/DeliveryTarget.ts';
import { pullDocuments } from '../../../../src/server/integration/transport/DocumentSource.ts';
import { createHttpConnection } from '../../../../src/server/integration/transport/http/HttpConnection.ts';
import { SoapServiceCache } from '../../../../src/server/integration/transport/soap/SoapService.ts';
import {
  parseSoapAddress,
  soapHttpClient,
} from '../../../../src/server/integration/transport/soap/soapHttpClient.ts';
import { soapSource, soapTarget } from '../../../../src/server/integration/transport/soap/soapTransport.ts';
import { Transports } from '../../../../src/server/integration/transport/Transports.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { createLookup } from '../relay/partner.ts';

/** A WSDL with operations that save and return orders. Only the service itself knows the address in it. */
const wsdl = `<?xml version="1.0" encoding="UTF-8"?>
<definitions name="Orders" targetNamespace="urn:orders" xmlns:tns="urn:orders" xmlns="http://schemas.xmlsoap.org/wsdl/"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <types><xsd:schema targetNamespace="urn:orders" elementFormDefault="qualified">
    <xsd:complexType name="order"><xsd:sequence>
      <xsd:element name="orderNo" type="xsd:string"/><xsd:element name="qty" type="xsd:decimal"/>
      <xsd:element name="day" type="xsd:date" minOccurs="0"/><xsd:element name="at" type="xsd:dateTime" minOccurs="0"/>
      <xsd:element name="line" maxOccurs="unbounded" minOccurs="0"><xsd:complexType><xsd:sequence>
        <xsd:element name="sku" type="xsd:string"/></xsd:sequence></xsd:complexType></xsd:element>
    </xsd:sequence></xsd:complexType>
    <xsd:element name="saveOrder" type="tns:order"/>
    <xsd:element name="saveOrderResponse"><xsd:complexType><xsd:sequence><xsd:element name="id" type="xsd:string"/></xsd:sequence></xsd:complexType></xsd:element>
    <xsd:element name="getOrders"><xsd:complexType/></xsd:element>
    <xsd:element name="getOrdersResponse"><xsd:complexType><xsd:sequence><xsd:element name="order" type="tns:order" maxOccurs="unbounded"/></xsd:sequence></xsd:complexType></xsd:element>
  </xsd:schema></types>
  ${['saveOrder', 'getOrders']
    .map(
      (name) =>
        `<message name="${name}In"><part name="body" element="tns:${name}"/></message><message name="${name}Out"><part name="body" element="tns:${name}Response"/></message>`,
    )
    .join('')}
  <portType name="Orders">${['saveOrder', 'getOrders']
    .map(
      (name) =>
        `<operation name="${name}"><input message="tns:${name}In"/><output message="tns:${name}Out"/></operation>`,
    )
    .join('')}</portType>
  <binding name="Orders" type="tns:Orders"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    ${['saveOrder', 'getOrders']
      .map(
        (name) =>
          `<operation name="${name}"><soap:operation soapAction="urn:orders#${name}"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>`,
      )
      .join('')}</binding>
  <service name="Orders"><port name="Orders" binding="tns:Orders"><soap:address location="http://inside.example/orders"/></port></service>
</definitions>`;

/** The WSDL with an import of another schema file. */
const including = (location: string): string =>
  wsdl.replace(
    '<types>',
    `<types><xsd:schema><xsd:import namespace="urn:x" schemaLocation="${location}"/></xsd:schema>`,
  );

const transports = new Transports({ loopback: true, lookup: createLookup({ 'erp.example': ['127.0.0.1'] }) });
/** More characters than the service reads. */
const long = 'x'.repeat(1_100_000);
/** Answers with HTTP 200 that are no SOAP, or too long. */
const answers: Readonly<Record<string, string>> = {
  '/page': '<html><title>Sign in</title><p>Who are you?</html>',
  '/longPage': `<html><title>Sign in</title>${long}</html>`,
  '/longOrder': `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><id>${long}`,
  '/longFault': `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><e:Fault>${long}`,
  '/strangeFault':
    '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><e:Fault><e:Reason><e:Text xml:lang="en">Order is locked</e:Text><e:Text xml:lang="zh">订单已锁定</e:Text></e:Reason></e:Fault></e:Body></e:Envelope>',
  '/strangeNone':
    '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><o:getOrdersResponse xmlns:o="urn:orders"/></e:Body></e:Envelope>',
  '/strangeOne':
    '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><o:saveOrderResponse xmlns:o="urn:orders"><o:id>R-1</o:id></o:saveOrderResponse></e:Body></e:Envelope>',
  '/strange': '<order><id>R-1</id></order>',
};
/** Elements of the order of `/order`. */
let orderElements = '';
/** Returns an answer of getOrders with the elements of one order. */
const oneOrder = (elements: string): string =>
  `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><e:Body><o:getOrdersResponse xmlns:o="urn:orders"><o:order>${elements}</o:order></o:getOrdersResponse></e:Body></e:Envelope>`;
/** Answers in ISO-8859-1. */
const latin: Readonly<Record<string, string>> = {
  '/declared': `<?xml version="1.0" encoding="ISO-8859-1"?>${oneOrder('<o:orderNo>Mü</o:orderNo>')}`,
  '/undeclared': oneOrder('<o:orderNo>Mü</o:orderNo>'),
};
let descriptions = 0;
const saved: { readonly order: unknown; readonly headers: IncomingHttpHeaders }[] = [];
/** A double or a Date would change the values of these orders. */
const unchangedOrders = [
  { orderNo: 'SO-3', qty: '1234567890.123456789012' },
  { orderNo: 'SO-4', qty: '1', day: '2026-11-21+08:00', at: '2026-11-21T16:00:00.123456' },
];
const orders = [
  { orderNo: 'SO-1', qty: 1 },
  { orderNo: 'SO-2', qty: 2 },
];

const server = createServer((request, response) => {
  if (request.url?.toLowerCase().endsWith('?wsdl')) descriptions += 1;
  if (request.url?.startsWith('/none')) response.writeHead(404).end('nothing here');
  if (request.url?.startsWith('/html')) response.end('<html><p>No WSDL</html>');
  const [, place] = /^\/including\/(.*)\?wsdl$/.exec(request.url ?? '') ?? [];
  if (place !== undefined) response.end(including(decodeURIComponent(place)));
  const [, nth] = /^\/including\/more(\d*)$/.exec(request.url ?? '') ?? [];
  if (nth !== undefined) response.end(including(`more${Number(nth) + 1}`));
  if (request.url?.startsWith('/busy') && request.method === 'POST')
    response.writeHead(503).end(Buffer.from('büsy', 'latin1'));
  if (
    /^\/(busy|page|long|strange|declared|undeclared|order$|order\?)/.test(request.url ?? '') &&
    request.method === 'GET'
  )
    response.end(wsdl);
  const inLatin = request.method === 'POST' && latin[request.url ?? ''];
  if (inLatin) response.end(Buffer.from(inLatin, 'latin1'));
  if (request.method === 'POST' && request.url === '/order') response.end(oneOrder(orderElements));
  if (request.method === 'POST') response.end(answers[request.url ?? '']);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://erp.example:${(server.address() as AddressInfo).port}`;
const saveOrder = (
  order: { orderNo?: string },
  _: unknown,
  __: unknown,
  request: { headers: IncomingHttpHeaders },
) => {
  if (order.orderNo === 'refused')
    throw { Fault: { faultcode: 'soap:Server', faultstring: 'The period is closed', statusCode: 500 } };
  saved.push({ order, headers: request.headers });
  return { id: 'R-1' };
};
listen(
  server,
  '/orders',
  {
    Orders: {
      Orders: {
        saveOrder,
        getOrders: () => ({ order: [...orders, ...unchangedOrders] }),
      },
    },
  },
  wsdl,
);
afterAll(async () => {
  await transports.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  saved.length = 0;
});

const authentication = { type: 'BASIC', username: 'wms', password: 'open sesame', secrets: [] };
const signedIn = (path: string) =>
  createHttpConnection(
    { service: { transports } },
    { url: base + path, headers: { 'x-tenant': 'east' }, authentication, secrets: [] },
  );
const target = (path: string, interfaceName = 'anything') =>
  soapTarget(transports.cacheOf(SoapServiceCache), signedIn(path), { uuid: '', interfaceName });

test.each([
  ['http://a.example/orders', { wsdl: 'http://a.example/orders?wsdl', endpoint: 'http://a.example/orders' }],
  [
    'http://a.example/orders?WSDL#save',
    { wsdl: 'http://a.example/orders?WSDL', endpoint: 'http://a.example/orders', operation: 'save' },
  ],
  [
    'http://a.example/orders?wsdl#100%',
    { wsdl: 'http://a.example/orders?wsdl', endpoint: 'http://a.example/orders', operation: '100%' },
  ],
  [
    'http://a.example/orders.wsdl',
    { wsdl: 'http://a.example/orders.wsdl', endpoint: 'http://a.example/orders.wsdl' },
  ],
])('parseSoapAddress reads %s', (url, want) => {
  const { wsdl: found, ...rest } = parseSoapAddress(new URL(url));
  expect({ wsdl: found.href, ...rest }).toEqual(want);
});

test.each([
  ['/orders?wsdl#saveOrder', 'anything'],
  ['/orders#saveorder', 'anything'],
  ['/orders', 'saveOrder'],
])('the address %s with interface %s sends the document as message', async (path, interfaceName) => {
  const document = { orderNo: 'SO-<1>&', qty: 1.5, line: [{ sku: '货' }, { sku: 'B' }] };
  const delivery = await deliverDocument(target(path, interfaceName), document, { idempotencyKey: 'k-1' });
  expect(delivery).toMatchObject({ kind: 'WEB_SERVICE', method: 'POST', status: 200, requestBody: document });
  expect(delivery.failure).toBeUndefined();
  expect(delivery.responseText).toContain('R-1');
  expect(saved).toMatchObject([
    {
      order: { orderNo: 'SO-<1>&', qty: 1.5, line: [{ sku: '货' }, { sku: 'B' }] },
      headers: {
        authorization: `Basic ${Buffer.from('wms:open sesame').toString('base64')}`,
        'idempotency-key': 'k-1',
        'x-tenant': 'east',
        soapaction: '"urn:orders#saveOrder"',
      },
    },
  ]);
});

test('members with the names of the library are elements of the message', async () => {
  const document = { orderNo: 'SO-6', qty: 1, attributes: { color: 'red' } };
  expect((await deliverDocument(target('/orders#saveOrder'), document, {})).failure).toBeUndefined();
  expect(saved).toMatchObject([{ order: document }]);
});

test.each(['$xml', '$value', 'a><b', '1st', ''])(
  'the delivery refuses the member %j as an element',
  async (name) => {
    const document = { orderNo: { [name]: '<admin>true</admin>' } };
    const { failure } = await deliverDocument(target('/orders#saveOrder'), document, {});
    expect(failure?.code).toBe('REQUEST_INVALID');
    const message = failure && failureSentence({ phrases: servicePhrasesOf('en-US') }, failure);
    expect(message).toContain(`“${name}”`);
    expect(saved).toEqual([]);
  },
);

test.each(['<![CDATA[x]]>', '<![CDATA[x]]></orderNo><qty>999</qty><orderNo><![CDATA[y]]>', '<![CDATA[half'])(
  'the text %j arrives unchanged',
  async (orderNo) => {
    const { failure } = await deliverDocument(target('/orders#saveOrder'), { orderNo, qty: 1 }, {});
    expect(failure).toBeUndefined();
    expect(saved).toMatchObject([{ order: { orderNo, qty: 1 } }]);
  },
);

test('the transport reads a WSDL once for many documents', async () => {
  const before = descriptions;
  await Promise.all(
    Array.from({ length: 20 }, () => deliverDocument(target('/orders?wsdl#saveOrder'), orders[0], {})),
  );
  expect(saved).toHaveLength(20);
  expect(descriptions - before).toBeLessThanOrEqual(1);
});

test.each([
  ['/orders#saveOrder', { orderNo: 'refused' }, 'SOAP_FAULT', { message: 'The period is closed' }],
  ['/orders', {}, 'UNKNOWN_OPERATION', { operation: 'anything', operations: ['saveOrder', 'getOrders'] }],
  ['/strangeFault#saveOrder', {}, 'SOAP_FAULT', { message: 'Order is locked' }],
  ['/none', {}, 'HTTP_STATUS', { status: 404 }],
  ['/busy#saveOrder', {}, 'HTTP_STATUS', { status: 503 }],
  ['/html', {}, 'INVALID_WSDL', {}],
  [
    '/including/file:package.json',
    {},
    'INVALID_WSDL',
    { message: expect.stringContaining('No HTTP address: file:') },
  ],
  ['/including/file:%2F%2F%2Fetc%2Fhostname', {}, 'INVALID_WSDL', {}],
  ['/including/&%23102;ile:package.json', {}, 'INVALID_WSDL', { message: expect.stringContaining('file:') }],
  ['/including/data:text%2Fxml,x', {}, 'INVALID_WSDL', {}],
  ['/including/http:%2F%2F169.254.169.254%2Fx.xsd', {}, 'ADDRESS_NOT_ALLOWED', {}],
  [
    '/including/more',
    {},
    'INVALID_WSDL',
    { message: expect.stringContaining('More than 100 included files') },
  ],
  ['/page#saveOrder', {}, 'HTML_ANSWER', { status: 200, message: 'Sign in' }],
  ['/longPage#saveOrder', {}, 'HTML_ANSWER', { status: 200, message: 'Sign in' }],
  ['/longFault#saveOrder', {}, 'RESPONSE_TOO_LARGE', { megabytes: 1 }],
  ['/strange#saveOrder', {}, 'NOT_SOAP', { status: 200 }],
  ['/orders#saveOrder', ['a list'], 'NOT_A_TABLE', {}],
])('the delivery to %s refuses %j', async (path, document, code, parameters) => {
  const { failure } = await deliverDocument(target(path), document, {});
  expect(failure).toMatchObject({ code, parameters });
});

test('a response beyond the size limit counts as delivered', async () => {
  const { failure, responseText } = await deliverDocument(target('/longOrder#saveOrder'), {});
  expect(failure).toBeUndefined();
  expect(responseText).toHaveLength(1_000_000);
});

const pullTexts = async (path: string): Promise<string[]> => {
  const texts: string[] = [];
  const source = soapSource(transports.cacheOf(SoapServiceCache), signedIn(path), { uuid: '' });
  for await (const { text } of pullDocuments(source, 'run')) texts.push(text);
  return texts;
};

test('a pull reads the encoding that an answer declares, and refuses other bytes', async () => {
  expect(await pullTexts('/declared#getOrders')).toEqual(['{"orderNo":"Mü"}']);
  await expect(pullTexts('/undeclared#getOrders')).rejects.toMatchObject({ code: 'INVALID_ANSWER' });
});

/** More levels than the stack of a recursive function has. */
const levels = 10_000;

test('a pull refuses an answer with thousands of levels', async () => {
  orderElements = `<o:orderNo>1</o:orderNo>${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;
  await expect(pullTexts('/order#getOrders')).rejects.toMatchObject({ code: 'INVALID_ANSWER' });
});

test('an error of the callback is passed to the callback', async () => {
  const wrong = new TypeError('wrong answer');
  const results: unknown[] = [];
  const callback = (error: unknown) => {
    results.push(error);
    if (error === null) throw wrong;
  };
  soapHttpClient(signedIn('/orders')).request(`${base}/orders?wsdl`, null, callback);
  await expect.poll(() => results).toEqual([null, wrong]);
});

test.each([
  ['spaces', '<o:orderNo>  A 1 </o:orderNo>', '{"orderNo":"  A 1 "}'],
  ['a text of spaces', '<o:orderNo>  </o:orderNo>', '{"orderNo":"  "}'],
  [
    'a text with CDATA',
    '<o:orderNo>first <![CDATA[ <mid> ]]> last</o:orderNo>',
    '{"orderNo":"first  <mid>  last"}',
  ],
  ['nil', '<o:orderNo>1</o:orderNo><o:day i:nil="true"/>', '{"orderNo":"1","day":null}'],
  ['nil of a number', '<o:orderNo>1</o:orderNo><o:qty i:nil="1"/>', '{"orderNo":"1","qty":null}'],
  ['an indented number', '<o:qty>\n 7 \n</o:qty>', '{"qty":7}'],
  [
    'a number without digits before the point',
    '<o:qty>-.12345678901234567890</o:qty>',
    '{"qty":-0.12345678901234567890}',
  ],
  [
    'a number without digits after the point',
    '<o:qty>+12345678901234567890.</o:qty>',
    '{"qty":12345678901234567890}',
  ],
  ['a number with an exponent', '<o:qty>1.10E+400</o:qty>', '{"qty":1.10E+400}'],
  ['zero', '<o:qty>000.50</o:qty>', '{"qty":0.50}'],
  [
    'an indented record',
    '\n <o:orderNo>1</o:orderNo>\n <o:line>\n <o:sku>a</o:sku> </o:line>\n',
    '{"orderNo":"1","line":[{"sku":"a"}]}',
  ],
  ['a list with a nil record', '<o:orderNo>1</o:orderNo></o:order><o:order i:nil="true">', '{"orderNo":"1"}'],
  [
    'an attribute with a name that every object has',
    '<o:orderNo constructor="y">x</o:orderNo>',
    '{"orderNo":{"attributes":{"constructor":"y"},"$value":"x"}}',
  ],
])('a pull reads %s', async (_, elements, want) => {
  orderElements = elements;
  expect(await pullTexts('/order#getOrders')).toEqual([want]);
});

test('a pull of an answer without orders, or with an order without content, returns no document', async () => {
  orderElements = '';
  expect([await pullTexts('/strangeNone#getOrders'), await pullTexts('/order#getOrders')]).toEqual([[], []]);
});

test('a pull of an answer that is one record returns the record', async () => {
  expect(await pullTexts('/strangeOne#saveOrder')).toEqual(['{"id":"R-1"}']);
});

test.each([
  ['/busy#getOrders', 'HTTP_STATUS', { status: 503 }],
  ['/page#getOrders', 'HTML_ANSWER', { status: 200, message: 'Sign in' }],
  ['/strange#getOrders', 'NOT_SOAP', { status: 200 }],
  ['/strangeFault#getOrders', 'SOAP_FAULT', { message: 'Order is locked' }],
  // The document of a pull has no order, so the service throws.
  ['/orders#saveOrder', 'SOAP_FAULT', {}],
  ['/longOrder#getOrders', 'RESPONSE_TOO_LARGE', { megabytes: 1 }],
])('a pull from %s fails with %s', async (path, code, parameters) => {
  await expect(pullTexts(path)).rejects.toMatchObject({ code, parameters });
});

test('a pull returns the documents of an operation', async () => {
  const texts = await pullTexts('/orders#getOrders');
  const unchanged = texts.splice(orders.length);
  expect(texts.map((text) => JSON.parse(text))).toMatchObject(orders);
  expect(unchanged).toEqual([
    '{"orderNo":"SO-3","qty":1234567890.123456789012}',
    '{"orderNo":"SO-4","qty":1,"day":"2026-11-21+08:00","at":"2026-11-21T16:00:00.123456"}',
  ]);
});
