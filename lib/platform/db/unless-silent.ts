import { sql } from 'drizzle-orm'
import { type Connection, connect } from './connect'
import { judged } from './health'

/** How long an answer may take before the database is asked for a sign of life, and how long that may take. */
const patientMs = 900
const signMs = 800

const silence = () => new Error(`The database gave no sign of life within ${signMs} ms`)

const store = globalThis as {
  nestlingSigns?: { connection: Connection; sign?: Promise<unknown> | undefined }
}

/** Asks the database for nothing, on a connection of its own: those of the pool may all be busy with long statements. */
function askForSign(url: string): Promise<unknown> {
  store.nestlingSigns ??= {
    connection: connect({
      url,
      max: 1,
      work: 'requests',
      purpose: 'signs',
      queryTimeoutMs: patientMs + signMs,
    }),
  }
  const signs = store.nestlingSigns
  if (signs.sign) return signs.sign
  const { db } = signs.connection
  const answers = async () => {
    await db.execute(sql`select 1`)
  }
  const late = setTimeout(() => judged(silence(), answers), signMs)
  signs.sign = db.execute(sql`select 1`).finally(() => {
    clearTimeout(late)
    signs.sign = undefined
  })
  return signs.sign
}

/**
 * The embedded database answers one statement at a time, so a long import would count as silence; it ends with the shop,
 * which its callers are told at once.
 */
const askDatabase = (): Promise<unknown> | undefined => {
  const { DATABASE_URL: url, NESTLING_EMBEDDED_DATABASE: embedded } = process.env
  return url && embedded !== '1' ? askForSign(url) : undefined
}

const pause = (ms: number, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ended.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/** Rejects when no sign comes in time. One that arrived while this process was busy is read first. */
async function withinTime(sign: Promise<unknown>, ended: AbortSignal): Promise<unknown> {
  const late = pause(signMs, ended)
    .then(() => pause(0, ended))
    .then(() => Promise.reject(silence()))
  return Promise.race([sign, late])
}

async function rejectWhenSilent(ask: () => Promise<unknown> | undefined, ended: AbortSignal): Promise<never> {
  for (;;) {
    await pause(patientMs, ended)
    const sign = ask()
    if (!sign) continue
    const own = new AbortController()
    try {
      await withinTime(sign, AbortSignal.any([ended, own.signal]))
    } finally {
      own.abort()
    }
  }
}

/**
 * Waits for an answer of the database, which may take its time, but rejects within two seconds while the database says
 * nothing at all.
 */
export async function unlessSilent<T>(
  answer: Promise<T>,
  ask: () => Promise<unknown> | undefined = askDatabase,
): Promise<T> {
  const ended = new AbortController()
  try {
    return await Promise.race([answer, rejectWhenSilent(ask, ended.signal)])
  } finally {
    ended.abort()
  }
}
