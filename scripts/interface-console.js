#!/usr/bin/env node
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithShell } from './service/endWithShell.js';

// All commands of the program. This file is JavaScript, because an installation for production has neither
// TypeScript nor tsx.

// Node.js 22.8 and later keep compiled modules in the folder for temporary files, so the next command starts sooner.
Reflect.get(module, 'enableCompileCache')?.();

const root = resolve(import.meta.dirname, '..');
/** An installation for production has no build tools. */
const isCheckout = ['src', 'node_modules/vite'].every((path) => existsSync(join(root, path)));

/**
 * @typedef {object} Command
 * @property {string} usage its arguments
 * @property {string} summary
 * @property {string} [source] its module in a checkout
 * @property {string} [built] its module in `dist-server/`, for commands of an installation for production
 */

/** @type {Record<string, Command>} */
const commands = {
  start: {
    usage: '[--demo | --remove-demo] [--empty]',
    summary: 'starts the service. In a checkout it generates and builds first, if a file has changed',
    built: 'main.js',
  },
  dev: { usage: '', summary: 'runs the service and Vite, and shows each edit', source: 'scripts/dev/dev.ts' },
  build: {
    usage: '[--generate]',
    summary: 'builds the console (dist/) and the service (dist-server/)',
    source: 'scripts/build/build.ts',
  },
  generate: {
    usage: '[--check | --watch | --fix]',
    summary: 'writes the generated files from schemas/ and locales/',
    source: 'generator/start.js',
  },
  new: {
    usage:
      'project DIR | family NAME | entity NAME | from-openapi FILE|URL [--name NAME] [--start] | from-database URL [--name NAME] [--schema SCHEMA]',
    summary:
      'writes a project, or schema files: of a family, of an entity, or of all entities of a document or database',
    source: 'scripts/new/new.ts',
  },
  'schema-diff': {
    usage: '[REF] [--data] [--json] [--acknowledge WHY]',
    summary: 'lists the changes of schemas/ and locales/ since a git ref, and the users that each one breaks',
    source: 'scripts/schemaDiff/schemaDiff.ts',
  },
  samples: {
    usage: 'COUNT [--seed N] [--url URL]',
    summary: 'creates sample records of each kind in a running service',
    source: 'scripts/service/samples.ts',
  },
  backup: {
    usage: 'FILE [--force]',
    summary: 'saves the embedded database and its key as one file',
    built: 'backup.js',
  },
  restore: { usage: 'FILE', summary: 'fills an empty data folder from a backup', built: 'restore.js' },
  migrate: {
    usage: '[--dry-run] [--revert FORMAT]',
    summary:
      'migrates the stored records as a start does, or back to an older record format, and prints a report',
    built: 'migrate.js',
  },
  operator: {
    usage: 'create LOGIN | reset LOGIN',
    summary: 'creates an operator, or gives one a new password, and prints the password',
    built: 'operator.js',
  },
};

const [name = '--help', ...given] = process.argv.slice(2);
const { project, rest } = takeProject(given);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

/**
 * Takes `--project DIR` out of the arguments.
 * @param {readonly string[]} args
 */
function takeProject(args) {
  const at = args.findIndex((arg) => /^--project(=|$)/.test(arg));
  if (at < 0) return { project: undefined, rest: args };
  const [, inline] = (args[at] ?? '').split(/=(.*)/s);
  const folder = inline ?? args[at + 1] ?? '';
  const rest = args.filter((_, index) => index !== at && (inline !== undefined || index !== at + 1));
  return { project: folder, rest };
}

/**
 * Makes the command work on a project in a folder of its own. Commands and their tools read PROJECT_DIR.
 * @param {string} folder
 * @param {boolean} mayBeNew the command writes the project if the folder has none
 */
function selectProject(folder, mayBeNew) {
  const path = resolve(folder);
  if (folder === '') throw usageError('"--project" needs a folder: --project DIR.');
  if (mayBeNew) {
    process.env.PROJECT_DIR = path;
    return;
  }
  if (!existsSync(path)) throw usageError(`There is no folder ${path}, which "--project" names.`);
  const isKnown = existsSync(join(path, 'schemas/product.json')) || existsSync(join(path, 'dist-server'));
  if (!isKnown)
    throw usageError(
      `${path} is not the folder of a project: it has no schemas/product.json. Write one with "interface-console new project DIR".`,
    );
  // Build tools identify files by their real paths.
  process.env.PROJECT_DIR = realpathSync(path);
  process.env.DATA_DIR ??= join(path, 'data');
}

/** @param {string} message */
const usageError = (message) => Object.assign(new Error(message), { exitCode: 2 });

function help() {
  if (command) return `Usage: interface-console ${name} ${command.usage}\n\nThis command ${command.summary}.`;
  const lines = Object.entries(commands).map(([each, { summary }]) => `  ${each.padEnd(12)} ${summary}`);
  return `Usage: interface-console COMMAND [ARGUMENTS] [--project DIR]\n\n${lines.join('\n')}\n\n"--project DIR" makes a command work on a project in a folder of its own.\n"interface-console COMMAND --help" shows the arguments of a command. README.md describes the environment variables.`;
}

/** Builds in a process of its own, so that the service's process never loads the build tools. */
function build() {
  const args = [import.meta.filename, 'build', '--generate'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Refuses an unknown option before a long build. The command itself checks the rest.
 * @param {Command} command
 */
function assertKnownOptions({ usage }) {
  const known = usage.match(/--[a-z-]+/g);
  const options = rest.flatMap((arg) => /^--[^=]+/.exec(arg)?.[0] ?? []);
  const unknown = options.find((option) => !known?.some((name) => name === option));
  if (unknown !== undefined) throw usageError(`Unknown option '${unknown}'.\n\n${help()}`);
}

/** @param {Command} command */
async function run({ source, built = '' }) {
  if (project !== undefined) selectProject(project, name === 'new' && rest[0] === 'from-openapi');
  const home = process.env.PROJECT_DIR ?? root;
  if (name === 'start' || name === 'dev') endWithShell();
  // Only "start" builds: the other commands may run beside a service, which serves the files of `dist`. A migration
  // by an older build would miss the newest record format.
  if ((name === 'start' || name === 'migrate') && isCheckout) {
    const { needsBuild } = await import('./build/buildStamp.js');
    const isOld = needsBuild(home);
    if (isOld && name === 'start') build();
    else if (isOld) {
      const { npmCommandFor } = await import('../generator/load/projectFolder.js');
      const command = npmCommandFor(home, 'run build', '--generate');
      throw new Error(`The build is older than the files of the project. Run this command first: ${command}`);
    }
  }
  const file = source ? join(root, source) : join(home, 'dist-server', built);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm ci && npm run build" first.`);
  // `generate --check` answers without tsx while nothing has changed.
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
  process.argv = [process.execPath, file, ...rest];
  await import(pathToFileURL(file).href);
}

if (name === '--version') console.log(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
else if (name === '--help' || rest.includes('--help')) console.log(help());
else if (!command) {
  console.error(`There is no command "${name}".\n\n${help()}`);
  process.exitCode = 2;
} else
  try {
    assertKnownOptions(command);
    await run(command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1;
  }
