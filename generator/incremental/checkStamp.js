// @ts-check
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { extendsTool, generatedFolderOf, generatorInputs, toolFolder } from '../load/projectFolder.js';
import { readStamp, stampOf, storeStamp } from './fileStamp.js';

// This module is JavaScript, because `--check` uses it before anything can read TypeScript.

/** @param {string} root */
const fileIn = (root) =>
  extendsTool(root)
    ? join(toolFolder, 'node_modules/.cache/generator-check', root.replace(/\W/g, '_'))
    : join(root, 'node_modules/.cache/generator-check/own');

/**
 * Returns whether git tracks every generated file; true outside a git work tree.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
const isTracked = (root) =>
  new Promise((resolve) => {
    const args = ['ls-files', '--others', '--exclude-standard', '-z', generatedFolderOf(root)];
    execFile('git', args, { cwd: root }, (error, answer) => resolve(error !== null || answer === ''));
  });

/**
 * Returns the stamp of the files that `--check` reads.
 * @param {string} root the project's folder
 * @param {number} [now]
 */
export const stampOfCheck = (root, now) => stampOf(generatorInputs(root), now);

/**
 * Returns whether `--check` already succeeded with this stamp, and git tracks every generated file.
 * @param {string} root
 * @param {string} stamp
 * @returns {Promise<boolean>}
 */
export const isKnownGood = async (root, stamp) =>
  stamp === readStamp(fileIn(root)) && (await isTracked(root));

/**
 * Stores the stamp of a successful check.
 * @param {string} root
 * @param {string} stamp the stamp before any file was read
 */
export const storeCheck = (root, stamp) => storeStamp(fileIn(root), stamp);
