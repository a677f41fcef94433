import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../statistics.ts';

/** Long enough for what a watch does once nobody edits anything. */
const rest = 5000;

/**
 * Seconds from the edit of one schema file to the line that says that what it changes is written, under `generate --watch`.
 * @param command starts the watch
 */
export async function editSeconds(command: readonly string[], root: string, runs: number): Promise<number> {
  const [program = '', ...args] = command;
  const watching = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(watching.stdout)[Symbol.asyncIterator]();
  const path = join(root, 'schemas/entities/order0.schema.json');
  const seconds: number[] = [];
  try {
    await lines.next();
    for (let run = 0; run < runs; run++) {
      await pause(rest);
      const source = JSON.parse(readFileSync(path, 'utf8'));
      source.properties.name.maxLength += 1;
      const start = performance.now();
      writeFileSync(path, JSON.stringify(source, null, 2));
      await lines.next();
      seconds.push((performance.now() - start) / 1000);
    }
  } finally {
    watching.kill();
  }
  return median(seconds);
}
