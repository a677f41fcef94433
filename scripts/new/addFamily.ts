import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionLocaleOf, productOf } from '../../generator/load/Product.ts';
import { generatedFolderOf, npmCommandFor, vocabularyPathFor } from '../../generator/load/projectFolder.js';
import { listFiles } from '../../generator/output/writeOutputs.ts';
import { readProject } from '../../generator/pipeline/generateOutputs.ts';
import { formatProblem } from '../../generator/pipeline/Problem.ts';
import { UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { writeTexts } from './writeTexts.ts';

const folder = 'schemas/families';

const ordersIn = (folder: string): number[] =>
  listFiles(folder)
    .map((file) => /"navigationOrder":\s*(-?\d+)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .flatMap((order) => (order === undefined ? [] : [Number(order)]));

/** Returns the first free navigation order after those of all families. */
function freeOrder(root: string): number {
  const families = ordersIn(join(root, folder));
  const taken = new Set([...families, ...ordersIn(join(root, 'schemas/screens'))]);
  let order = Math.max(0, ...families) + 1;
  while (taken.has(order)) order += 1;
  return order;
}

/**
 * Writes the file of a family. Returns its path from the root.
 * @throws UsageError if the name is invalid or taken, Error if a rule refuses the family; no file is left then
 */
export function addFamily(root: string, name: string): string {
  if (!familyNamePattern.test(name)) {
    throw new UsageError(
      `"${name}" is not a valid family name. Use 2 to 30 Latin letters and digits. The first must be a lower-case letter, as in "tmsdown".`,
    );
  }
  const file = `${folder}/${name}.json`;
  if (existsSync(join(root, file)))
    throw new UsageError(`The family "${name}" already exists: ${file}. Edit it, or choose another name.`);
  const { project, problems: known } = readProject(root);
  const before = new Set(known.map(formatProblem));
  const text = renderFamilyFile(root, name, freeOrder(root), productOf(project).locales);
  const undo = writeTexts(root, new Map([[file, text]]));
  const problems = readProject(root)
    .problems.map(formatProblem)
    .filter((problem) => !before.has(problem));
  if (problems.length === 0) return file;
  undo();
  throw new Error(
    `The family "${name}" would cause these problems, so nothing was written:\n${problems.join('\n')}`,
  );
}

/** Captions and flow for names with an ending that shows the direction of the documents. */
const flowVariants = [
  { ending: 'down', english: 'download interfaces', chinese: '下发接口' },
  { ending: 'up', english: 'upload interfaces', chinese: '上传接口', flow: 'out' },
];

/** Captions for other names. Their authors add `flow`. */
const defaultVariant = { ending: '', english: 'interfaces', chinese: '接口', flow: undefined };

/**
 * Only letters and digits, because the name becomes a file name, a route and an identifier in generated code.
 */
const familyNamePattern = /^[a-z][A-Za-z0-9]{1,29}$/;

/**
 * Returns the smallest family file for a name such as `tmsdown`. `resources/interface.json` defines the rest.
 * @param root the project's folder
 * @param order place in the navigation
 * @param locales the languages of the project
 */
export function renderFamilyFile(
  root: string,
  name: string,
  order: number,
  locales: readonly string[],
): string {
  const lower = name.toLowerCase();
  const { ending, english, chinese, flow } =
    flowVariants.find((way) => lower.endsWith(way.ending) && lower !== way.ending) ?? defaultVariant;
  const system = lower.slice(0, lower.length - ending.length).toUpperCase();
  const titleIn = (locale: string): string => `${system} ${locale === 'zh-CN' ? chinese : english}`;
  const captionLocale = captionLocaleOf(locales);
  const translations = locales
    .filter((locale) => locale !== captionLocale)
    .map((locale) => [locale, { title: titleIn(locale) }]);
  const file = {
    $schema: vocabularyPathFor(root, folder, 'family.schema.json'),
    title: titleIn(captionLocale),
    ...(translations.length > 0 && { 'x-i18n': Object.fromEntries(translations) }),
    route: `/${name}`,
    navigationOrder: order,
    constants: { interfaceType: ending === '' ? system : `${system}_${ending.toUpperCase()}` },
    ...(flow && { flow }),
  };
  const lines = Object.entries(file).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${formatInline(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns JSON on one line with spaces, as authors write it. */
function formatInline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${formatInline(member)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** Returns the report of `npm run new -- family`. */
export const describeFamily = (
  root: string,
  file: string,
): string => `Created ${file}: a family with the list, forms, actions and logs that all interfaces have.

1. Set its title in every language, and the direction of its documents ("flow": "in" or "out").
2. Run ${npmCommandFor(root, 'run dev')} to see the family and each later edit. Otherwise run ${npmCommandFor(root, 'start')}.
3. Create a menu for its first interface: Configuration, Menus.
4. Commit the file and ${generatedFolderOf(root)}.

A family file can also add fields and actions. Editors suggest all keywords, and schemas/README.md describes them.`;
