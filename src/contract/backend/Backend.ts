import type { Operation } from '../api/operation.ts';

/**
 * The API of a back end: the content of schemas/backends/<name>.json. The console translates between this form
 * and its own (envelope, `Row`, `Page`), so that lists, forms and actions are the same with every back end.
 */
export interface Backend {
  /** The name of the file. The variants of endpoint tables have it too, because their addresses are the same. */
  readonly name: string;
  /** Address before every path, without a trailing slash; empty for the console's own origin. `servers` of `/config.json` replaces it. */
  readonly server: string;
  /** Path prefixes by the `service` of an endpoint table. */
  readonly services: Readonly<Record<string, string>>;
  /** The property that identifies a record. Within the console, each row has its value as text in `uuid`. */
  readonly key: string;
  /** The embedded service offers the operations of this back end. */
  readonly served?: true;
  /** The parameter of each call with the language of the operator. */
  readonly language?: { readonly parameter: string };
  /** Query parameters of every call, with their values. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Headers of every call, with their values. They are public, so they are no secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly list: ListSyntax;
  readonly answer: AnswerShape;
  readonly errors: ErrorShape;
  /** Without it, the console needs no sign-in. */
  readonly signIn?: SignIn;
}

/** The parts of a back end that an endpoint table replaces. */
export type BackendVariant = Partial<Pick<Backend, 'key' | 'list' | 'answer'>>;

/** The roles whose calls the templates of a back end describe. */
export type TemplateRole = 'list' | 'get' | 'create' | 'modify' | 'remove' | 'transition';

/**
 * The call of a role. `{collection}`, `{key}` and `{transition}` in the path stand for the path of a collection,
 * the key of a record and the name of a transition. The path may end with `?name={key}`.
 */
export interface CallTemplate extends Pick<Operation, 'method' | 'path' | 'sends' | 'mediaType'> {}

/** How a list is paged, sorted and filtered. Templates contain `{property}`. */
export interface ListSyntax {
  readonly paging: PagingSyntax;
  /** The number of all matching records: a header, or a JSON pointer into the answer. */
  readonly total?: { readonly header: string } | { readonly pointer: string };
  /** The largest page that the back end answers with. */
  readonly maxSize?: number;
  /** Parameters of every list call. */
  readonly constants?: Readonly<Record<string, string>>;
  readonly sort?: SortSyntax;
  /** Names of the query parameters by the kind of a filter. */
  readonly filters?: FilterSyntax;
}

/** How a list call asks for a page, and how its answer continues. */
export type PagingSyntax =
  /** The whole list in each answer: the console sorts, filters and pages it. */
  | { readonly style: 'none' }
  /** The paging body of schemas/SPECIFICATION.md section 3.7. */
  | { readonly style: 'body' }
  | { readonly style: 'page'; readonly page: string; readonly first: 0 | 1; readonly size: string }
  | { readonly style: 'offset'; readonly offset: string; readonly size: string }
  /**
   * `next`: JSON pointer to the cursor of the next page in the answer; without it, the cursor is the key of the
   * last record. `more`: JSON pointer to true if there is a next page. Without it, a cursor at `next` shows that,
   * or else a full page.
   */
  | {
      readonly style: 'cursor';
      readonly cursor: string;
      readonly size?: string;
      readonly next?: string;
      readonly more?: string;
    }
  /** The address of the next page is at a JSON pointer in the answer; without `next`, in the header `Link` with `rel="next"` (RFC 8288). */
  | { readonly style: 'link'; readonly size?: string; readonly next?: string };

/** `order` is a parameter of its own for the direction; without it, `ascending` and `descending` are values of `parameter`. */
export interface SortSyntax {
  readonly parameter: string;
  readonly ascending: string;
  readonly descending: string;
  readonly order?: { readonly parameter: string; readonly ascending: string; readonly descending: string };
}

/** Names of query parameters, such as `filter[{property}][_icontains]`. Without `contains`, a text is compared as a whole. */
export interface FilterSyntax {
  readonly equal: string;
  readonly contains?: string;
  readonly from?: string;
  readonly to?: string;
  /** Several choices in one parameter, joined by commas; without it, `equal` is repeated. */
  readonly anyOf?: string;
}

export type AnswerShape =
  /** `{success, message, data}` of schemas/SPECIFICATION.md section 7.2. */
  | { readonly style: 'envelope' }
  /**
   * JSON pointers to a record and to the rows of a list; empty for the whole answer. `row`: JSON pointer from a row to its
   * record, if the row wraps it.
   */
  | { readonly style: 'bare'; readonly record: string; readonly records: string; readonly row?: string };

/** Where a refusal has its reason: JSON pointers, the first one with a text counts. `application/problem+json` (RFC 9457) needs none. */
export interface ErrorShape {
  readonly message?: readonly string[];
  readonly code?: readonly string[];
  /** The refusals of single properties. */
  readonly fields?: FieldErrors;
}

export type FieldErrors =
  /** A list; `property` and `message` are JSON pointers within its elements. */
  | { readonly style: 'list'; readonly at: string; readonly property: string; readonly message: string }
  /** An object: property → message, or messages. */
  | { readonly style: 'object'; readonly at: string };

export type SignIn =
  /** Login key and digest of schemas/SPECIFICATION.md section 7.1. */
  | { readonly scheme: 'loginKey'; readonly loginKey: string; readonly digest: string }
  /** A call with login and password returns a token, which is sent as `Authorization: Bearer`. */
  | { readonly scheme: 'bearer'; readonly login: LoginCall }
  /** The operator enters a key, which is sent in a header, after the text of `prefix`. */
  | { readonly scheme: 'apiKey'; readonly header: string; readonly prefix?: string }
  /** A call with login and password sets a cookie. */
  | { readonly scheme: 'cookie'; readonly login: Omit<LoginCall, 'token'> }
  /** Authorization code with PKCE at an OpenID Connect provider; the access token is sent as `Authorization: Bearer`. */
  | { readonly scheme: 'oidc'; readonly issuer: string; readonly clientId: string; readonly scope: string };

/** `{login}` and `{password}` in the values of `body` stand for the input of the operator. */
export interface LoginCall {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  /** JSON pointer to the token in the answer. */
  readonly token: string;
  readonly logout?: string;
}
