// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp, stampOf } from '../../generator/incremental/fileStamp.js';

// This module is JavaScript, because `npm start` uses it before anything can read TypeScript.

/** The files that the built console and the built service depend on. */
const inputs = [
  ...['schemas', 'locales', 'generator', 'src', 'scripts'],
  ...['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
];

/** @param {string} root */
export const buildStampFile = (root) => join(root, 'dist-server/stamp');

/**
 * Returns the stamp of the files that `npm start` generates and builds from.
 * @param {string} root the project's folder
 */
export const stampOfBuild = (root) => stampOf(root, inputs);

/**
 * Returns whether `npm start` has to build: a file has changed since its last build.
 * @param {string} root
 */
export function needsBuild(root) {
  const stamp = stampOfBuild(root);
  return stamp === undefined || stamp !== readStamp(buildStampFile(root)) || !existsSync(join(root, 'dist'));
}
