import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { sendDueMessages } from '@/lib/content/forms/send-messages'
import { formFiles, formSubmissions } from '@/lib/content/forms/tables'
import type { MailTarget } from '@/lib/platform/config/mail'
import { httpMail, httpNewsletter } from '@/lib/platform/mail/http'
import { localPost } from '@/lib/platform/mail/local'
import { pruneMailFiles } from '@/lib/platform/mail/mail-files'
import { type Mail, MessageRefused, type NewsletterBody, type PostService } from '@/lib/platform/mail/service'
import { smtpMail } from '@/lib/platform/mail/smtp'
import { localMailbox } from '@/lib/platform/mail/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { serve } from '../../../fixtures/http-server'
import { login, type MailServer, openMailServer } from '../../../fixtures/mail-server'
import { headerText, readMail } from '../../../fixtures/read-mail'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(200).keys()])
const mail: Mail = {
  to: 'service@shop.example',
  subject: 'Rückgabe: größerer Schlafsack für Zoë – 70 cm',
  text: 'Grüße aus Zürich,\n\n.\nein Punkt allein und eine Zeile, die länger ist als alles, was eine Mail in einer Zeile tragen darf.',
  replyTo: 'anna@example.com',
  attachments: [{ name: 'Größe 70 – Zoë.png', type: 'image/png', content: png }],
}
const body: NewsletterBody = {
  name: 'newsletter',
  email: 'a@example.com',
  source: 's',
  shopId: 'de-de',
  firstName: 'A',
  lastName: 'B',
  salutation: 2,
}

type Target = Extract<MailTarget, { kind: 'smtp' }>
const target = (server: MailServer, more: Partial<Target> = {}): Target => ({
  kind: 'smtp',
  host: '127.0.0.1',
  port: server.port,
  secure: false,
  login,
  from: { name: 'Nestling für Eltern', address: 'shop@nestling.example' },
  ...more,
})

const servers: { close: () => Promise<void> }[] = []
const opened = async <Server extends { close: () => Promise<void> }>(opening: Promise<Server>) => {
  const server = await opening
  servers.push(server)
  return server
}
afterEach(async () => {
  for (const { close } of servers.splice(0)) await close()
  vi.restoreAllMocks()
})

/** A mail as its recipient sees it, with the id that identifies a repeated delivery. */
type Got = { id: string; to: string; subject: string; text: string; html: string; files: string[] }

