import { type Connection, decoded } from '../Connection.ts';

/** A message broker and who signs in there. */
export interface StompAddress {
  readonly host: string;
  readonly port: number;
  readonly encrypted: boolean;
  readonly username?: string;
  readonly password?: string;
  /** Without credentials, for traces. */
  readonly shown: string;
}

/** Where ActiveMQ's brokers speak STOMP if the address does not say. */
const ports = { plain: 61613, encrypted: 61612 };

/** Credentials in the address come before those of the ERP. An address that is none has no host. */
export function stompAddress({ url: text, authentication }: Connection): StompAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const encrypted = url?.protocol === 'ssl:' || url?.protocol === 'https:';
  const port = Number(url?.port) || (encrypted ? ports.encrypted : ports.plain);
  const own = url?.username ? url : undefined;
  return {
    host: url?.hostname.replace(/^\[|\]$/g, '') ?? '',
    port,
    encrypted,
    username: own ? decoded(own.username) : authentication?.username,
    password: own ? decoded(own.password) : authentication?.password,
    shown: `${encrypted ? 'ssl' : 'tcp'}://${url?.hostname ?? ''}:${port}`,
  };
}
