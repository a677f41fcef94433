import { BareServer } from '../service/BareServer.ts';
import { type PostResult, postDocuments } from './postDocuments.ts';

/** Measures a bare server, for which each post is one INSERT, with the load of the service. */
export async function measureBareInsert(
  databaseUrl: string,
  connections: number,
  seconds: number,
): Promise<PostResult> {
  const bare = await BareServer.start(databaseUrl, []);
  try {
    const target = { path: '/insert', apiKey: 'none' };
    await postDocuments([bare.url], target, { connections, seconds: 2 });
    return await postDocuments([bare.url], target, { connections, seconds });
  } finally {
    bare.close();
  }
}