describeOnDatabases('Every way of sending mails', (getDb) => {
  beforeEach(async () => void (await getDb().delete(localMailbox)))

  type Way = { sendMail: PostService['sendMail']; got: () => Promise<Got[]> }
  const ways = {
    async 'the local mailbox'(): Promise<Way> {
      const read = async () =>
        (await getDb().select().from(localMailbox)).map(({ key, recipient, subject, content, html }) => {
          const lines = content.split('\n')
          const files = lines.filter((line) => /^\[.*\]$/.test(line)).map((line) => line.slice(1, -1))
          const text = lines.filter((line) => !/^\[.*\]$/.test(line)).join('\n')
          return { id: key, to: recipient, subject, text, html: html ?? '', files }
        })
      return { sendMail: localPost(getDb()).sendMail, got: read }
    },
    async 'a gateway'(): Promise<Way> {
      const got: Got[] = []
      const gateway = await opened(
        serve(async (request) => {
          const { to, subject, text, html = '', attachments } = (await request.json()) as Mail
          const files = (attachments ?? []).map(({ name }) => name)
          got.push({ id: request.headers.get('idempotency-key') ?? '', to, subject, text, html, files })
          return new Response(null, { status: 202 })
        }),
      )
      return { sendMail: httpMail({ url: `${gateway.origin}/send` }), got: async () => got }
    },
    async 'a mail server'(): Promise<Way> {
      const server = await opened(openMailServer())
      const read = async () =>
        server.mails.map(({ headers, text, html, attachments, envelope }) => ({
          id: headers['message-id'] ?? '',
          to: envelope.to.join(),
          subject: headerText(headers.subject ?? ''),
          text: text.trimEnd(),
          html: html.trimEnd(),
          files: attachments.map(({ name }) => name),
        }))
      return { sendMail: smtpMail(target(server)), got: read }
    },
  }
  const names = Object.keys(ways) as (keyof typeof ways)[]
  const plain: Mail = { to: 'a@example.com', subject: 'Hallo', text: 'Text' }
  const cases: [string, Mail][] = [
    ['with umlauts and a file', mail],
    ['with nothing but a text', plain],
    ['with a document beside the text', { ...plain, html: '<p>Größe <b>70</b> – 14,99&nbsp;€</p>' }],
    ['with a document and a file', { ...mail, html: '<p>Grüße</p>' }],
    [
      'with two files',
      { ...plain, attachments: [1, 2].map((n) => ({ name: `${n}.png`, type: 'image/png', content: png })) },
    ],
  ]
  const table = names.flatMap((way) => cases.map(([kind, given]) => [way, kind, given] as const))

  it.each(table)('%s gets a mail %s as it was sent', async (way, _, given) => {
    const { sendMail, got } = await ways[way]()
    await sendMail('answers-7', given)
    const { to, subject, text, html = '', attachments = [] } = given
    expect(await got()).toMatchObject([
      { to, subject, text, html, files: attachments.map(({ name }) => name) },
    ])
  })

  it.each(names)('%s can know a mail that comes twice, and two mails apart', async (way) => {
    const { sendMail, got } = await ways[way]()
    await sendMail('answers-7', mail)
    await sendMail('answers-7', mail)
    await sendMail('answers-8', mail)
    expect(new Set((await got()).map(({ id }) => id)).size).toBe(2)
  })
})

const sender = (
  db: ReturnType<Parameters<Parameters<typeof describeOnDatabases>[1]>[0]>,
  server: Target,
) => ({
  db,
  service: { ...localPost(db), sendMail: smtpMail(server) },
  brand: 'baby' as const,
  baseUrl: 'https://shop.example',
  recipients: { service: 'service@shop.example' },
  isRemote: true,
})

