import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { fixProblems, formatFixed } from '../../../generator/pipeline/fixProblems.ts';
import { repairText } from '../../../generator/pipeline/repairText.ts';
import { compiledVocabulary, projectRoot, sampleProject, sampleTexts } from '../sampleProject.ts';

const thing = 'schemas/entities/thing.schema.json';
const log = 'schemas/entities/log.schema.json';
const calls = 'schemas/endpoints/thing.json';
const resource = 'schemas/resources/thing.json';
const screen = 'schemas/screens/config.json';
const task = 'schemas/tasks/copy.json';
const locale = 'locales/zh-CN.json';

const original = sampleTexts();

/** Returns the text of a file with `right` replaced by `wrong`. */
function slipped(file: string, right: string, wrong: string): string {
  const text = original[file] ?? '';
  if (!text.includes(right)) throw new Error(`${file} does not have ${right}.`);
  return text.replace(right, wrong);
}

/** Returns the text of a file after `--fix`. */
function fixed(file: string, text: string): string {
  const project = sampleProject((files) => {
    files[file] = JSON.parse(text);
  });
  return repairText(
    text,
    checkProject(project, compiledVocabulary).filter((problem) => problem.file === file),
  ).text;
}

/** Correct text, and a wrong text that `--fix` repairs. */
// biome-ignore format: one case on each line
const mended: readonly [file: string, right: string, wrong: string][] = [
  // One typing error, and only one similar name.
  [thing, '"title": "Name"', '"titel": "Name"'],
  [thing, '"maxLength": 30', '"maxlength": 30'],
  [thing, '"required": [\n    "name"', '"required": [\n    "nmae"'],
  [thing, '"validation.order"', '"validation.ordr"'],
  [thing, '"operation": "owner.query"', '"operation": "owner.qury"'],
  [calls, '"../entities/owner.schema.json"', '"../entities/ownr.schema.json"'],
  [resource, '"kind",\n    "ownerUuid"', '"kind",\n    "ownerUid"'],
  [resource, '"operation": "thing.export"', '"operation": "thing.exprt"'],
  [screen, '"../resources/thing.json"', '"../resources/thimg.json"'],
  [task, '"successMessage": "message.started"', '"successMessage": "mesage.started"'],
  // The correct vocabulary file.
  [thing, '"../vocabulary/entity.schema.json"', '"../vocabulary/endpoints.schema.json"'],
  [resource, '"../vocabulary/resource.schema.json"', '"vocabulary/resource.schema.json"'],
  // Captions.
  [thing, '"title": "Name"', '"title": " Name "'],
  [thing, '"title": "中Name"', '"title": "中Name ："'],
  // Repeated and unused values.
  [resource, '"kind",\n    "ownerUuid"', '"kind",\n    "name",\n    "ownerUuid"'],
  [log, '"definitions": {', '"definitions": {\n    "old": {\n      "type": "boolean"\n    },'],
];

test.each(mended)('%s: %j, written as %j, is repaired', (file, right, wrong) => {
  expect(fixed(file, slipped(file, right, wrong))).toBe(original[file]);
});

/** Correct text, and a wrong text that `--fix` leaves to the author. */
// biome-ignore format: one case on each line
const left: readonly [file: string, right: string, wrong: string][] = [
  // Two names are similar: kind and hint, title and type, POST and PUT.
  [resource, '"kind",\n    "ownerUuid"', '"kint",\n    "ownerUuid"'],
  [thing, '"title": "Name"', '"ttle": "Name"'],
  [calls, '"method": "POST"', '"method": "POTS"'],
  // The name that is now unused may be the intended one.
  [log, '"#/definitions/change"', '"#/definitions/chnge"'],
  [thing, '"validation.order"', '"validation.elder"'],
  [locale, '"started": "已启动"', '"startd": "已启动"'],
  // Names that are too short for a reliable guess.
  [resource, '"sort": {\n    "property": "name"', '"sort": {\n    "property": "nam"'],
  // More than one typing error.
  [resource, '"operation": "thing.export"', '"operation": "thing.xprt"'],
  // A repair would remove something that the author intended.
  [thing, '"minimum": 0', '"minimum": 20'],
  [thing, '"type": "integer"', '"maxLength": 3,\n      "type": "integer"'],
  [locale, '"order": "{{field}}在前"', '"order": "在前"'],
];

test.each(left)('%s: %j, written as %j, is not repaired', (file, right, wrong) => {
  const text = slipped(file, right, wrong);
  expect(fixed(file, text)).toBe(text);
});

test('--fix repairs the files in place and lists each repair, and a second run finds nothing', () => {
  const root = mkdtempSync(join(tmpdir(), 'fix-'));
  try {
    cpSync(join(projectRoot, 'schemas/vocabulary'), join(root, 'schemas/vocabulary'), { recursive: true });
    const texts = {
      ...original,
      [thing]: slipped(thing, '"title": "Name"', '"titel": "Name:"'),
      [resource]: slipped(resource, '"operation": "thing.export"', '"operation": "thing.exprt"'),
      'locales/en-US.json': slipped(
        'locales/en-US.json',
        '"message": {',
        '"old": {"one": "1"},\n  "message": {',
      ),
      [locale]: slipped(locale, '"message": {', '"old": {"one": "一"},\n  "message": {'),
      'src/page.ts': "'error.gone'",
    };
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(
      formatFixed(fixProblems(root))
        .replaceAll(/:\d+:\d+/g, '')
        .split('\n'),
    ).toEqual([
      ...['locales/en-US.json', locale].flatMap((file) => [
        `${file} /old`,
        '    The phrase "old" is not used.',
        '    Removed.',
      ]),
      `${thing} /properties/name/titel`,
      '    "titel" is not a keyword here.',
      '    Renamed to "title".',
      `${resource} /actions/export/operation`,
      '    There is no operation "thing.exprt".',
      '    Now "thing.export".',
      // The rules check this file only after the repair of its misspelt keyword.
      `${thing} /properties/name/title`,
      '    The title "Name:" ends with a colon.',
      '    Now "Name".',
    ]);
    for (const [path, text] of Object.entries(original))
      expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    expect(fixProblems(root)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
