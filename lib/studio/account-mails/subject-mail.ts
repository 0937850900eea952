import type { Database } from '@/lib/platform/db'
import { studioLinkPath } from '@/lib/platform/markets'
import {
  findInvitationById,
  findPerson,
  findPersonId,
  forgottenPath,
  makeInvitationLink,
  makePasswordLink,
  type StudioMailSubject,
} from '@/lib/studio/people'
import type { StudioMail } from './compose'

const hourMs = 60 * 60 * 1_000

type Given = { db: Database; baseUrl: string; now: Date }
export type Addressed = { to: string; mail: StudioMail }

async function invitationMail({ db, baseUrl, now }: Given, id: string): Promise<Addressed | undefined> {
  const invitation = await findInvitationById(db, id, now)
  if (!invitation) return undefined
  const { name, role, inviter, expiresAt: until } = invitation
  const token = await makeInvitationLink(db, invitation)
  const address = new URL(studioLinkPath('studioInvitation', token), baseUrl)
  const language = invitation.language ?? inviter?.language ?? 'de'
  return {
    to: invitation.address,
    mail: { kind: 'invitation', language, name, role, by: inviter?.name, until, address: address.href },
  }
}

type Forgotten = Extract<StudioMailSubject, { about: 'forgotten' }>

async function forgottenMail({ db, baseUrl, now }: Given, asked: Forgotten): Promise<Addressed | undefined> {
  const id = await findPersonId(db, asked.address)
  const person = id === undefined ? undefined : await findPerson(db, id)
  if (!person) return undefined
  const token = await makePasswordLink(db, person.id, now)
  const address = new URL(studioLinkPath('studioPassword', token), baseUrl)
  const until = new Date(now.getTime() + hourMs)
  return {
    to: person.address,
    mail: { kind: 'forgotten', language: person.language, name: person.name, until, address: address.href },
  }
}

/** The mail about a subject; undefined where there is nothing left to write of, or nobody to write to. */
export async function subjectMail(given: Given, subject: StudioMailSubject): Promise<Addressed | undefined> {
  if (subject.about === 'invitation') return invitationMail(given, subject.invitation)
  if (subject.about === 'forgotten') return forgottenMail(given, subject)
  const person = await findPerson(given.db, subject.person)
  if (!person) return undefined
  const { name, language } = person
  const address = new URL(forgottenPath, given.baseUrl).href
  return {
    to: person.address,
    mail: { kind: 'passwordSet', language, name, at: new Date(subject.at), address },
  }
}
