import { parseArgs } from 'node:util'
import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { clearStudioAttempts } from './log-in'
import { findPersonId, listPeople, renewPassword } from './manage-people'

export const peopleUsage = `npm run people                          lists who may log in to the Studio
npm run people -- reset <address>       gives a person a new password, which is told this once, removes the passkeys,
                                        and forgets all wrong passwords of the Studio`

export type PeopleCommand = { name: 'list' } | { name: 'reset'; address: string }

/** The command that stands in the arguments of `npm run people`; undefined when they are none. */
export function readPeopleCommand(args: readonly string[]): PeopleCommand | undefined {
  try {
    const [name = 'list', address, ...rest] = parseArgs({
      args: [...args],
      allowPositionals: true,
    }).positionals
    if (name === 'list' && address === undefined) return { name }
    if (name === 'reset' && address !== undefined && rest.length === 0) return { name, address }
    return undefined
  } catch {
    return undefined
  }
}

export type PeopleCommandResult =
  /** `secret` is a new password, for a terminal or a private file alone. */
  { ok: true; told: string[]; secret?: string } | { ok: false; problem: string }

const day = (time: Date | null) => time?.toISOString().slice(0, 10) ?? 'never'

/** Under this name the log of changes has what was done from the command line. */
const operator = { id: null, name: 'npm run people' }

async function list(db: Database): Promise<PeopleCommandResult> {
  const people = await listPeople(db)
  const told = people.map(
    ({ address, name, role, usedAt }) =>
      `${oneLine(address, 320)}: ${oneLine(name, 200)}, ${role}, last here ${day(usedAt)}`,
  )
  return { ok: true, told: told.length > 0 ? told : ['Nobody yet. The first start makes the first account.'] }
}

/** Whoever may run this may change the whole database, so a person who has lost a password needs no other proof. */
async function reset(db: Database, address: string): Promise<PeopleCommandResult> {
  const id = await findPersonId(db, address)
  const renewed = id === undefined ? undefined : await renewPassword(db, operator, id)
  if (renewed?.ok) await clearStudioAttempts(db)
  return renewed?.ok
    ? {
        ok: true,
        told: [
          'All logins and preview links of this person have ended, and all passkeys are removed.',
          'Wrong passwords are forgotten.',
        ],
        secret: renewed.password,
      }
    : { ok: false, problem: `Nobody has the address ${address}. “npm run people” lists everyone.` }
}

export const runPeopleCommand = (db: Database, command: PeopleCommand): Promise<PeopleCommandResult> =>
  command.name === 'list' ? list(db) : reset(db, command.address)
