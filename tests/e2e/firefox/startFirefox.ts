#!/usr/bin/env -S node --import tsx
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/**
 * Starts the Firefox of FIREFOX_PATH or of the system for Playwright. Firefox up to version 153 does not know the command
 * by which Playwright sets the colour scheme of each page. Playwright would give up, so this process answers for Firefox.
 */
const unknownCommands: ReadonlySet<unknown> = new Set(['emulation.setMediaFeaturesOverride']);

function findFirefox(): string {
  const names = [process.env.FIREFOX_PATH ?? '', 'firefox', 'firefox-esr'];
  const found = names.find((name) => name && spawnSync(name, ['--version']).status === 0);
  if (found) return found;
  throw new Error('Firefox was not found. Install Firefox, or set FIREFOX_PATH.');
}

interface BidiMessage {
  readonly id?: number;
  readonly method?: string;
  readonly error?: string;
}

const readMessage = (data: RawData): BidiMessage => JSON.parse(String(data)) as BidiMessage;

/** Passes messages between Playwright and Firefox. A refused command that Firefox does not know succeeds. */
function connect(client: WebSocket, address: string): void {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  const opened = once(firefox, 'open');
  const ignored = new Set<number>();
  client.on('message', async (data) => {
    const { id, method } = readMessage(data);
    if (id !== undefined && unknownCommands.has(method)) ignored.add(id);
    await opened;
    firefox.send(String(data));
  });
  firefox.on('message', (data) => {
    const { id, error } = readMessage(data);
    const isIgnored = id !== undefined && ignored.delete(id) && error === 'unknown command';
    client.send(isIgnored ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
  });
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
}

const firefox = spawn(findFirefox(), process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());
for await (const line of createInterface(firefox.stderr)) {
  const address = /^WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (address === undefined) {
    console.error(line);
    continue;
  }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 2 ** 28 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.on('connection', (client, { url = '' }) => connect(client, new URL(url, address).href));
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
}
