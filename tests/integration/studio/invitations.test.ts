import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { sendDueStudioMails } from '@/lib/studio/account-mails/send-due'
import { readPeopleCommand, runPeopleCommand } from '@/lib/studio/people/command'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import {
  acceptInvitation,
  findInvitation,
  invite,
  listInvitations,
  pruneInvitations,
  sendInvitationAgain,
  withdrawInvitation,
} from '@/lib/studio/people/invitations'
import { listChanges } from '@/lib/studio/people/list-changes'
import { isPasswordOfPerson } from '@/lib/studio/people/log-in'
import { changePerson, createPerson, listPeople, removePerson } from '@/lib/studio/people/manage-people'
import { makePasswordLink, setPasswordByLink } from '@/lib/studio/people/password-links'
import type { Person, Role } from '@/lib/studio/people/person'
import { studioChanges, studioInvitations, studioLinks, studioPeople } from '@/lib/studio/people/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const dayMs = 24 * 60 * 60 * 1_000
const now = new Date('2026-11-24T08:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * dayMs)
const password = 'Sieben-Apfelbaeume-am-Bach'
const anna = { name: 'Anna', address: 'Anna@example.com', role: 'editor', language: 'fr' } as const

type Mail = { to: string; subject: string; text: string; html?: string | undefined }

describeOnDatabases('invitations to the Studio', (getDb) => {
  let admin: Person

  const mails = async (at = now) => {
    const sent: Mail[] = []
    const service = { sendMail: async (_: string, mail: Mail) => void sent.push(mail) }
    const sender = {
      db: getDb(),
      service,
      brand: 'baby',
      baseUrl: 'https://shop.example',
      now: () => at,
    } as const
    await sendDueStudioMails(sender)
    return sent
  }
  const keyIn = (mail: Mail | undefined) =>
    /https:\/\/shop\.example\/studio\/login\/invitation\/\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const invited = async (given: { address?: string; role?: Role } = {}, by = admin) => {
    const id = await invite(getDb(), by, { ...anna, ...given }, now)
    if (id === undefined) throw new Error('The address is taken')
    const [mail] = await mails()
    return { id, key: keyIn(mail), mail }
  }
  const accept = (key: string, at = now) =>
    acceptInvitation(getDb(), { token: key, password, language: 'en', now: at })
  const added = async (name: string, role: Role) => {
    const made = await createPerson(getDb(), admin, {
      ...{ name, address: `${name}@example.com`, role, language: 'de' },
    })
    if (!made) throw new Error(name)
    return made.person
  }
  const changes = async () =>
    (await listChanges(getDb(), {})).changes.map(({ kind, personName, detail }) => [kind, personName, detail])

  beforeEach(async () => {
    await getDb().execute(sql`truncate studio_people, studio_invitations, studio_links, outbox cascade`)
    await getDb().delete(studioChanges)
    await createFirstPerson(getDb(), { address: 'chef@example.com', name: 'Chef', password })
    const [first] = await listPeople(getDb())
    if (!first) throw new Error('There is nobody')
    admin = first
  })

  it('come by mail in the chosen language, with the inviter, the role and the end', async () => {
    const { key, mail } = await invited()
    expect(key).not.toBe('')
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Invitation au Studio de Nestling' })
    expect(mail?.text).toContain('Bonjour Anna,')
    expect(mail?.text).toMatch(/Chef vous invite .* Votre rôle\u202f: Rédaction\./s)
    expect(mail?.text).toMatch(/valable jusqu’au 1 déc\. 2026/)
    expect(await mails()).toEqual([])
  })

  it('come in the language of the inviter where none was chosen', async () => {
    await invite(getDb(), admin, { ...anna, language: null }, now)
    expect((await mails())[0]?.subject).toBe('Einladung ins Studio von Nestling')
  })

  it('make an account with the password that its person sets, once', async () => {
    const { key } = await invited()
    const person = await accept(key)
    expect(person).toMatchObject({
      name: 'Anna',
      address: 'anna@example.com',
      role: 'editor',
      language: 'fr',
    })
    expect(await isPasswordOfPerson(getDb(), person?.id ?? '', password)).toBe(true)
    expect(await accept(key)).toBeUndefined()
    expect([await listInvitations(getDb()), await getDb().$count(studioLinks)]).toEqual([[], 0])
    expect(await listPeople(getDb())).toHaveLength(2)
  })

  it('make one account where two use the link at the same instant', async () => {
    const { key } = await invited()
    const used = await Promise.all([accept(key), accept(key)])
    expect(used.filter((one) => one !== undefined)).toHaveLength(1)
  })

  it('give the language of the browser where none was chosen', async () => {
    const id = await invite(getDb(), admin, { ...anna, language: null }, now)
    expect(id).toBeDefined()
    expect(await accept(keyIn((await mails())[0]))).toMatchObject({ language: 'en' })
  })

  it('keep no token that could be used, neither with the link nor in the message', async () => {
    const { key } = await invited()
    const dump = await getDb().execute(sql`
      select (select json_agg(l) from studio_links l)::text || (select json_agg(o) from outbox o)::text as all`)
    expect(dump[0]?.all).toContain('"invitation"')
    expect(dump[0]?.all).not.toContain(key)
    const [link] = await getDb().select().from(studioLinks)
    expect(await findInvitation(getDb(), link?.tokenHash ?? '', now)).toBeUndefined()
  })

  it('have a link in each mail that is tried again, and all of them work', async () => {
    await invite(getDb(), admin, anna, now)
    const refusing = { sendMail: async () => Promise.reject(new Error('away')) }
    const sender = { db: getDb(), brand: 'baby', baseUrl: 'https://shop.example', now: () => now } as const
    await sendDueStudioMails({ ...sender, service: refusing })
    await getDb().execute(sql`update outbox set next_attempt_at = now()`)
    expect(await accept(keyIn((await mails())[0]))).toMatchObject({ name: 'Anna' })
  })

  const ends: [string, (id: string) => Promise<unknown>][] = [
    ['was withdrawn', (id) => withdrawInvitation(getDb(), admin, id)],
    ['was sent again', (id) => sendInvitationAgain(getDb(), admin, id, now)],
    ['is replaced by another of the address', () => invite(getDb(), admin, { ...anna, role: 'admin' }, now)],
    ['is replaced by an account with a first password', () => createPerson(getDb(), admin, anna)],
  ]
  it.each(ends)('end when one %s', async (_, end) => {
    const { id, key } = await invited()
    expect(await findInvitation(getDb(), key, now)).toBeDefined()
    await end(id)
    expect(await findInvitation(getDb(), key, now)).toBeUndefined()
    expect(await accept(key)).toBeUndefined()
  })

  it('end after seven days, and their mails with them', async () => {
    const { key } = await invited()
    expect(await findInvitation(getDb(), key, later(6.99))).toBeDefined()
    expect([await findInvitation(getDb(), key, later(7)), await accept(key, later(7))]).toEqual([
      ...[undefined, undefined],
    ])
    await invite(getDb(), admin, { ...anna, address: 'spaet@example.com' }, now)
    expect(await mails(later(7))).toEqual([])
  })

  it('are listed until a month after their end, and are sent again for seven days', async () => {
    const { id } = await invited()
    await pruneInvitations(getDb(), later(36))
    expect(await listInvitations(getDb())).toMatchObject([{ id, address: 'anna@example.com' }])
    expect(await sendInvitationAgain(getDb(), admin, id, later(36))).toBe(true)
    expect(await accept(keyIn((await mails(later(37)))[0]), later(42.9))).toMatchObject({ name: 'Anna' })
    await invited({ address: 'b@example.com' })
    await pruneInvitations(getDb(), later(38))
    expect(await listInvitations(getDb())).toEqual([])
  })

  it('that were sent again send no mail of the earlier message', async () => {
    const id = await invite(getDb(), admin, anna, now)
    await sendInvitationAgain(getDb(), admin, id ?? '', now)
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['removed', (person: Person) => removePerson(getDb(), admin, person.id)],
    [
      'no administrator any more',
      (person: Person) => changePerson(getDb(), admin, person.id, { name: 'B', role: 'publisher' }),
    ],
  ])('end with an inviter who is %s, which the log says', async (_, act) => {
    const berta = await added('berta', 'admin')
    const { key } = await invited({ role: 'admin' }, berta)
    const own = await invited({ address: 'eva@example.com' })
    await act(berta)
    expect(await accept(key)).toBeUndefined()
    expect(await accept(own.key)).toBeDefined()
    expect(await changes()).toContainEqual([
      ...['invitation-withdrawn', 'Chef', { name: 'Anna', to: 'anna@example.com' }],
    ])
  })

  it('are refused for an address with an account, also where one is made meanwhile', async () => {
    expect(await invite(getDb(), admin, { ...anna, address: 'CHEF@example.com' }, now)).toBeUndefined()
    const { key } = await invited()
    await getDb()
      .insert(studioPeople)
      .values({ name: 'Anna', address: 'anna@example.com', role: 'editor', passwordHash: '' })
    expect(await accept(key)).toBeUndefined()
    expect(await mails()).toEqual([])
  })

  it('are one for an address, of two at once', async () => {
    await Promise.all([invite(getDb(), admin, anna, now), invite(getDb(), admin, anna, now)])
    expect(await getDb().$count(studioInvitations)).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  it('are not used by the link of a forgotten password, nor the other way round', async () => {
    const { key } = await invited()
    const other = await makePasswordLink(getDb(), admin.id, now)
    expect([await findInvitation(getDb(), other, now), await accept(other)]).toEqual([undefined, undefined])
    expect(await setPasswordByLink(getDb(), { token: key, password, now })).toBeUndefined()
    expect(await accept(key)).toBeDefined()
  })

  it.each([
    ['withdrawn', withdrawInvitation],
    [
      'sent again',
      (db: ReturnType<typeof getDb>, by: Person, id: string) => sendInvitationAgain(db, by, id, now),
    ],
  ])('that are gone are not %s', async (_, act) => {
    expect(await act(getDb(), admin, '00000000-0000-4000-8000-000000000000')).toBe(false)
    expect(await changes()).toEqual([])
  })

  it('are in the log, with who invited whom, and who withdrew and accepted', async () => {
    const { id } = await invited()
    await withdrawInvitation(getDb(), admin, id)
    await accept((await invited()).key)
    expect(await changes()).toEqual([
      ['invitation-accepted', 'Anna', { name: 'Anna', role: 'editor' }],
      ['person-invited', 'Chef', { name: 'Anna', role: 'editor', to: 'anna@example.com' }],
      ['invitation-withdrawn', 'Chef', { name: 'Anna', to: 'anna@example.com' }],
      ['person-invited', 'Chef', { name: 'Anna', role: 'editor', to: 'anna@example.com' }],
    ])
  })

  it('are sent from the command line, which lists them', async () => {
    const inviting = async (address: string) => {
      const command = readPeopleCommand([
        'invite',
        address,
        ' Anna B. ',
        '--role',
        'admin',
        '--language',
        'en',
      ])
      if (!command) throw new Error('no command')
      return runPeopleCommand(getDb(), command)
    }
    const result = await inviting('Anna@example.com')
    expect(result).toMatchObject({ ok: true, told: [expect.stringContaining('anna@example.com')] })
    const [mail] = await mails(new Date())
    expect(mail?.text).toMatch(/You are invited .*administrator/s)
    expect(await runPeopleCommand(getDb(), { name: 'list' })).toMatchObject({
      told: [
        'chef@example.com: Chef, admin, last here never',
        expect.stringMatching(/^anna@.*Anna B\., admin, invited until 20/),
      ],
    })
    const [change] = await getDb()
      .select()
      .from(studioChanges)
      .where(eq(studioChanges.kind, 'person-invited'))
    expect(change).toMatchObject({ personId: null, personName: 'npm run people' })
    expect(await inviting(admin.address)).toMatchObject({
      ...{ ok: false, problem: expect.stringContaining('has an account') },
    })
  })

  it.each([
    [['invite', 'a@example.com', 'Anna'], { role: 'editor', language: 'de' }],
    [
      ['invite', 'a@example.com', 'Anna', '--role', 'publisher', '--language', 'fr'],
      { role: 'publisher', language: 'fr' },
    ],
  ])('are named by the arguments %j', (args, more) => {
    expect(readPeopleCommand(args)).toEqual({
      ...{ name: 'invite', invited: { address: 'a@example.com', name: 'Anna', ...more } },
    })
  })

  it.each([
    [['invite']],
    [['invite', 'a@example.com']],
    [['invite', 'a@example.com', ' ']],
    [['invite', 'a@example.com', 'A', 'B']],
    [['invite', 'nowhere', 'Anna']],
    [['invite', 'a@example.com', 'Anna', '--role', 'owner']],
    [['invite', 'a@example.com', 'Anna', '--language', 'nl']],
    [['invite', 'a@example.com', 'x'.repeat(101)]],
    [['reset', 'a@example.com', '--role', 'admin']],
  ])('are not sent by the arguments %j', (args) => {
    expect(readPeopleCommand(args)).toBeUndefined()
  })
})
