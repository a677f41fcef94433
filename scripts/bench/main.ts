import { bundle } from './bundle/bundle.ts';
import { consoleScreens } from './console/consoleScreens.ts';
import { faults } from './faults/faults.ts';
import { generator } from './generator/generator.ts';
import { list } from './list/list.ts';
import { mapping } from './mapping/mapping.ts';
import { asTable, type Report } from './report.ts';
import { service } from './service/service.ts';

/** Every suite of `npm run bench -- NAME`; a suite reads its own options from the arguments. */
const suites: Readonly<Record<string, (options: readonly string[]) => Promise<readonly Report[]>>> = {
  bundle,
  console: consoleScreens,
  faults,
  generator,
  list,
  mapping,
  service,
};

const [name, ...options] = process.argv.slice(2);
const suite = suites[name ?? ''];
if (!suite) {
  console.error(
    `No benchmark is called ${name ?? '(nothing)'}. There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const reports = await suite(options);
console.log(options.includes('--json') ? JSON.stringify(reports, null, 2) : reports.map(asTable).join('\n'));
process.exit(reports.every(({ met }) => met) ? 0 : 1);
