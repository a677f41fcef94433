import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/**
 * The smallest server on this stack, as the physical limit for comparisons. It has no login, no checks and no
 * envelope. Each request runs one statement and answers with its rows;
 * `insert` stores a document as text.
 * It runs in its own process: `bareRoutes.ts DATABASE_URL`, with the statements as JSON on standard input.
 */
const [url] = process.argv.slice(2);
const statements: Record<string, { text: string; values: unknown[] }> = JSON.parse(await text(process.stdin));
const pool = new pg.Pool({ connectionString: url });
await pool.query('CREATE TABLE IF NOT EXISTS bare_document (id bigserial PRIMARY KEY, data text NOT NULL)');
const app = new Hono();

app.post('/page/:name', async (context) => {
  await context.req.json();
  const statement = statements[context.req.param('name')];
  if (!statement) return context.notFound();
  return context.json((await pool.query(statement.text, statement.values)).rows);
});

app.post('/document', async (context) => {
  const uuid = randomUUID();
  const data = JSON.stringify({ uuid, data: await context.req.json() });
  await pool.query(
    `INSERT INTO "document_pendingData" (entity, uuid, company_uuid, data) VALUES ('pendingData', $1, 'nobody', $2)`,
    [uuid, data],
  );
  return context.json({ uuid }, 202);
});

app.post('/insert', async (context) => {
  await pool.query('INSERT INTO bare_document (data) VALUES ($1)', [await context.req.text()]);
  return context.json({ success: true }, 202);
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
