const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Local time in the format of file names: `yyyyMMdd-HHmm`. */
export const fileTimestamp = (now = new Date()): string =>
  `${now.getFullYear()}${twoDigits(now.getMonth() + 1)}${twoDigits(now.getDate())}-${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`;

/** Milliseconds for the browser to start reading the file. */
const revokeDelay = 60_000;

/** Saves a text as a file in the browser; `type` is its media type. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}

/** Saves a JSON file in the browser, formatted for reading and comparing. */
export const saveFile = (name: string, content: unknown): void =>
  saveText(name, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
