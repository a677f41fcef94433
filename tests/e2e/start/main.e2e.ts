import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import { auth } from '../../server/samples.ts';
import { projectRoot } from '../support/startTestService.ts';

// The built service as `npm start` runs it, without a browser.

const account = '/iwms-account/account';
const openapi = '/iwms-openapi/api';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
const running: ChildProcess[] = [];

test.afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly url: string;
  readonly ended: Promise<number | null>;
}

/** Starts the service in its own process. Waits until it prints its address, or ends. */
async function start(variables: Record<string, string>, ...options: string[]): Promise<Started> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist-server/main.js'), ...options], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...variables },
  });
  running.push(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text;
        if (
          output.includes('OPERATOR_PASSWORD sets') ||
          (variables.OPERATOR_PASSWORD && output.includes('http:'))
        )
          resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  return { child, output: () => output, url: /http:\S+:\d+/.exec(output)?.[0] ?? '', ended };
}

const post = async (
  url: string,
  path: string,
  body: object,
  login?: { loginId: string; loginKey: string },
) => {
  const target = `${path}?lang=en_US`;
  const text = JSON.stringify(body);
  const headers = {
    loginKey: login?.loginKey ?? '',
    secret: requestDigest(target, login?.loginId ?? '', text),
  };
  const response = await fetch(url + target, { method: 'POST', headers, body: text });
  return { status: response.status, ...(await response.json()) };
};

test('the service starts, refuses a second process, survives a crash, restarts and stops', {
  tag: '@all',
}, async () => {
  const first = await start({});
  const token = /#\/sign-in\?token=(\S+)/.exec(first.output())?.[1];
  expect(first.output()).toMatch(/First operator: operator, password \S{16} \(shown only once\)/);
  const { data: login } = await post(first.url, `${account}/login`, { token });
  expect(await post(first.url, `${openapi}/auth`, auth, login)).toMatchObject({ success: true });

  const second = await start({});
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${folder} is in use by another service process. Stop that process, or set DATA_DIR to another folder.\n`,
  );

  const huge = await post(first.url, `${openapi}/auth`, { ...auth, remarks: 'x'.repeat(1_100_000) }, login);
  expect(huge).toMatchObject({ status: 413, errorCode: 'TOO_LARGE' });
  expect(await post(first.url, `${openapi}/auth`, auth, login)).toMatchObject({ errorCode: 'DUPLICATE' });

  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  first.child.kill('SIGKILL');
  await first.ended;

  const third = await start({ OPERATOR_LOGIN: 'admin', OPERATOR_PASSWORD: 'a new password' });
  expect(third.output()).not.toContain('token=');
  expect(await post(third.url, `${openapi}/auth`, auth, login)).toMatchObject({ errorCode: 'DUPLICATE' });
  const credentials = { loginId: 'admin', password: 'a new password' };
  expect(await post(third.url, `${account}/login`, credentials)).toMatchObject({
    success: true,
    data: { companyUuid: login.companyUuid },
  });
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);

  const otherKey = await start({ SECRET_KEY: 'not the key of before'.repeat(2) });
  expect(await otherKey.ended).toBe(1);
  expect(otherKey.output()).toContain('encrypted with another key');
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toHaveLength(64);
});

test('a failed start ends with code 1 and a message without a stack trace', async () => {
  const { ended, output } = await start({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: join(folder, 'other'),
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('ECONNREFUSED');
  expect(output()).not.toContain('    at ');
});
