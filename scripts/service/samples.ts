import { join } from 'node:path';
import { currentProject } from '../../generator/load/projectFolder.js';
import type { Model } from '../../generator/normalize/model/Model.ts';
import type { BackendModel } from '../../generator/normalize/model/OperationModel.ts';
import { normalizeProject } from '../../generator/normalize/normalizeProject.ts';
import { readProject } from '../../generator/pipeline/generateOutputs.ts';
import { formatProblems } from '../../generator/pipeline/Problem.ts';
import { parseCommandLine, UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { beginStep, reportProgress } from '../../generator/pipeline/progress.ts';
import { makeSamples } from '../../generator/samples/makeSamples.ts';
import {
  type CallOperation,
  requestAddressOf,
  SampleRecords,
  ServiceRefusal,
} from '../../generator/samples/SampleRecords.ts';
import type { Envelope } from '../../src/contract/api/envelope.ts';
import { requestDigest } from '../../src/contract/api/requestDigest.ts';
import type { Session } from '../../src/contract/api/session.ts';
import { loginKeyHeadersOf } from '../../src/contract/backend/signIn/loginKeyHeaders.ts';

async function fetchOrThrow(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    const { origin } = new URL(url);
    throw new Error(
      `No service answers at ${origin}. Start the service (npm start), or set its address with --url.`,
      {
        cause,
      },
    );
  }
}

async function post(url: string, init: RequestInit): Promise<unknown> {
  const envelope: Envelope = await (await fetchOrThrow(url, init)).json();
  if (!envelope.success) throw new ServiceRefusal(envelope.message, envelope.errorCode);
  return envelope.data;
}

/** Signs in as the operator of OPERATOR_LOGIN and OPERATOR_PASSWORD, as the service has them. */
async function signIn(service: string, { services }: BackendModel): Promise<Session> {
  const { OPERATOR_LOGIN: loginId = 'operator', OPERATOR_PASSWORD: password } = process.env;
  if (!password)
    throw new Error(
      'Set OPERATOR_PASSWORD to the value that the service has. Set OPERATOR_LOGIN too, unless it is "operator".',
    );
  const body = JSON.stringify({ loginId, password });
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  return (await post(`${service}${services.account}/login?lang=en_US`, sent)) as Session;
}

const createCaller =
  (model: Model, served: BackendModel, service: string, session: Session): CallOperation =>
  (id, { query, body }) => {
    beginStep(`Creating sample records: ${id}`);
    const call = model.operation(id);
    if (call === undefined) throw new Error(`The operation "${id}" does not exist.`);
    const address = `${requestAddressOf(call, { query: { ...query, lang: 'en_US' } }, session)}`;
    const text = call.body ? JSON.stringify(body ?? {}) : undefined;
    const secret = requestDigest(address, session.loginId, text);
    const headers = loginKeyHeadersOf(served);
    const sent = {
      'Content-Type': 'application/json',
      [headers.loginKey]: session.loginKey,
      [headers.secret]: secret,
    };
    return post(`${service}${address}`, { method: call.method, headers: sent, body: text });
  };

/** Returns the checked schemas of a project and the back end that the service offers. */
function readServed(root: string): { readonly model: Model; readonly served: BackendModel } {
  const { project, problems } = readProject(root);
  const grave = problems.filter(({ isWarning }) => !isWarning);
  if (grave.length > 0) throw new Error(formatProblems(grave));
  const model = normalizeProject(project);
  const served = model.backends.find((backend) => backend.served);
  if (served === undefined)
    throw new Error(
      `The service stores no records of this project, because no file in ${join(root, 'schemas/backends')} has "served". Create records in the back end itself.`,
    );
  return { model, served };
}

/**
 * `npm run samples -- COUNT [--seed N] [--url URL]`: creates sample records of every resource with a `create`
 * role in a running service. The exit code is 1 if a resource has no samples, neither new ones nor those of
 * an earlier run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
    },
  });
  const [count, seed] = [Number(positionals[0] ?? 10), Number(values.seed)];
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
    throw new UsageError(
      'COUNT must be a whole number of 1 or more, and --seed a whole number. Example: npm run samples -- 10 --seed 2',
    );
  if (!URL.canParse(values.url)) throw new UsageError('--url must be a URL such as http://127.0.0.1:8080.');
  const endReport = reportProgress();
  const { model, served } = readServed(currentProject());
  const session = await signIn(values.url, served);
  const records = new SampleRecords(model, session, createCaller(model, served, values.url, session));
  for (const { resource, count: done, refusals, isComplete } of await makeSamples(
    model,
    records,
    count,
    seed,
  )) {
    console.log(`${resource}: ${done}${refusals.map((sentence) => `\n    ${sentence}`).join('')}`);
    if (done === 0 && !isComplete) process.exitCode = 1;
  }
  endReport();
}

await main();
