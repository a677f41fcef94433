// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp, stampOf } from '../../generator/incremental/fileStamp.js';
import { extendsTool, generatorInputs, toolFolder } from '../../generator/load/projectFolder.js';

// This module is JavaScript, because `npm start` uses it before anything can read TypeScript.

/** The files that the build depends on, besides those of the generator. */
const inputs = ['scripts', 'index.html', 'vite.config.ts', 'package.json'];

/** @param {string} root */
export const buildStampFile = (root) => join(root, 'dist-server/stamp');

/**
 * Returns the stamp of the files that `npm start` generates and builds from.
 * @param {string} root the project's folder
 * @param {number} [now] the current time: a parameter, so that tests need not wait
 */
export const stampOfBuild = (root, now) => {
  const code = extendsTool(root) ? toolFolder : root;
  return stampOf([...generatorInputs(root), ...inputs.map((path) => join(code, path))], now);
};

/**
 * Returns whether `npm start` has to build: a file has changed since its last build.
 * @param {string} root
 * @param {number} [now] the current time: a parameter, so that tests need not wait
 */
export function needsBuild(root, now) {
  const stamp = stampOfBuild(root, now);
  return stamp === undefined || stamp !== readStamp(buildStampFile(root)) || !existsSync(join(root, 'dist'));
}
