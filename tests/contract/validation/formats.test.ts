import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { formats, isAddressRange, isHost } from '../../../src/contract/validation/formats.ts';
import { isTimeZone } from '../../../src/contract/validation/timeZone.ts';

const addresses: readonly [text: string, isOne: boolean][] = [
  ['10.0.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['2001:DB8:0:0::1', true],
  ['::ffff:10.0.0.1', true],
  ['1:2:3:4:5:6:7:8', true],
  ['999.1.1.1', false],
  ['256.0.0.1', false],
  ['01.2.3.4', false],
  ['10.0.0', false],
  ['10.1', false],
  ['0x7f.0.0.1', false],
  ['1:2:3:4:5:6:7', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['::1::2', false],
  ['12345::', false],
  ['::ffff:10.0.0.256', false],
  ['[::1]', false],
  ['proxy.example.com', false],
  ['', false],
];

test.each(addresses)('isAddressRange of "%s" returns %s, as isIP of Node.js does', (text, isOne) => {
  expect(isAddressRange(text)).toBe(isOne);
  expect(isIP(text) !== 0).toBe(isOne);
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.0/0', true],
  ['10.0.0.0/32', true],
  ['::/0', true],
  ['::1/128', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/8.5', false],
  ['::1/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['999.1.1.1/8', false],
  ['/8', false],
])('"%s" is a range: %s', (text, isOne) => {
  expect(isAddressRange(text)).toBe(isOne);
});

test.each([
  ['192.168.1.20', true],
  ['::1', true],
  ['[2001:db8::1]', true],
  ['localhost', true],
  ['db.example.com', true],
  ['db_1', true],
  ['数据库.example', true],
  ['999.1.1.1', false],
  ['10.1', false],
  ['10.0.0.300', false],
  ['db.example.com:5432', false],
  ['http://db', false],
  ['db/orders', false],
  ['a b', false],
  ['user@db', false],
  ['[::1', false],
  ['', false],
])('"%s" is an address or a host name: %s', (text, isOne) => {
  expect(isHost(text)).toBe(isOne);
});

test.each([
  ['Asia/Shanghai', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Etc/GMT+8', true],
  ['Mars/Base', false],
  ['Asia/Shangai', false],
  ['+08:00', false],
  ['', false],
])('"%s" is a time zone: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
});

test.each([
  ['https://erp.example.com/api', 'http partner secure'],
  ['https://erp.example.com:8443/a?b=c@d#e', 'http partner secure'],
  ['https://user:word@erp.example.com', ''],
  ['tcp://user@mq.example.com:61613', ''],
  ['http://[2001:db8::1]:8080/', 'http partner'],
  ['http://erp', 'http partner'],
  ['http://localhost:3000/robot', 'http partner secure'],
  ['http://[::1]/robot', 'http partner secure'],
  ['tcp://mq.example.com:61616', 'partner'],
  ['nio://10.0.0.1:61616', 'partner'],
  ['http://999.1.1.1/', ''],
  ['http://10.1/', ''],
  ['http://erp.example.com:65536/', ''],
  ['http://erp.example.com:0/', ''],
  ['http://erp.example.com:/', ''],
  ['http://', ''],
  ['http:///api', ''],
  ['http://erp .example.com', ''],
  ['http://erp.example.com/a b', ''],
  ['ftp://erp.example.com', ''],
  ['erp.example.com', ''],
  ['javascript:alert(1)', ''],
])('"%s" is a URL of the kinds "%s"', (text, kinds) => {
  const found = (['http', 'partner', 'secure'] as const).filter((kind) => formats[`${kind}-url`](text));
  expect(found.join(' ')).toBe(kinds);
});

test.each([
  ['https://wcs.example.com', true],
  ['https://wcs.example.com/', true],
  ['http://wcs:8080', true],
  ['http://[::1]:80', true],
  ['https://wcs.example.com/api', false],
  ['https://wcs.example.com//', false],
  ['https://wcs.example.com?', false],
  ['https://wcs.example.com#a', false],
  ['https://user:word@wcs.example.com', false],
  ['ftp://wcs.example.com', false],
  ['http://10.1', false],
  ['wcs', false],
  ['', false],
])('"%s" is an origin: %s', (text, isOne) => {
  expect(formats.origin(text)).toBe(isOne);
});
