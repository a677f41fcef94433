/** Example texts for each format that need no explanation. `n` makes them different. */
const textsByFormat: Readonly<Record<string, (n: number) => string>> = {
  'date-time': (n) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  date: (n) => new Date(Date.UTC(2026, 0, 1 + (n % 365))).toISOString().slice(0, 10),
  time: (n) => `${clockTime(n)}:00Z`,
  cron: (n) => `${n % 60} ${n % 24} * * *`,
  email: (n) => `sample${n}@example.com`,
  'ip-range': (n) => `10.0.${n % 256}.0/24`,
  host: (n) => `10.0.${n % 256}.${(n + 1) % 256}`,
  'time-zone': () => 'Asia/Shanghai',
  uri: (n) => `https://example.com/sample/${n}`,
  hostname: (n) => `sample${n}.example.com`,
  ipv4: (n) => `10.0.${n % 256}.${(n + 1) % 256}`,
  uuid: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
};

const clockTime = (n: number): string =>
  `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`;

/** Usual texts, the most descriptive first. A caller takes the first one that satisfies its rules. */
const usualTexts: readonly ((n: number) => string)[] = [
  (n) => `Sample ${n}`,
  (n) => `Sample${n}`,
  (n) => `S${n}`,
  (n) => `https://example.com/sample/${n}`,
  (n) => `/sample/${n}`,
  clockTime,
  () => 'Asia/Shanghai',
  (n) => String(n),
];

/** Returns candidates for a text of a format, or for any text. */
export const plausibleTexts = (n: number, format?: string): string[] =>
  (format !== undefined && textsByFormat[format] ? [textsByFormat[format]] : usualTexts).map((text) =>
    text(n),
  );
