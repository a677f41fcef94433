/** Milliseconds that the browser has to begin reading what it is given. */
const grace = 60_000;

/** Hands the browser a JSON file to keep, formatted so that people can read and compare it. */
export function saveFile(name: string, content: unknown): void {
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), grace);
}