describeOnDatabases('The outbox and a mail server', (getDb) => {
  beforeEach(async () => {
    for (const table of [outbox, formFiles, formSubmissions]) await getDb().delete(table)
    const [row] = await getDb()
      .insert(formSubmissions)
      .values({
        ticket: 't',
        kind: 'custom',
        locale: 'de-de',
        path: '/de/service/reklamation/',
        title: 'Reklamation über Größe 70',
        recipient: 'service',
        answers: [{ label: 'Was ist passiert?', value: 'Das Rad läuft nicht rund.' }],
        replyTo: 'anna@example.com',
      })
      .returning({ id: formSubmissions.id })
    const submissionId = row?.id ?? 0
    await getDb()
      .insert(formFiles)
      .values({ submissionId, label: 'Bild', name: 'größe.png', type: 'image/png', content: png })
    await getDb()
      .insert(outbox)
      .values({ kind: 'answers', payload: { subject: submissionId } })
  })

  const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const makeDue = () =>
    getDb()
      .update(outbox)
      .set({ nextAttemptAt: new Date(0) })
  const row = async () => (await getDb().select().from(outbox))[0]

  it('deliver answers with their file, over TLS, with a login, and leave no connection open', async () => {
    const server = await opened(openMailServer())
    expect(await sendDueMessages(sender(getDb(), target(server)))).toEqual({ sent: 1, failed: 0 })
    const [got] = server.mails
    expect(got).toMatchObject({
      secure: true,
      user: login.user,
      envelope: { from: 'shop@nestling.example', to: ['service@shop.example'] },
    })
    expect(headerText(got?.headers.from ?? '')).toBe('Nestling für Eltern <shop@nestling.example>')
    expect(got?.headers).toMatchObject({ 'reply-to': 'anna@example.com', 'auto-submitted': 'auto-generated' })
    expect(headerText(got?.headers.subject ?? '')).toBe('Reklamation über Größe 70 · Nestling')
    expect(got?.text).toContain('Das Rad läuft nicht rund.')
    expect(got?.attachments).toEqual([{ name: 'größe.png', type: 'image/png', content: png }])
    await vi.waitUntil(() => server.open() === 0)
    expect((await row())?.deliveredAt).not.toBeNull()
  })

  it.each<[string, { step: 'auth' | 'mail' | 'rcpt' | 'data'; code: number; words: string }, boolean]>([
    ['an unknown recipient is given up', { step: 'rcpt', code: 550, words: '5.1.1 no such user' }, true],
    ['a refused content is given up', { step: 'data', code: 554, words: '5.7.1 spam' }, true],
    ['a busy recipient is tried again', { step: 'rcpt', code: 450, words: '4.2.1 busy' }, false],
    ['a busy server is tried again', { step: 'data', code: 451, words: 'later' }, false],
    ['a lost session is tried again', { step: 'rcpt', code: 503, words: 'bad sequence' }, false],
    ['a refused login is tried again', { step: 'auth', code: 535, words: '5.7.8 no' }, false],
    ['a refused sender is tried again', { step: 'mail', code: 550, words: '5.1.8 who?' }, false],
    ['refused relaying is tried again', { step: 'rcpt', code: 554, words: '5.7.1 relay denied' }, false],
  ])('%s', async (_, { step, code, words }, isFinal) => {
    const errors = logged()
    let refusing = true
    const server = await opened(
      openMailServer({
        refuse: (at, to) => (refusing && at === step ? { code, words: `${words} <${to}>` } : undefined),
      }),
    )
    const due = sender(getDb(), target(server))
    expect(await sendDueMessages(due)).toEqual({ sent: 0, failed: 1 })
    expect(await row()).toMatchObject({ attempts: 1, deliveredAt: null })
    expect((await row())?.failedAt !== null).toBe(isFinal)
    const log = errors.mock.calls.flat().map(String).join('\n')
    expect(log).toContain(String(code))
    for (const secret of [login.password, login.user, 'service@shop.example', 'anna@example.com'])
      expect(log).not.toContain(secret)

    refusing = false
    await makeDue()
    expect(await sendDueMessages(due)).toEqual({ sent: isFinal ? 0 : 1, failed: 0 })
  })

  it('a mail whose answer got lost is sent again under the same id', async () => {
    logged()
    let dropping = true
    const server = await opened(openMailServer({ drops: () => dropping }))
    const due = sender(getDb(), target(server))
    expect(await sendDueMessages(due)).toEqual({ sent: 0, failed: 1 })
    dropping = false
    await makeDue()
    expect(await sendDueMessages(due)).toEqual({ sent: 1, failed: 0 })
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(1)
  })

  it('a server that is not there is tried again, and its login stays out of the log', async () => {
    const errors = logged()
    const server = await openMailServer()
    await server.close()
    expect(await sendDueMessages(sender(getDb(), target(server)))).toEqual({ sent: 0, failed: 1 })
    expect(await row()).toMatchObject({ attempts: 1, failedAt: null })
    expect(errors.mock.calls.flat().map(String).join()).not.toContain(login.password)
  })
})

// An address of this machine that counts as one elsewhere
const elsewhere = '0.0.0.0'

test('a server elsewhere gets neither login nor mail without TLS', async () => {
  const server = await opened(openMailServer({ tls: false }))
  await expect(smtpMail(target(server, { host: elsewhere }))('k', mail)).rejects.toThrow('STARTTLS')
  expect(server.mails).toEqual([])
})

test('a server elsewhere gets neither login nor mail under a self-signed certificate', async () => {
  const server = await opened(openMailServer())
  await expect(smtpMail(target(server, { host: elsewhere }))('k', mail)).rejects.toThrow(/certificate/i)
  expect(server.mails).toEqual([])
})

test('a server on this machine needs no TLS', async () => {
  const server = await opened(openMailServer({ tls: false }))
  await smtpMail(target(server))('k', mail)
  expect(server.mails).toMatchObject([{ secure: false, user: login.user }])
})

