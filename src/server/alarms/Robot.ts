import { createHash } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { placeOf } from '../crud/storedRow.ts';
import type { Vault } from '../security/Vault.ts';

/** A robot with its secrets open: for sending, never for showing. */
export interface Robot {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly name: string;
  readonly webhook: string;
  readonly signSecret?: string;
  readonly keyword: string;
  readonly atAll: boolean;
  readonly atMobiles: readonly string[];
  /** Locale of its messages. */
  readonly language: string;
  /** What no history, log or error may show. */
  readonly secrets: readonly string[];
}

/** What identifies it towards DingTalk stands in its address. */
const tokensIn = (webhook: string): string[] =>
  URL.canParse(webhook)
    ? [...new URL(webhook).searchParams.values()].filter((value) => value.length > 5)
    : [];

/** Throws when the vault does not open what is stored. */
export function robotOf(vault: Vault, row: Row): Robot {
  const { model } = entityOf('robot');
  const open = (secret: string): string | undefined => {
    const sealed = row[secret];
    return typeof sealed === 'string' ? vault.open(sealed, placeOf(model, row.uuid, secret)) : undefined;
  };
  const webhook = open('webhook') ?? '';
  const signSecret = open('signSecret');
  const { keyword, atAll, atMobiles, language } = { ...model.defaults, ...row };
  return {
    uuid: row.uuid,
    companyUuid: String(row.companyUuid),
    name: String(row.name),
    webhook,
    signSecret,
    keyword: String(keyword ?? ''),
    atAll: atAll === true,
    atMobiles: Array.isArray(atMobiles) ? atMobiles.map(String) : [],
    language: String(language),
    secrets: [webhook, ...tokensIn(webhook), ...(signSecret === undefined ? [] : [signSecret])],
  };
}

/** Robots that DingTalk counts as one have the same address, whatever our records are; a hash, because that is a secret. */
export const paceKeyOf = ({ webhook }: Robot): string => createHash('sha256').update(webhook).digest('hex');
