/** How families of the two ways are called, and where their documents go. */
const ways = [
  { ending: 'down', english: 'download interfaces', chinese: '下发接口' },
  { ending: 'up', english: 'upload interfaces', chinese: '上传接口', flow: 'out' },
];

/** The others say both themselves. */
const anyWay = { ending: '', english: 'interfaces', chinese: '接口', flow: undefined };

/** Letters and digits, because the name is that of a file, of a route and of generated code. */
export const familyName = /^[a-z][A-Za-z0-9]{1,29}$/;

/**
 * The smallest family file for a name such as `tmsdown`: everything else is as `resources/interface.json` has it.
 * @param order place in the navigation
 */
export function familyFile(name: string, order: number): string {
  const lower = name.toLowerCase();
  const { ending, english, chinese, flow } =
    ways.find((way) => lower.endsWith(way.ending) && lower !== way.ending) ?? anyWay;
  const system = lower.slice(0, lower.length - ending.length).toUpperCase();
  const file = {
    $schema: '../vocabulary/family.schema.json',
    title: `${system} ${english}`,
    'x-i18n': { 'zh-CN': { title: `${system} ${chinese}` } },
    route: `/${name}`,
    navigationOrder: order,
    constants: { interfaceType: ending === '' ? system : `${system}_${ending.toUpperCase()}` },
    ...(flow && { flow }),
  };
  const lines = Object.entries(file).map(([key, value]) => `  ${JSON.stringify(key)}: ${spaced(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** On one line, as people write it. */
function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`);
  return `{ ${members.join(', ')} }`;
}