/** A mail server that takes everything, and the lines that it was told. */
async function openListener() {
  const lines: string[] = []
  const server = createServer((socket) => {
    let isText = false
    socket.write('220 listener\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line)
      if (isText && line !== '.') return
      const answers: Record<string, string> = { EHLO: '250-listener\r\n250 SMTPUTF8', DATA: '354 go on' }
      const [verb = ''] = line.split(' ')
      isText = verb === 'DATA'
      socket.write(`${answers[verb] ?? '250 well'}\r\n`)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    ...{ lines, port: (server.address() as AddressInfo).port },
    close: async () => void server.close(),
  }
}

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['a.b@example.org', 'a.b@example.org'],
])('a mail to %s goes to %s, which servers take without an extension', async (to, recipient) => {
  const { lines, port } = await opened(openListener())
  const server = { ...target({ port } as MailServer), login: undefined }
  await smtpMail(server)('k', { ...mail, to, replyTo: to })
  expect(lines.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<shop@nestling.example>',
    `RCPT TO:<${recipient}>`,
  ])
  expect(lines).toContain(`To: ${recipient}`)
  expect(lines).toContain(`Reply-To: ${recipient}`)
})

test('a login that the server does not ask for is a failure, and no mail without it', async () => {
  const server = await opened(openMailServer())
  const wrong = smtpMail(target(server, { login: { user: 'x', password: 'secret' } }))
  await expect(wrong('k', mail)).rejects.toThrow('535')
  await expect(wrong('k', mail)).rejects.not.toThrow('secret')
  expect(server.mails).toEqual([])
})

const smuggled = 'x\r\nBcc: evil@example.com\r\n\r\nBody\n\u0000\u2028'
const oneLine = 'x Bcc: evil@example.com Body'
test.each<[string, Partial<Mail>, { subject?: string; replyTo?: string }]>([
  ['subject', { subject: smuggled }, { subject: oneLine }],
  ['reply address', { replyTo: `anna@example.com${smuggled}` }, { replyTo: '' }],
  ['reply address, as a list', { replyTo: 'a@example.com, evil@example.com' }, { replyTo: '' }],
  ['name of a file', { attachments: [{ name: smuggled, type: 'image/png', content: png }] }, {}],
])('a line break in the %s makes no header and no second recipient', async (_, more, wanted) => {
  const server = await opened(openMailServer())
  await smtpMail(target(server))('k', { ...mail, ...more })
  const [got] = server.mails
  expect(got?.envelope.to).toEqual([mail.to])
  expect(got?.headers.to).toBe(mail.to)
  expect(headerText(got?.headers.subject ?? '')).toBe(wanted.subject ?? mail.subject)
  expect(got?.headers['reply-to'] ?? '').toBe(wanted.replyTo ?? mail.replyTo)
  expect(got?.headers).not.toHaveProperty('bcc')
  expect(got?.raw).not.toMatch(/^Bcc:/im)
  expect(got?.text.trimEnd()).toBe(mail.text)
  expect(got?.attachments.map(({ content }) => content)).toEqual([png])
})

test.each(['service@shop.example, evil@example.com', `service@shop.example${smuggled}`, ''])(
  'a mail to %j goes nowhere and is given up',
  async (to) => {
    const server = await opened(openMailServer())
    await expect(smtpMail(target(server))('k', { ...mail, to })).rejects.toBeInstanceOf(MessageRefused)
    expect(server.mails).toEqual([])
  },
)

test('a line break in the name of the sender makes no header', async () => {
  const server = await opened(openMailServer())
  const from = { name: smuggled, address: 'shop@nestling.example' }
  await smtpMail(target(server, { from }))('k', mail)
  expect(server.mails[0]?.raw).not.toMatch(/^Bcc:/m)
  expect(server.mails[0]?.headers).not.toHaveProperty('bcc')
})

