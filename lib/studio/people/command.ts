import { parseArgs } from 'node:util'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { type StudioLanguage, studioLanguages } from '@/lib/studio/i18n'
import { isEmailAddress } from '@/schemas/email'
import { longestEmail } from '@/schemas/lengths'
import { invitationDays, invite, listInvitations } from './invitations'
import { clearStudioAttempts } from './log-in'
import { findPersonId, listPeople, renewPassword } from './manage-people'
import { type Role, roles } from './person'

export const peopleUsage = `npm run people                          lists who may log in to the Studio
npm run people -- reset <address>       gives a person a new password, which is told this once, removes the passkeys,
                                        and forgets all wrong passwords of the Studio
npm run people -- invite <address> <name>
    [--role editor] [--language de]     invites a person by mail, which the running shop sends; roles are editor,
                                        publisher and admin, languages de, fr and en`

type Invited = { address: string; name: string; role: Role; language: StudioLanguage }
export type PeopleCommand =
  | { name: 'list' }
  | { name: 'reset'; address: string }
  | { name: 'invite'; invited: Invited }

const longestName = 100

function readInvited(
  [address = '', name = '', ...rest]: readonly string[],
  options: { role?: string | undefined; language?: string | undefined },
): PeopleCommand | undefined {
  const role = roles.find((one) => one === (options.role ?? 'editor'))
  const language = studioLanguages.find((one) => one === (options.language ?? 'de'))
  const isNamed = name.trim() !== '' && name.length <= longestName && rest.length === 0
  if (!role || !language || !isNamed || !isEmailAddress(address) || address.length > longestEmail)
    return undefined
  return { name: 'invite', invited: { address: address.toLowerCase(), name: name.trim(), role, language } }
}

/** The command that stands in the arguments of `npm run people`; undefined when they are none. */
export function readPeopleCommand(args: readonly string[]): PeopleCommand | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, language: { type: 'string' } },
    })
    const [name = 'list', address, ...rest] = positionals
    if (name === 'invite') return readInvited(positionals.slice(1), values)
    if (Object.keys(values).length > 0) return undefined
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
  for (const { address, name, role, expiresAt } of await listInvitations(db))
    told.push(`${oneLine(address, 320)}: ${oneLine(name, 200)}, ${role}, invited until ${day(expiresAt)}`)
  return { ok: true, told: told.length > 0 ? told : ['Nobody yet. The first start makes the first account.'] }
}

/** Why no password can be made for an address: nobody has it, or somebody who has not come yet. */
async function whyNobody(db: Database, address: string): Promise<string> {
  const typed = address.trim().toLowerCase()
  const isInvited = (await listInvitations(db)).some((invited) => invited.address === typed)
  return isInvited
    ? `${typed} is invited and has no password yet. Send the invitation again: npm run people -- invite ${typed} <name>.`
    : `Nobody has the address ${address}. “npm run people” lists everyone.`
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
    : { ok: false, problem: await whyNobody(db, address) }
}

async function inviteOne(db: Database, invited: Invited): Promise<PeopleCommandResult> {
  const { address } = invited
  const id = await invite(db, operator, invited, currentTime())
  return id === undefined
    ? { ok: false, problem: `${address} has an account already. “npm run people” lists everyone.` }
    : {
        ok: true,
        told: [
          `The running shop sends the invitation to ${address}. Its link holds for ${invitationDays} days.`,
        ],
      }
}

export function runPeopleCommand(db: Database, command: PeopleCommand): Promise<PeopleCommandResult> {
  if (command.name === 'list') return list(db)
  return command.name === 'invite' ? inviteOne(db, command.invited) : reset(db, command.address)
}
