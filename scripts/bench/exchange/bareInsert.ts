import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/**
 * The smallest server that stores documents, for comparison: each post is one INSERT. It runs in its own
 * process: `bareInsert.ts DATABASE_URL`. It prints its address.
 */
const [databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl });
await pool.query('CREATE TABLE IF NOT EXISTS bare_document (id bigserial PRIMARY KEY, data text NOT NULL)');

const app = new Hono();
app.post('/', async (context) => {
  await pool.query('INSERT INTO bare_document (data) VALUES ($1)', [await context.req.text()]);
  return context.json({ success: true }, 202);
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
