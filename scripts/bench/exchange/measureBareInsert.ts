import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type PostResult, postDocuments } from './postDocuments.ts';

/** Measures bareInsert.ts, in its own process, with the load of the service. */
export async function measureBareInsert(
  databaseUrl: string,
  connections: number,
  seconds: number,
): Promise<PostResult> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench/exchange/bareInsert.ts', databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [printed] = await once(child.stdout, 'data');
    const target = { path: '/', apiKey: 'none' };
    await postDocuments([String(printed).trim()], target, { connections, seconds: 2 });
    return await postDocuments([String(printed).trim()], target, { connections, seconds });
  } finally {
    child.kill('SIGKILL');
  }
}
