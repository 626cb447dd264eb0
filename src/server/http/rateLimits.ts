import type { Context } from 'hono'
import { CompiledQuery } from 'kysely'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { isPostgres } from '../db/isPostgres'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'
import { tokenHash } from '../kernel/tokenHash'
import type { Env } from './env'

const quarterHour = 15 * 60
const day = 24 * 60 * 60

/**
 * Allowed points per key within `duration` seconds. A key is an IP address, an e-mail or both. A whole family or school
 * may share one IP address, so limits by address alone are generous. A fact that can be guessed has one counter, which
 * every call that reveals it takes from.
 */
const allowances = {
  wrongPasswordsHere: { points: 10, duration: quarterHour },
  wrongPasswordsOfAccount: { points: 100, duration: quarterHour },
  wrongPasswordsOfAddress: { points: 300, duration: quarterHour },
  mailsToUser: { points: 5, duration: quarterHour },
  mailsToUserDaily: { points: 20, duration: day },
  mailsForAddress: { points: 300, duration: quarterHour },
  codeTriesOfAddress: { points: 1000, duration: quarterHour },
  accountLookUpsOfAddress: { points: 1000, duration: quarterHour },
  contactMessagesOfUser: { points: 5, duration: quarterHour },
  contactMessagesOfAddress: { points: 60, duration: quarterHour },
  attachedSessionsOfAddress: { points: 30, duration: quarterHour },
  openedSessionsOfAddress: { points: 300, duration: quarterHour },
  cardPagesOfUser: { points: 60, duration: quarterHour },
  accessKeyTriesOfAddress: { points: 300, duration: quarterHour },
  clientSearchesOfUser: { points: 900, duration: quarterHour },
  invitationsOfSalon: { points: 100, duration: day },
  couponTriesOfUser: { points: 60, duration: quarterHour },
} as const

type Allowance = keyof typeof allowances

export interface RateLimit {
  /** Takes one point, or throws 429 with Retry-After. */
  take(context: Context<Env>, key: string): Promise<void>
  /** Returns a point that turned out to be harmless. */
  reward(key: string): Promise<void>
}

export type RateLimits = Record<Allowance, RateLimit>

/**
 * Counters in a PostgreSQL database, for all processes that share it; else in the memory of this process, and a restart
 * clears them. One set serves all routes.
 */
export function createRateLimits(db?: Db): RateLimits {
  const limits = Object.entries(allowances).map(([keyPrefix, allowance]) => {
    const options = { ...allowance, keyPrefix }
    const limiter = db && isPostgres(db) ? inDatabase(db, options) : new RateLimiterMemory(options)
    return [keyPrefix, rateLimit(limiter)]
  })
  return Object.fromEntries(limits) as RateLimits
}

const inDatabase = (db: Db, options: { points: number; duration: number; keyPrefix: string }) =>
  new RateLimiterPostgres({
    ...options,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // `sweepExpired` does it.
    clearExpiredByTimeout: false,
  })

const rateLimit = (limiter: RateLimiterAbstract): RateLimit => ({
  take: async (context, key) => {
    try {
      await limiter.consume(tokenHash(key))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      context.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)))
      throw new ApiFailure('too_many', 'Too many attempts. Please wait a while and try again.')
    }
  },
  reward: async key => {
    await limiter.reward(tokenHash(key))
  },
})

interface Counted {
  limit: RateLimit
  key: string
}

export const rewardAll = async (counted: readonly Counted[]): Promise<void> => {
  for (const { limit, key } of counted) await limit.reward(key)
}

/** Takes a point of each limit. When one is used up it throws 429, and a try that is refused counts nowhere. */
export async function takeAll(context: Context<Env>, counted: readonly Counted[]): Promise<void> {
  for (const [index, { limit, key }] of counted.entries()) {
    try {
      await limit.take(context, key)
    } catch (error) {
      await rewardAll(counted.slice(0, index))
      throw error
    }
  }
}

/** Takes a point of each limit and acts. What has failed did not happen, and is not counted. */
export async function whileCounted<Result>(
  context: Context<Env>,
  counted: readonly Counted[],
  act: () => Promise<Result>,
): Promise<Result> {
  await takeAll(context, counted)
  try {
    return await act()
  } catch (error) {
    await rewardAll(counted)
    throw error
  }
}
