/** Number of mapping rows. Each one copies a field. */
const fieldCount = 20;

/** Size of a document in characters. */
const documentLength = 1000;

/** Fields besides the number and the instant, named `field2` to `field19`. */
const otherFields = Array.from({ length: fieldCount - 2 }, (_, index) => `field${index + 2}`);

const valueLength = Math.floor((documentLength - 100) / otherFields.length) - 12;

const otherValues = Object.fromEntries(otherFields.map((name) => [name, name.padEnd(valueLength, 'x')]));

/** The mapping of all fields: number, instant of posting, and texts. */
export const benchMapping = ['orderNo', 'sentAt', ...otherFields].map((field, index) => ({
  lineNo: index + 1,
  targetField: field,
  type: 'STRING',
  functionType: 'REGULAR',
  sourceField: field,
}));

let count = 0;

/** Returns a document of 1 kB with a new number. `sentAt` is its instant of posting (`performance.now()`). */
export function createDocument(): string {
  count += 1;
  return JSON.stringify({ orderNo: `SO-${count}`, sentAt: performance.now().toFixed(1), ...otherValues });
}