test('the services get their messages as JSON with the key of each', async () => {
  const calls: [string, RequestInit][] = []
  const fetch = (async (url: string, init: RequestInit) => {
    calls.push([url, init])
    return new Response(null, { status: 202 })
  }) as typeof globalThis.fetch
  const plain: Mail = { to: 'a@example.com', subject: 'Hallo', text: 'Text' }
  await httpMail({ url: 'https://mail.example/send', token: 'geheim', fetch })('confirm-1', plain)
  const newsletter = httpNewsletter({ url: 'https://news.example/', fetch })
  const end = { name: 'newsletter', email: 'a@example.com', shopId: 'de-de' } as const
  await newsletter.subscribe('subscribe-1', body)
  await newsletter.unsubscribe('unsubscribe-1', end)
  expect(calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'POST https://mail.example/send',
    'POST https://news.example/',
    'DELETE https://news.example/',
  ])
  expect(calls[0]?.[1].headers).toMatchObject({
    authorization: 'Bearer geheim',
    'idempotency-key': 'confirm-1',
  })
  expect(calls.map(([, init]) => JSON.parse(String(init.body)))).toEqual([
    { ...plain, attachments: [] },
    body,
    end,
  ])
})

test.each([400, 429, 500, 302])('a service that answers %i has not taken the message', async (status) => {
  const fetch = async () => new Response(null, { status })
  await expect(httpMail({ url: 'https://mail.example/', fetch })('k', mail)).rejects.toThrow(String(status))
})

describeOnDatabases('The local mailbox', (getDb) => {
  it('keeps a message that comes twice once', async () => {
    const service = localPost(getDb())
    await service.sendMail('k', mail)
    await service.sendMail('k', mail)
    await service.subscribe('n', body)
    expect((await getDb().select().from(localMailbox)).map(({ key }) => key).sort()).toEqual(['k', 'n'])
  })

  describe('beside a data folder', () => {
    let folder: string
    beforeEach(async () => {
      await getDb().delete(localMailbox)
      folder = await mkdtemp(join(tmpdir(), 'nestling-test-mails-'))
    })
    afterEach(() => rm(folder, { recursive: true }))
    const files = () => readdir(join(folder, 'mails'))

    it('writes each mail once, as a file that a mail program opens and its owner alone can read', async () => {
      const service = localPost(getDb(), folder)
      const html = '<p>Grüße aus Zürich</p>'
      await service.sendMail('order-7/../x', { ...mail, html })
      await service.sendMail('order-7/../x', { ...mail, html })
      const [name = '', ...others] = await files()
      expect(others).toEqual([])
      expect(name).toMatch(/^\d{8}T\d{6}Z-order-7_\.\._x\.eml$/)
      const path = join(folder, 'mails', name)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      const read = readMail(await readFile(path))
      expect(headerText(read.headers.subject ?? '')).toBe(mail.subject)
      expect(read.headers.to).toBe(mail.to)
      expect(read.text.trimEnd()).toBe(mail.text)
      expect(read.html.trimEnd()).toBe(html)
      expect(read.attachments.map(({ content }) => content)).toEqual([png])
    })

    it('keeps a mail whose file cannot be written, and logs it', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await writeFile(join(folder, 'mails'), 'no folder')
      await localPost(getDb(), folder).sendMail('k', mail)
      expect(await getDb().select().from(localMailbox)).toHaveLength(1)
      expect(log).toHaveBeenCalledOnce()
    })

    it('loses its files after a month, and nothing else of the folder', async () => {
      const now = new Date('2026-11-23T12:00:00Z')
      await localPost(getDb(), folder).sendMail('new', mail)
      const [fresh = ''] = await files()
      for (const name of ['20261023T115959Z-old.eml', '20261025T000000Z-kept.eml', 'notes.txt'])
        await writeFile(join(folder, 'mails', name), '')
      await pruneMailFiles(folder, now)
      expect((await files()).sort()).toEqual(['20261025T000000Z-kept.eml', fresh, 'notes.txt'].sort())
      await pruneMailFiles(join(folder, 'missing'), now)
    })
  })
})
