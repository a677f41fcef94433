import { type SampleEdit, setAtPath } from '../sampleProject.ts';

type Json = Readonly<Record<string, unknown>>;

const payload = (file: string): Json => ({
  $ref: `../external/${file}`,
  title: 'Payload',
  'x-i18n': { 'zh-CN': { title: '报文' } },
});

/** Adds published schemas to the sample. The first is the type of the thing's `payload`. */
export const withPublishedSchemas =
  (published: Readonly<Record<string, Json>>, more: SampleEdit = () => {}): SampleEdit =>
  (files) => {
    for (const [name, schema] of Object.entries(published)) files[`schemas/external/${name}`] = { ...schema };
    const [first = ''] = Object.keys(published);
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'payload'], payload(first));
    more(files);
  };
