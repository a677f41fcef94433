import { createHash } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { secretContextOf } from '../../platform/records/rows/storedRow.ts';
import type { Vault } from '../../platform/security/Vault.ts';

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
const findTokens = (webhook: string): string[] =>
  URL.canParse(webhook)
    ? [...new URL(webhook).searchParams.values()].filter((value) => value.length > 5)
    : [];

/** Throws when the vault does not open what is stored. */
export function decryptRobot(vault: Vault, row: Row): Robot {
  const { model } = entityOf('robot');
  const open = (secret: string): string | undefined => {
    const sealed = row[secret];
    return typeof sealed === 'string'
      ? vault.decrypt(sealed, secretContextOf(model, row.uuid, secret))
      : undefined;
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
    secrets: [webhook, ...findTokens(webhook), ...(signSecret === undefined ? [] : [signSecret])],
  };
}

/** Robots that DingTalk counts as one have the same address, whatever our records are; a hash, because that is a secret. */
export const rateLimitKeyOf = ({ webhook }: Robot): string =>
  createHash('sha256').update(webhook).digest('hex');

/** DingTalk takes 20 messages a minute from a robot. Ours may arrive a little closer together than they left. */
export const rateLimit = { turns: 20, milliseconds: 62_000 };

/** Milliseconds that DingTalk takes nothing for after too many. */
export const throttleTime = 10 * 60_000;

/** Attempts for a message that nobody answers or that DingTalk is too busy for. */
export const maxAttempts = 10;

/** Milliseconds until the next attempt after so many: half a minute, then twice as long each time, an hour at most: five hours in all. */
export const backOffAfter = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);
