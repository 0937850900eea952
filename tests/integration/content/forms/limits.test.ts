import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerForm } from '@/lib/content/forms/answer-form'
import { formParts } from '@/lib/content/forms/parts'
import { createTicket, sealDefinition } from '@/lib/content/forms/seal'
import { sendDueMessages } from '@/lib/content/forms/send-messages'
import { pruneFiles, submitForm } from '@/lib/content/forms/submit'
import { formDrafts, formFiles, formSubmissions } from '@/lib/content/forms/tables'
import { isWithinLimit, type Limit, networkLimits } from '@/lib/platform/limits'
import { attempts } from '@/lib/platform/limits/tables'
import { localPost } from '@/lib/platform/mail/local'
import { localMailbox } from '@/lib/platform/mail/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import type { FormDefinition } from '@/schemas/api/form'
import { describeOnDatabases } from '../../../fixtures/databases'
import { wholePng } from '../../../fixtures/sent-files'

const definition: FormDefinition = {
  kind: 'contact',
  locale: 'fr-ch',
  uid: 'c',
  title: 'Question',
  recipient: 'service',
  submit: 'Envoyer',
  success: 'Merci',
  fields: [
    { name: 'text', kind: 'longtext', label: 'Texte', required: true, longest: 20_000 },
    { name: 'file', kind: 'file', label: 'Photo', required: false, accept: ['png'] },
  ],
}
const start = Date.UTC(2026, 10, 21, 12)
const from = (name: string) => [{ name, isShared: false }]

describeOnDatabases('What forms have the shop keep', (getDb) => {
  beforeEach(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    for (const table of [formSubmissions, formDrafts, attempts, outbox, localMailbox])
      await getDb().delete(table)
    return () => {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    }
  })

  const submit = (network: string, text: string, bytes?: number) =>
    submitForm(getDb(), {
      definition,
      ticket: createTicket(start - 5_000),
      path: '/ch-fr/',
      bait: '',
      client: from(network),
      sent: {
        texts: { text },
        files: bytes === undefined ? {} : { file: { name: 'a.png', content: wholePng(bytes) } },
      },
      now: start,
    })
  const refused = { ok: false, error: { key: 'tooMany' } }
  const files = () => getDb().select({ id: formFiles.id }).from(formFiles)
  const send = (isRemote: boolean, sendMail = async () => {}) =>
    sendDueMessages({
      db: getDb(),
      service: { ...localPost(getDb()), sendMail },
      brand: 'baby',
      baseUrl: 'https://shop.example',
      recipients: { service: 'service@shop.example' },
      isRemote,
    })

  /** Leaves a network so many kilobytes in this hour. */
  const leave = (network: string, limit: Limit, left: number) =>
    isWithinLimit(getDb(), from(network), limit, { now: start, amount: limit.perHour - left })

  it('is bounded by the kilobytes of texts of a network', async () => {
    await leave('a', networkLimits.formTexts, 15)
    expect(await submit('a', 'x'.repeat(10_000))).toEqual({ ok: true })
    expect(await submit('a', 'x'.repeat(10_000))).toEqual(refused)
    expect(await submit('b', 'x'.repeat(10_000))).toEqual({ ok: true })
    expect(await getDb().select().from(formSubmissions)).toHaveLength(2)
  })

  it('is bounded by the kilobytes of files of a network', async () => {
    await leave('a', networkLimits.formFiles, 15)
    expect(await submit('a', 'x', 10_000)).toEqual({ ok: true })
    expect(await submit('a', 'x', 10_000)).toEqual(refused)
    expect(await submit('a', 'x')).toEqual({ ok: true })
    expect(await submit('b', 'x', 10_000)).toEqual({ ok: true })
    expect(await files()).toHaveLength(2)
  })

  describe('without JavaScript', () => {
    const post = (network: string, text: string) => {
      const data = new FormData()
      data.set(formParts.form, sealDefinition(definition))
      data.set(formParts.ticket, '')
      data.set(formParts.path, '/ch-fr/contact/')
      data.set('text', text)
      return answerForm({
        db: getDb(),
        brand: 'baby',
        data,
        client: from(network),
        now: start,
        wantsJson: false,
      })
    }

    it('is bounded in drafts as well, with an answer in the language of the form', async () => {
      const text = 'x'.repeat(9_000)
      const statuses: number[] = []
      let last = await post('a', text)
      for (let time = 0; time < 120 && last.status === 303; time += 1) {
        statuses.push(last.status)
        last = await post('a', text)
      }
      expect(statuses.length).toBeLessThanOrEqual(100)
      expect(last.status).toBe(429)
      expect(last.headers.get('retry-after')).toBe('3600')
      expect(await last.json()).toMatchObject({ detail: expect.stringContaining('dans une heure') })
      expect(await getDb().select().from(formDrafts)).toHaveLength(statuses.length)
      expect((await post('b', text)).status).toBe(303)
    })
  })

  it('loses its files in the moment in which their mail is recorded as sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await submit('a', 'x', 1_024)
    expect(await send(true, () => Promise.reject(new Error('no answer')))).toEqual({ sent: 0, failed: 1 })
    expect(await files()).toHaveLength(1)
    await getDb()
      .update(outbox)
      .set({ nextAttemptAt: new Date(0) })
    expect(await send(true)).toEqual({ sent: 1, failed: 0 })
    expect(await files()).toHaveLength(0)
    expect(await getDb().select().from(formSubmissions)).toHaveLength(1)
  })

  it('keeps files without a mail service, and for a month at most', async () => {
    await submit('a', 'x', 1_024)
    expect(await send(false)).toEqual({ sent: 1, failed: 0 })
    const month = 30 * 86_400_000
    await pruneFiles(getDb(), new Date(Date.now() + month - 60_000))
    expect(await files()).toHaveLength(1)
    await pruneFiles(getDb(), new Date(Date.now() + month + 60_000))
    expect(await files()).toHaveLength(0)
  })
})
