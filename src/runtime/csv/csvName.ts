import { fileStamp } from '../task/fileStamp.ts';

/** What no file system of an operator takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among what is taken out
const forbidden = /[\\/:*?"<>|\u0000-\u001f]+/g;

/** Name of the file that a list is exported to: `ERP 配置-20261121-0640.csv`. */
export const csvName = (title: string, now = new Date()): string =>
  `${title.replaceAll(forbidden, '_')}-${fileStamp(now)}.csv`;
