import { beforeEach, expect, it, test, vi } from 'vitest'
import { createTicket } from '@/lib/content/forms/seal'
import { mostAttempts, sendDueMessages } from '@/lib/content/forms/send-messages'
import { type Submission, submitForm } from '@/lib/content/forms/submit'
import {
  confirmSubscription,
  confirmToken,
  pruneSubscriptions,
  subscribe,
} from '@/lib/content/forms/subscribe'
import { formFiles, formSubmissions, newsletterSubscriptions } from '@/lib/content/forms/tables'
import { networkLimits, subjectLimits } from '@/lib/platform/limits'
import { attempts } from '@/lib/platform/limits/tables'
import { localPost } from '@/lib/platform/mail/local'
import type { Mail, NewsletterBody, PostService } from '@/lib/platform/mail/service'
import { localMailbox } from '@/lib/platform/mail/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { shopConfigurations } from '@/lib/platform/shop-configuration/tables'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import type { FormDefinition } from '@/schemas/api/form'
import { describeOnDatabases } from '../../../fixtures/databases'
import { wholePng } from '../../../fixtures/sent-files'

const newsletter: FormDefinition = {
  kind: 'newsletter',
  locale: 'fr-ch',
  uid: 'n',
  title: 'Lettre',
  source: 'home',
  submit: 'S’inscrire',
  success: 'Merci',
  fields: [
    { name: 'email', kind: 'email', label: 'E-mail', required: true },
    { name: 'firstName', kind: 'text', label: 'Prénom', required: false, personal: true },
    {
      name: 'salutation',
      kind: 'select',
      label: 'Civilité',
      required: false,
      options: [{ value: 'd', label: 'x' }],
    },
  ],
}
const custom: FormDefinition = {
  kind: 'custom',
  locale: 'de-de',
  uid: 'c',
  title: 'Frage\nan uns',
  recipient: 'service',
  submit: 'Ab',
  success: 'Da',
  fields: [
    { name: 'q0', kind: 'email', label: 'E-Mail', required: true },
    {
      name: 'q1',
      kind: 'radio',
      label: 'Thema',
      required: false,
      options: [{ value: 'o1', label: 'Kinderwagen' }],
    },
    { name: 'q2', kind: 'file', label: 'Bild', required: false, accept: ['png'] },
  ],
}
const start = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

const from = (name: string) => [{ name, isShared: false }]

const submission = (more: Partial<Submission> & { texts?: Record<string, string> } = {}): Submission => {
  const { texts = { email: 'anna@example.com' }, now = start, ...rest } = more
  return {
    definition: newsletter,
    ticket: createTicket(now - 5_000),
    path: '/ch-fr/',
    bait: '',
    client: from('192.0.2.1'),
    sent: { texts, files: {} },
    now,
    ...rest,
  }
}

