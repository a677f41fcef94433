import { createHash } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import { decryptSecrets } from '../../../platform/records/rows/storedRow.ts';
import type { Vault } from '../../../platform/security/Vault.ts';

/** A robot with decrypted secrets, for sending only. */
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
  /** Secrets that no history, log or error may show. */
  readonly secrets: readonly string[];
}

/** The address contains the token that identifies the robot to DingTalk. */
const findTokens = (webhook: string): string[] =>
  URL.canParse(webhook)
    ? [...new URL(webhook).searchParams.values()].filter((value) => value.length > 5)
    : [];

/** Throws if the vault cannot decrypt the stored secrets. */
export function decryptRobot(vault: Vault, row: Row): Robot {
  const { model } = entityOf('robot');
  const plain = decryptSecrets(vault, model, row);
  const webhook = String(plain.webhook ?? '');
  const signSecret = typeof plain.signSecret === 'string' ? plain.signSecret : undefined;
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

/**
 * DingTalk identifies a robot by its address, not by our records. The key is a hash, because the address is a
 * secret.
 */
export const rateLimitKeyOf = ({ webhook }: Robot): string =>
  createHash('sha256').update(webhook).digest('hex');

/**
 * DingTalk accepts 20 messages a minute from a robot. Messages may arrive a little closer together than they
 * were sent.
 */
export const rateLimit = { turns: 20, milliseconds: 62_000 };

/** Milliseconds for which DingTalk accepts nothing after too many messages. */
export const throttleTime = 10 * 60_000;

/** Maximum attempts for a message without an answer, or while DingTalk is too busy. */
export const maxAttempts = 10;

/**
 * Milliseconds until the next attempt: half a minute, doubled after each attempt, at most an hour. All
 * attempts together take about three hours.
 */
export const backOffAfter = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);
