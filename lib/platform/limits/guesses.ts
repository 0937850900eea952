import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { keyedHash } from '@/lib/platform/security'
import { countAmounts } from './count-attempts'
import { isWithinLimit } from './network-limits'
import { isWithinSubject } from './subject-limits'
import type { Limit } from './table/networks'
import { type SubjectLimit, subjectLimits } from './table/subjects'

const minuteMs = 60 * 1_000

/** How often a secret may be guessed from one network, and that of one account from all of them. */
export type GuessLimit = {
  network: Limit
  account?: SubjectLimit | undefined
  /** What each account has of its own in a network with too many wrong guesses, and all of them together. */
  beyond?: { network: Limit; account: SubjectLimit } | undefined
}

type Guess = {
  client: Client
  /** Whose secret it is, known or not. */
  account?: string
  /** A device that is proved to be the owner's: a known browser, a login, or the link of a mail. */
  device?: string | undefined
  now: number
  /**
   * Whether there is such an account, which is asked in a network with too many wrong guesses alone: there one that is made
   * up is refused and counts for nothing, so that it uses up nothing of those that there are.
   */
  isThere?: (() => Promise<boolean>) | undefined
}

/**
 * `isBeyond`: the network has had too many wrong guesses. Then whatever is not right has one answer, after the same time:
 * otherwise it would tell which accounts there are. `wasRight` takes back what was counted. `wait` is in minutes: nothing but time
 * is asked of the owner's device.
 */
export type Tried =
  | { ok: true; isBeyond?: boolean; seconds?: number; wasRight: () => Promise<void> }
  | { ok: false; isBeyond?: boolean; seconds: number; wait?: 1 | 5 | undefined }

const secondsToNext = (now: number, minutes: number) =>
  Math.ceil((minutes * minuteMs - (now % (minutes * minuteMs))) / 1_000)

async function countOne(db: Executor, subject: string, now: number, minutes: number, amount = 1) {
  const counts = await countAmounts(db, new Map([[subject, amount]]), { now, hours: minutes / 60 })
  return counts.get(subject) ?? 0
}

/**
 * The owner's device is never refused for what others do. After many wrong guesses of its own it has to wait between two:
 * a minute, and five after as many more. A guess that came too early counts for nothing.
 */
async function tryInDevice(db: Executor, subject: string, now: number): Promise<Tried> {
  const { most } = subjectLimits.device
  const takeBack = async () => void (await countOne(db, subject, now, 60, -1))
  const wrong = await countOne(db, subject, now, 60)
  if (wrong <= most) return { ok: true, wasRight: takeBack }
  const wait = wrong <= 2 * most ? 1 : 5
  if ((await countOne(db, `${subject} ${wait}`, now, wait)) <= 1) return { ok: true, wasRight: takeBack }
  await takeBack()
  return { ok: false, wait, seconds: secondsToNext(now, wait) }
}

/**
 * Counts a guess as wrong, before anything is looked up, so that many at once cannot slip through; returns whether it may
 * be made. A right one is taken back; only who knows the secret can use up how many of those there may be.
 */
export async function tryGuess(
  db: Executor,
  limits: GuessLimit,
  { client, account = '', device, now, isThere }: Guess,
): Promise<Tried> {
  const { network } = limits
  // Known browsers have a count of their own, which others cannot use up.
  const secret = [network.of, account, device].filter(Boolean).join(' ')
  const countRight = (amount: number) =>
    isWithinSubject(db, subjectLimits.rightAnswers, secret, { now, amount })
  if (!(await countRight(0))) return { ok: false, seconds: secondsToNext(now, 60) }
  const tried = await tryWrong(db, limits, { client, account, device, now, isThere })
  if (!tried.ok) return tried
  return {
    ...tried,
    wasRight: async () => {
      await tried.wasRight()
      await countRight(1)
    },
  }
}

/**
 * Counts what one thing has of its own in a network with too much of something. The network is read before anything is
 * counted: what it refuses leaves no row for each thing that is named. The thing comes next, so that one alone cannot use
 * up what all others have.
 */
export async function isWithinOwn(
  db: Executor,
  { network, account: ofAccount }: { network: Limit; account: SubjectLimit },
  { client, account, now, amount }: { client: Client; account: string; now: number; amount: number },
): Promise<boolean> {
  if (amount > 0 && !(await isWithinLimit(db, client, network, { now, amount: 0 }))) return false
  return (
    (await isWithinSubject(db, ofAccount, account, { now, amount })) &&
    (await isWithinLimit(db, client, network, { now, amount }))
  )
}

async function tryWrong(
  db: Executor,
  { network, account: ofAccount, beyond }: GuessLimit,
  { client, account = '', device, now, isThere }: Guess,
): Promise<Tried> {
  if (device !== undefined) {
    const name = keyedHash(`${subjectLimits.device.of} ${network.of}`, `${account} ${device}`)
    return tryInDevice(db, `${network.of} ${subjectLimits.device.of} ${name}`, now)
  }
  const ofNetwork = (amount: number) => isWithinLimit(db, client, network, { now, amount })
  const ofOne = (amount: number) => !ofAccount || isWithinSubject(db, ofAccount, account, { now, amount })
  const ofOwn = async (amount: number) =>
    beyond !== undefined && isWithinOwn(db, beyond, { client, account, now, amount })
  const isWithin = await ofNetwork(1)
  const mayTry = isWithin || ((!isThere || (await isThere())) && (await ofOwn(1)))
  // Counts that belong to accounts alone must not be visible from another network.
  const amount = isWithin || !isThere ? 1 : 0
  if (!mayTry || !(await ofOne(amount)))
    return { ok: false, isBeyond: !isWithin, seconds: secondsToNext(now, 60) }
  return {
    ok: true,
    isBeyond: !isWithin,
    seconds: secondsToNext(now, 60),
    wasRight: async () => {
      await ofNetwork(-1)
      if (!isWithin) await ofOwn(-1)
      if (amount > 0) await ofOne(-amount)
    },
  }
}
