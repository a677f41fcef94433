import { expect, test } from 'vitest';
import { findRejection } from '../../../src/contract/api/findRejection.ts';

const json = 'application/json';
const html = 'text/html; charset=utf-8';

test.each([
  ['', json, undefined],
  ['OK', html, undefined],
  ['{"ok":true}', html, undefined],
  ['{"success":true,"message":"saved"}', json, undefined],
  ['{"success":"false"}', json, undefined],
  ['[{"success":false}]', json, undefined],
  ['{"data":{"success":false}}', json, undefined],
  ['{"success":false,', json, undefined],
  ['<orders><html/></orders>', 'application/xml', undefined],
  ['{"success":false,"message":"The period is closed"}', json, 'REFUSED: The period is closed'],
  ['\uFEFF {"success":false,"errorMessage":"已关账","message":"x"}', json, 'REFUSED: 已关账'],
  ['{"success":false,"msg":"full"}', '', 'REFUSED: full'],
  ['{"success":false,"message":"","errorCode":4711}', json, 'REFUSED: 4711'],
  ['{"success":false,"message":{"a":1}}', json, 'REFUSED: success: false'],
  ['<!DOCTYPE html><html><head><title> Sign in </title>', json, 'PAGE: Sign in'],
  ['<?xml version="1.0"?>\n<!-- proxy --><html><p>No title', '', 'PAGE: HTML'],
  ['<form action="/login"></form>', html, 'PAGE: HTML'],
])('the body %j of type %s has the rejection %s', (text, type, want) => {
  const found = findRejection(text, type);
  expect(found && `${found.kind}: ${found.message}`).toBe(want);
});

test('findRejection reads hostile answers of 1 MB in less than 4 seconds of processor time', () => {
  // A search that goes back at each character would take minutes.
  const start = process.cpuUsage();
  for (const part of ['<title', '<!--', '<!---->', ' ', '{'])
    for (const type of [json, html]) findRejection(part.repeat(1_000_000 / part.length), type);
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
