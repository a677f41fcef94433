import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { DocsPlace } from '../../../runtime/command/docs/docsPages.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import docs from '../docs.module.css';
import { ReferenceAnchor, ReferenceLink } from './ReferenceLink.tsx';
import styles from './reference.module.css';

interface ReferenceMarkdownProps {
  readonly text: string;
  /** The page with the text. Links are relative to it. */
  readonly place: DocsPlace;
}

/** Markdown as React elements, one for each token. Text from a schema file never becomes HTML. */
export function ReferenceMarkdown({ text, place }: ReferenceMarkdownProps): ReactNode {
  const tokens = useMemo(() => lexer(text), [text]);
  return <TokenList tokens={tokens} place={place} />;
}

interface TokenListProps {
  readonly tokens: readonly Token[] | undefined;
  readonly place: DocsPlace;
}

function TokenList({ tokens = [], place }: TokenListProps): ReactNode {
  let keys = 0;
  return tokens.map((token) => {
    keys += 1;
    const element = tokenRenderers[token.type];
    return <Fragment key={keys}>{element ? element(token as never, place) : token.raw}</Fragment>;
  });
}

type ParentToken = { readonly tokens?: readonly Token[] };
type TokenRenderer = (token: never, place: DocsPlace) => ReactNode;

const headings = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Renderers by the type of the token. A token without a renderer appears as its source text. */
const tokenRenderers: Readonly<Record<string, TokenRenderer>> = {
  space: () => null,
  heading: ({ depth, tokens }: Tokens.Heading, place) => {
    const Heading = headings[depth - 1] ?? 'h6';
    return (
      <Heading data-depth={depth}>
        <TokenList tokens={tokens} place={place} />
      </Heading>
    );
  },
  paragraph: ({ tokens }: ParentToken, place) => (
    <p>
      <TokenList tokens={tokens} place={place} />
    </p>
  ),
  text: ({ tokens, text }: Tokens.Text, place) =>
    tokens ? <TokenList tokens={tokens} place={place} /> : text,
  escape: ({ text }: Tokens.Escape) => text,
  strong: ({ tokens }: ParentToken, place) => (
    <strong>
      <TokenList tokens={tokens} place={place} />
    </strong>
  ),
  codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
  br: () => <br />,
  list: ({ items }: Tokens.List, place) => (
    <ul>
      {items.map(({ tokens, raw }) => (
        <li key={raw}>
          <TokenList tokens={tokens} place={place} />
        </li>
      ))}
    </ul>
  ),
  table: (table: Tokens.Table, place) => (
    <MarkdownTable table={table} renderTokens={(tokens) => <TokenList tokens={tokens} place={place} />} />
  ),
  code: ({ text }: Tokens.Code) => <MarkdownCode text={text} />,
  link: ({ href, tokens }: Tokens.Link, place) => (
    <ReferenceLink href={href} place={place}>
      <TokenList tokens={tokens} place={place} />
    </ReferenceLink>
  ),
  html: ({ text }: Tokens.HTML, place) => renderHtml(text.trim(), place),
};

/**
 * Renders the three kinds of HTML in the pages: line breaks, anchors, and comments, which stay invisible.
 * Other HTML appears as text.
 */
function renderHtml(text: string, place: DocsPlace): ReactNode {
  const name = /^<a id="([^"]*)">$/.exec(text)?.[1];
  if (name !== undefined) return <ReferenceAnchor name={name} place={place} />;
  if (text === '<br>') return <br />;
  return text === '</a>' || text.startsWith('<!--') ? null : text;
}

interface MarkdownTableProps {
  readonly table: Tokens.Table;
  readonly renderTokens: (tokens: readonly Token[]) => ReactNode;
}

/** A table whose rows become cards on narrow screens. Each cell then shows the name of its column. */
const MarkdownTable = ({ table: { header, rows }, renderTokens }: MarkdownTableProps): ReactNode => (
  <table className={styles.table}>
    <thead>
      <tr>
        {header.map(({ text, tokens }) => (
          <th key={text} scope="col">
            {renderTokens(tokens)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.map(({ text }) => text).join('|')}>
          {cells.map(({ tokens }, column) => (
            <td key={header[column]?.text} data-column={header[column]?.text}>
              {renderTokens(tokens)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A block of code with a copy button. */
function MarkdownCode({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.example}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area */}
      <section className={docs.code} tabIndex={0} aria-label={t('docs.document.example')}>
        <pre>{text}</pre>
      </section>
      <CopyButton text={() => text} name={t('docsReference.code')} />
    </div>
  );
}
