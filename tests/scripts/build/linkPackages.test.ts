import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { toolFolder } from '../../../generator/load/projectFolder.js';
import { linkPackages } from '../../../scripts/build/linkPackages.ts';

let root: string;
let packages: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'link-'));
  packages = join(root, 'node_modules');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

test.each<readonly [given: string, make: () => void]>([
  ['no packages', () => undefined],
  ['a link to a folder that was moved', () => symlinkSync(join(root, 'moved'), packages, 'junction')],
])('a project with %s gets a link to the packages of this repository', (_, make) => {
  make();
  linkPackages(root);
  expect(readlinkSync(packages)).toBe(join(toolFolder, 'node_modules'));
});

test('packages of the project stay', () => {
  mkdirSync(join(packages, 'hono'), { recursive: true });
  linkPackages(root);
  expect(existsSync(join(packages, 'hono'))).toBe(true);
});

test('a project with other packages gets a message', () => {
  mkdirSync(join(packages, 'react'), { recursive: true });
  expect(() => linkPackages(root)).toThrow(
    `${packages} does not have the packages of the service. Remove it`,
  );
});
