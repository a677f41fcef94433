import { apiKeyHeader } from '../../../src/contract/api/apiKeyHeader.ts';
import { errorStatuses } from '../../../src/contract/api/errorCodes.ts';
import { maxPageSize } from '../../../src/contract/api/maxPageSize.ts';
import type { BackendModel } from '../../normalize/model/OperationModel.ts';
import { pagingParameters } from '../schema/pagingSchema.ts';
import {
  anchorTag,
  bulletList,
  codeBlock,
  codeSpan,
  joinBlocks,
  markdownLink,
  markdownTable,
} from './markdown.ts';
import { areaNameOf } from './operations/OperationArea.ts';
import { commonErrorCodes } from './operations/operationPage.ts';
import type { ReferenceBook } from './ReferenceBook.ts';

const envelope = `{
  "success": false,
  "message": "…",
  "errorCode": "INVALID_REQUEST",
  "data": { "problems": [{ "field": "name", "message": "…" }] }
}`;

/** Returns index.md: the properties that all operations share, and links to all other pages. */
export function guidePage(book: ReferenceBook): string {
  const { say, title } = book.reader;
  const enveloped = book.model.backends.find(({ answer }) => answer.style === 'envelope');
  const partners = book.areas.flatMap(({ operations }) => operations.filter(({ security }) => security));
  const entities = book.model.entities.map(
    ({ name, schema }) =>
      `${markdownLink(title(schema.captions) || codeSpan(name), `entities/${name}.md`)} ${codeSpan(name)}`,
  );
  return joinBlocks(
    `# ${say('title')}`,
    ...(enveloped ? commonParts(book, enveloped) : []),
    partners.length > 0 &&
      part(
        'partners',
        book,
        joinBlocks(
          say('guide.partners.text'),
          bulletList(
            partners.map(
              (call) =>
                `${markdownLink(book.reader.summary(call), `operations/${areaNameOf(call)}.md#${call.id}`)} ${codeSpan(`${call.method} ${call.path}`)}`,
            ),
          ),
        ),
      ),
    part(
      'calls',
      book,
      joinBlocks(
        say('guide.calls.text'),
        bulletList(
          book.areas.map(
            ({ name, captions }) =>
              `${markdownLink(title(captions) || codeSpan(name), `operations/${name}.md`)} ${codeSpan(name)}`,
          ),
        ),
      ),
    ),
    part('entities', book, joinBlocks(say('guide.entities.text'), bulletList(entities))),
  );
}

/** Returns the parts about the envelope and its calls. A described back end has its form on the page of each call. */
const commonParts = (book: ReferenceBook, backend: BackendModel): string[] => {
  const { say } = book.reader;
  return [
    say('guide.about'),
    part('addresses', book, addresses(book, backend)),
    part('access', book, access(book, backend)),
    part('values', book, say('guide.values.text', { instant: codeSpan('2026-01-01T08:00:00+08:00') })),
    part('envelope', book, joinBlocks(say('guide.envelope.text'), codeBlock('json', envelope))),
    part('errors', book, errors(book)),
    part('paging', book, paging(book)),
  ];
};

const part = (id: string, { reader }: ReferenceBook, text: string): string =>
  joinBlocks(`## ${anchorTag(id)}${reader.say(`guide.${id}.title`)}`, text);

function addresses({ reader: { say, joinList } }: ReferenceBook, { services }: BackendModel): string {
  const prefixes = Object.values(services).map(codeSpan);
  const languages = ['zh_CN', 'en_US'].map(codeSpan);
  return say('guide.addresses.text', { prefixes: joinList(prefixes), languages: joinList(languages) });
}

function access({ reader: { say } }: ReferenceBook, { signIn }: BackendModel): string {
  return bulletList([
    say('guide.access.apiKey', { header: apiKeyHeader }),
    ...(signIn?.scheme === 'loginKey'
      ? [say('guide.access.session', { loginKey: signIn.loginKey, secret: signIn.digest })]
      : []),
    say('guide.access.public'),
  ]);
}

const errors = ({ reader: { say } }: ReferenceBook): string =>
  joinBlocks(
    say('guide.errors.text'),
    markdownTable(
      ['status', 'code', 'when'].map((column) => say(`call.${column}`)),
      commonErrorCodes.map((name) => [String(errorStatuses[name]), codeSpan(name), say(`error.${name}`)]),
    ),
  );

function paging({ reader: { say } }: ReferenceBook): string {
  return joinBlocks(
    say('guide.paging.text'),
    markdownTable(
      ['parameter', 'meaning'].map((column) => say(`field.${column}`)),
      [...pagingParameters, 'uuid'].map((name) => [
        codeSpan(name),
        say(`guide.paging.${name}`, { least: 1, most: maxPageSize }),
      ]),
    ),
  );
}