describeOnDatabases('A form', (getDb) => {
  beforeEach(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    for (const table of [newsletterSubscriptions, formSubmissions, attempts, outbox, localMailbox])
      await getDb().delete(table)
    return () => {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    }
  })

  const subscriptions = () => getDb().select().from(newsletterSubscriptions)
  const owed = async () => (await getDb().select().from(outbox)).map(({ kind }) => kind)
  const submit = (more?: Parameters<typeof submission>[0]) => submitForm(getDb(), submission(more))
  const sender = (service: PostService = localPost(getDb())) => ({
    db: getDb(),
    service,
    brand: 'baby' as const,
    baseUrl: 'https://shop.example',
    recipients: { service: 'service@shop.example' },
    isRemote: true,
  })

  it('keeps an address in lower case with the hash of its token, and owes one mail', async () => {
    expect(await submit({ texts: { email: 'Anna@Example.com', firstName: 'Anna' } })).toEqual({ ok: true })
    const [row] = await subscriptions()
    expect(row).toMatchObject({
      email: 'anna@example.com',
      locale: 'fr-ch',
      source: 'home',
      firstName: 'Anna',
      confirmedAt: null,
    })
    expect(row?.tokenHash).not.toContain(confirmToken(row ?? { id: 0 }))
    expect(await owed()).toEqual(['confirm'])
  })

  it('answers the same for a known address, and changes nothing but that no name is known', async () => {
    await submit({ texts: { email: 'anna@example.com', firstName: 'Anna' } })
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        submit({ texts: { email: 'anna@example.com', firstName: 'Eva' }, now: start + minute }),
      ),
    )
    expect(again).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await subscriptions()).toMatchObject([{ firstName: null }])
    expect(await owed()).toEqual(['confirm'])
  })

  it('mails an address no more often than that in a day', async () => {
    for (let time = 0; time < subjectLimits.newsletterMails.most + 3; time += 1)
      expect(await submit({ now: start + time * 20 * minute, client: from(`192.0.2.${time}`) })).toEqual({
        ok: true,
      })
    expect(await owed()).toHaveLength(subjectLimits.newsletterMails.most)
  })

  it.each([
    ['another', { firstName: 'Fremd' }, null],
    ['none', {}, null],
    ['the same', { firstName: 'Ada' }, 'Ada'],
  ])('greets by no name when a second request gives %s', async (_, second, firstName) => {
    const ask = (names: { firstName?: string }, now: number) =>
      subscribe(
        getDb(),
        { email: 'owner@example.com', locale: 'de-de', source: 'f', lastName: 'Lovelace', ...names },
        now,
      )
    await ask({ firstName: 'Ada' }, Date.UTC(2026, 10, 21))
    await ask(second, Date.UTC(2026, 10, 21, 0, 5))
    await ask(second, Date.UTC(2026, 10, 21, 1))
    expect(await subscriptions()).toMatchObject([{ firstName, lastName: 'Lovelace' }])
    await getDb().update(newsletterSubscriptions).set({ confirmedAt: new Date() })
    await ask({ firstName: 'Spät' }, Date.UTC(2026, 10, 21, 2))
    expect(await subscriptions()).toMatchObject([{ firstName }])
  })

  it('confirms by the link of its mail, once, and passes the subscription on', async () => {
    await submit({ texts: { email: 'anna@example.com', salutation: 'd' } })
    await sendDueMessages(sender())
    const [mail] = await getDb().select().from(localMailbox)
    expect(mail).toMatchObject({ kind: 'mail', recipient: 'anna@example.com' })
    // What is agreed to, that it can be taken back, and who sends it.
    expect(mail?.content).toMatch(/Vous autorisez ainsi \S.+ à vous envoyer/)
    expect(mail?.content).toContain('retirer cet accord')
    expect(mail?.content).toMatch(/-- \n.+, .+, CH-?\S* ?\d{4} |-- \n.+, .+, \d{4,5} /)
    const token = decodeURIComponent(
      /https:\/\/shop\.example\/ch-fr\/form\/confirm\/\?token=(\S+)/.exec(mail?.content ?? '')?.[1] ?? '',
    )
    expect(await confirmSubscription(getDb(), token)).toBe(true)
    expect(await confirmSubscription(getDb(), token)).toBe(true)
    expect(await owed()).toEqual(['confirm', 'subscribe'])
    await sendDueMessages(sender())
    const kept = await getDb().select().from(localMailbox)
    const body = JSON.parse(kept.find(({ kind }) => kind === 'subscription')?.content ?? '{}')
    expect(body).toEqual({
      name: 'newsletter',
      email: 'anna@example.com',
      source: 'home',
      shopId: 'fr-ch',
      firstName: '',
      lastName: '',
      salutation: 4,
    } satisfies NewsletterBody)
  })

  it('passes the subscription on under the shop id of its market, with names that are no links', async () => {
    await writeShopConfigurations(getDb(), [{ type: 'shop_configuration', locale: 'fr-ch', shopId: '1042' }])
    await submit({ texts: { email: 'anna@example.com' } })
    await getDb()
      .update(newsletterSubscriptions)
      .set({ firstName: 'www.evil.example', lastName: 'Dr. Meyer' })
    await sendDueMessages(sender())
    const [mail] = await getDb().select().from(localMailbox)
    expect(mail?.content).not.toMatch(/evil\.|Meyer/)
    await confirmSubscription(getDb(), /token=(\S+)/.exec(mail?.content ?? '')?.[1] ?? '')
    await sendDueMessages(sender())
    const kept = await getDb().select().from(localMailbox)
    const body = JSON.parse(kept.find(({ kind }) => kind === 'subscription')?.content ?? '{}')
    await getDb().delete(shopConfigurations)
    expect(body).toMatchObject({ shopId: '1042', firstName: 'www. evil. example', lastName: 'Dr. Meyer' })
  })

  test.each(['', 'x', '1.x', '1.\u2028', '9'.repeat(5_000)])('confirms nothing by %j', async (token) => {
    await submit()
    expect(await confirmSubscription(getDb(), token)).toBe(false)
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
  })

  it('forgets after seven days who did not confirm', async () => {
    await submit()
    await pruneSubscriptions(getDb(), new Date(start + 7 * 86_400_000))
    expect(await subscriptions()).toHaveLength(1)
    await pruneSubscriptions(getDb(), new Date(start + 7 * 86_400_000 + 1))
    expect(await subscriptions()).toHaveLength(0)
  })

  test.each<[string, Partial<Submission>, unknown]>([
    ['without a ticket', { ticket: '' }, { key: 'missing' }],
    ['at once', { ticket: 'now' }, { key: 'tooSoon' }],
    ['after two days', { ticket: 'old' }, { key: 'expired' }],
  ])('is refused %s and keeps nothing', async (_, more, error) => {
    const tickets: Record<string, string> = {
      now: createTicket(start),
      old: createTicket(start - 2 * 86_400_000),
    }
    expect(await submit({ ticket: tickets[more.ticket ?? ''] ?? '' })).toEqual({ ok: false, error })
    expect(await subscriptions()).toHaveLength(0)
  })

  it('says what is wrong before it asks who sends it', async () => {
    expect(await submit({ texts: {}, ticket: '' })).toEqual({
      ok: false,
      error: { key: 'fields', fields: { email: { key: 'required' } } },
    })
  })

  it('that a program filled in is answered like any other and goes nowhere', async () => {
    expect(await submit({ bait: 'https://spam.example' })).toEqual({ ok: true })
    expect(await subscriptions()).toHaveLength(0)
    expect(await owed()).toEqual([])
  })

  it('is refused when its network has sent too many in the hour, and taken in the next', async () => {
    for (let time = 0; time < networkLimits.forms.perHour; time += 1)
      await submit({ texts: { email: `a${time}@example.com` } })
    expect(await submit()).toEqual({ ok: false, error: { key: 'tooMany' } })
    expect(await submit({ client: from('192.0.2.2') })).toEqual({ ok: true })
    expect(await submit({ now: start + 60 * minute })).toEqual({ ok: true })
  })

  it('with answers and a file is kept once for its ticket, and sent to its recipient', async () => {
    const png = Buffer.concat([wholePng(), Buffer.from('<script>evil')])
    const ticket = createTicket(start - 5_000)
    const sent = {
      texts: { q0: 'anna@example.com', q1: 'o1' },
      files: { q2: { name: 'a.hta', content: png } },
    }
    const all = await Promise.all([1, 2].map(() => submit({ definition: custom, ticket, sent })))
    expect(all).toEqual([{ ok: true }, { ok: true }])
    expect(await getDb().select().from(formSubmissions)).toMatchObject([
      {
        recipient: 'service',
        answers: [
          { label: 'E-Mail', value: 'anna@example.com' },
          { label: 'Thema', value: 'Kinderwagen' },
        ],
      },
    ])
    const files = await getDb().select().from(formFiles)
    expect(files).toMatchObject([{ name: 'a.png', type: 'image/png' }])
    expect(files[0]?.content.includes('evil')).toBe(false)
    const mails: Mail[] = []
    await sendDueMessages(
      sender({ ...localPost(getDb()), sendMail: async (_, mail) => void mails.push(mail) }),
    )
    expect(mails).toMatchObject([
      {
        to: 'service@shop.example',
        subject: 'Frage an uns · Nestling',
        replyTo: 'anna@example.com',
        attachments: [{ name: 'a.png' }],
      },
    ])
  })

  it('for a recipient that nobody has named goes to the seller', async () => {
    const definition = { ...custom, recipient: 'garden' }
    const sent = { texts: { q0: 'anna@example.com', q1: 'o1' }, files: {} }
    expect(await submit({ definition, sent })).toEqual({ ok: true })
    const mails: Mail[] = []
    await sendDueMessages(
      sender({ ...localPost(getDb()), sendMail: async (_, mail) => void mails.push(mail) }),
    )
    expect(mails.map(({ to }) => to)).toEqual([usualSeller('de-de').email])
  })

  it('whose picture is broken says so at its field, and keeps nothing', async () => {
    const content = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')])
    const sent = { texts: { q0: 'anna@example.com', q1: 'o1' }, files: { q2: { name: 'a.html', content } } }
    expect(await submit({ definition: custom, sent })).toEqual({
      ok: false,
      error: { key: 'fields', fields: { q2: { key: 'fileBroken' } } },
    })
    expect(await getDb().select().from(formSubmissions)).toEqual([])
  })

  it('is sent again until it is taken, and given up after a bound', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await submit()
    let calls = 0
    const failing = sender({
      ...localPost(getDb()),
      sendMail: async () => {
        calls += 1
        throw new Error('no answer')
      },
    })
    for (let round = 0; round < mostAttempts + 3; round += 1) {
      await getDb()
        .update(outbox)
        .set({ nextAttemptAt: new Date(0) })
      await sendDueMessages(failing)
    }
    expect(calls).toBe(mostAttempts)
    expect(await getDb().select().from(outbox)).toMatchObject([{ attempts: mostAttempts, deliveredAt: null }])
    expect((await getDb().select().from(outbox))[0]?.failedAt).not.toBeNull()
  })

  it('waits before the next attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await submit()
    const failing = sender({ ...localPost(getDb()), sendMail: () => Promise.reject(new Error('no')) })
    expect(await sendDueMessages(failing)).toEqual({ sent: 0, failed: 1 })
    expect(await sendDueMessages(failing)).toEqual({ sent: 0, failed: 0 })
  })
})
