import { defaultConfiguration } from '../../../src/contract/configuration.ts';
import { statuses } from '../../../src/contract/errorCodes.ts';
import { largestPage, pagingWords } from '../paging.ts';
import { areaOf } from './areas.ts';
import type { Book } from './Book.ts';
import { anchor, block, code, link, list, page, table } from './markdown.ts';
import { common } from './refusalsOf.ts';
import { apiKeyHeader } from './requestText.ts';

const envelope = `{
  "success": false,
  "message": "…",
  "errorCode": "INVALID_REQUEST",
  "data": { "problems": [{ "field": "name", "message": "…" }] }
}`;

/** index.md: what all calls have in common, and where everything else stands. */
export function guidePage(book: Book): string {
  const { say, title } = book.reader;
  const partners = book.areas.flatMap(({ calls }) => calls.filter(({ security: gate }) => gate));
  const entities = book.model.entities.map(
    ({ name, schema }) =>
      `${link(title(schema.captions) || code(name), `entities/${name}.md`)} ${code(name)}`,
  );
  return page(
    `# ${say('title')}`,
    say('guide.about'),
    part('addresses', book, addresses(book)),
    part('access', book, access(book)),
    part('values', book, say('guide.values.text', { instant: code('2026-01-01T08:00:00+08:00') })),
    part('envelope', book, page(say('guide.envelope.text'), block('json', envelope))),
    part('errors', book, errors(book)),
    part('paging', book, paging(book)),
    partners.length > 0 &&
      part(
        'partners',
        book,
        page(
          say('guide.partners.text'),
          list(
            partners.map(
              (call) =>
                `${link(book.reader.summary(call), `operations/${areaOf(call)}.md#${call.id}`)} ${code(`${call.method} ${call.path}`)}`,
            ),
          ),
        ),
      ),
    part(
      'calls',
      book,
      page(
        say('guide.calls.text'),
        list(
          book.areas.map(
            ({ name, captions }) =>
              `${link(title(captions) || code(name), `operations/${name}.md`)} ${code(name)}`,
          ),
        ),
      ),
    ),
    part('entities', book, page(say('guide.entities.text'), list(entities))),
  );
}

const part = (id: string, { reader }: Book, text: string): string =>
  page(`## ${anchor(id)}${reader.say(`guide.${id}.title`)}`, text);

function addresses({ reader: { say, listed } }: Book): string {
  const prefixes = Object.values(defaultConfiguration.prefixes).map(code);
  const languages = ['zh_CN', 'en_US'].map(code);
  return say('guide.addresses.text', { prefixes: listed(prefixes), languages: listed(languages) });
}

function access({ reader: { say } }: Book): string {
  const { loginKey, secret } = defaultConfiguration.headers;
  return list([
    say('guide.access.apiKey', { header: apiKeyHeader }),
    say('guide.access.session', { loginKey, secret }),
    say('guide.access.public'),
  ]);
}

const errors = ({ reader: { say } }: Book): string =>
  page(
    say('guide.errors.text'),
    table(
      ['status', 'code', 'when'].map((column) => say(`call.${column}`)),
      common.map((name) => [String(statuses[name]), code(name), say(`error.${name}`)]),
    ),
  );

function paging({ reader: { say } }: Book): string {
  return page(
    say('guide.paging.text'),
    table(
      ['parameter', 'meaning'].map((column) => say(`field.${column}`)),
      [...pagingWords, 'uuid'].map((name) => [
        code(name),
        say(`guide.paging.${name}`, { least: 1, most: largestPage }),
      ]),
    ),
  );
}
