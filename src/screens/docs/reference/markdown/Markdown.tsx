import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { Place } from '../../../../runtime/reference/address.ts';
import { Anchor } from './Anchor.tsx';
import { CodeExample } from './CodeExample.tsx';
import { ReferenceLink } from './ReferenceLink.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';

interface MarkdownProps {
  readonly text: string;
  /** The page that it is of: links are relative to it. */
  readonly place: Place;
}

/** Markdown as elements of React, one for each token: no text ever becomes HTML, whatever a schema file says. */
export function Markdown({ text, place }: MarkdownProps): ReactNode {
  const tokens = useMemo(() => lexer(text), [text]);
  return <Parts tokens={tokens} place={place} />;
}

interface PartsProps {
  readonly tokens: readonly Token[] | undefined;
  readonly place: Place;
}

function Parts({ tokens = [], place }: PartsProps): ReactNode {
  let keys = 0;
  return tokens.map((token) => {
    keys += 1;
    const element = elements[token.type];
    return <Fragment key={keys}>{element ? element(token as never, place) : token.raw}</Fragment>;
  });
}

type Inner = { readonly tokens?: readonly Token[] };
type Element = (token: never, place: Place) => ReactNode;

const headings = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** By the type of a token; one without an element is shown as it is written. */
const elements: Readonly<Record<string, Element>> = {
  space: () => null,
  heading: ({ depth, tokens }: Tokens.Heading, place) => {
    const Heading = headings[depth - 1] ?? 'h6';
    return (
      <Heading data-depth={depth}>
        <Parts tokens={tokens} place={place} />
      </Heading>
    );
  },
  paragraph: ({ tokens }: Inner, place) => (
    <p>
      <Parts tokens={tokens} place={place} />
    </p>
  ),
  text: ({ tokens, text }: Tokens.Text, place) => (tokens ? <Parts tokens={tokens} place={place} /> : text),
  escape: ({ text }: Tokens.Escape) => text,
  strong: ({ tokens }: Inner, place) => (
    <strong>
      <Parts tokens={tokens} place={place} />
    </strong>
  ),
  codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
  br: () => <br />,
  list: ({ items }: Tokens.List, place) => (
    <ul>
      {items.map(({ tokens, raw }) => (
        <li key={raw}>
          <Parts tokens={tokens} place={place} />
        </li>
      ))}
    </ul>
  ),
  table: (table: Tokens.Table, place) => (
    <ReferenceTable table={table} show={(tokens) => <Parts tokens={tokens} place={place} />} />
  ),
  code: ({ text }: Tokens.Code) => <CodeExample text={text} />,
  link: ({ href, tokens }: Tokens.Link, place) => (
    <ReferenceLink href={href} place={place}>
      <Parts tokens={tokens} place={place} />
    </ReferenceLink>
  ),
  html: ({ text }: Tokens.HTML, place) => htmlOf(text.trim(), place),
};

/** The three kinds of HTML that pages are written with: line breaks, anchors, and remarks that nobody sees. */
function htmlOf(text: string, place: Place): ReactNode {
  const name = /^<a id="([^"]*)">$/.exec(text)?.[1];
  if (name !== undefined) return <Anchor name={name} place={place} />;
  if (text === '<br>') return <br />;
  return text === '</a>' || text.startsWith('<!--') ? null : text;
}
