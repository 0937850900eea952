import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { Consultation } from '@/blocks/consultation/consultation'
import { consultationExamples } from '@/blocks/consultation/consultation.examples'
import { CustomForm } from '@/blocks/custom-form/custom-form'
import { customFormExamples } from '@/blocks/custom-form/custom-form.examples'
import { openDefinition } from '@/lib/content/forms/seal'
import { validate } from '@/lib/content/forms/validate'
import { consultationBlock, customFormBlock } from '@/schemas/blocks/custom-form'
import { expectInertForm } from '../../fixtures/forms'
import { hostileText } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

vi.mock('@/lib/storefront/screens/forms/islands', async () =>
  (await import('../../fixtures/forms')).formIsland(),
)

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  return () => vi.unstubAllEnvs()
})

const sealedIn = (html: string) => {
  const definition = openDefinition(/name="_form" value="([^"]*)"/.exec(html)?.[1] ?? '')
  if (!definition) throw new Error('The form carries no definition')
  return definition
}

describe('a form of an editor', () => {
  const render = (blok: Record<string, unknown>, code = 'de') =>
    renderBlock(customFormBlock, CustomForm, { headline: 'Frage', ...blok }, { market: testMarket(code) })
  const withFields = (...fields: Record<string, unknown>[]) => render({ fields })

  test.each([
    ['text', /<input(?=[^>]* type="text")(?=[^>]* name="q0")/],
    ['longtext', /<textarea[^>]* name="q0"/],
    ['email', /<input(?=[^>]* type="email")(?=[^>]* autoComplete="email")/],
    ['phone', /<input(?=[^>]* type="tel")(?=[^>]* autoComplete="tel")/],
    ['number', /<input(?=[^>]* inputMode="decimal")/],
    ['date', /<legend[^>]*>Feld.*Tag<.* name="q0-day".*Monat<.* name="q0-month".*Jahr<.* name="q0-year"/],
    ['select', /<select(?=[^>]* name="q0").*<option value="o1">B</],
    ['radio', /<input(?=[^>]* type="radio")(?=[^>]* value="o1")/],
    ['checkbox', /<input(?=[^>]* type="checkbox")(?=[^>]* value="yes")/],
    ['file', /<input(?=[^>]* type="file").*Datei auswählen<.*PDF, JPEG, PNG, WebP, höchstens 10 MB/],
  ])('has fields of the kind %s', async (kind, expected) => {
    const { html, left } = await withFields({ label: 'Feld', kind, choices: 'A\nB\n\nB' })
    expect(html).toMatch(expected)
    expect(left).toEqual([])
  })

  it('names its recipient by a key alone', async () => {
    const { html } = await render({ recipient: 'marketing', fields: [{ label: 'A' }] })
    expect(sealedIn(html).recipient).toBe('marketing')
    expect(
      sealedIn((await render({ recipient: 'a@evil.example', fields: [{ label: 'A' }] })).html).recipient,
    ).toBe('service')
  })

  it.each([
    { fields: [] },
    { fields: 'x' },
    { fields: [{ label: 'A', kind: 'radio', choices: 'nur eine' }] },
    { fields: Array.from({ length: 31 }, () => ({ label: 'A' })) },
    { fields: Array.from({ length: 3 }, () => ({ label: 'A', kind: 'file', megabytes: 9 })) },
    { fields: Array.from({ length: 21 }, () => ({ label: 'A', kind: 'file' })) },
    { headline: '', fields: [{ label: 'A' }] },
  ])('is refused with %j', async (broken) => {
    await expect(render(broken)).rejects.toThrow()
  })

  it.each([
    [[undefined], [10]],
    [
      [undefined, undefined],
      [10, 10],
    ],
    [
      [undefined, undefined, undefined],
      [6, 6, 6],
    ],
    [
      [8, undefined],
      [8, 10],
    ],
    [
      [8, 8, undefined],
      [8, 8, 4],
    ],
  ])('shares what may be sent between files of no given size: %j', async (sizes, expected) => {
    const fields = sizes.map((megabytes) => ({ label: 'A', kind: 'file', ...(megabytes && { megabytes }) }))
    const read = sealedIn((await render({ fields })).html).fields
    expect(read.map(({ megabytes }) => megabytes)).toEqual(expected)
  })

  it.each<[Record<string, unknown>, string, string | undefined]>([
    [{ kind: 'text', shortest: 4 }, 'ABC', 'tooShort'],
    [{ kind: 'text', shortest: '4' }, 'ABCD', undefined],
    [{ kind: 'longtext', longest: 10 }, 'Elf Zeichen', 'tooLong'],
    [{ kind: 'longtext', shortest: 4, longest: 4 }, 'ABCD', undefined],
    [{ kind: 'email', shortest: 40 }, 'anna@example.com', undefined],
    [{ kind: 'number', min: 2 }, '1,5', 'tooSmall'],
    [{ kind: 'number', min: 2 }, 'zwei', 'numeric'],
    [{ kind: 'number', min: 2, max: 2 }, '2', undefined],
  ])('holds answers to the bounds %j: %s is %s', async (bounds, answer, key) => {
    const { fields } = sealedIn((await withFields({ label: 'Feld', ...bounds })).html)
    const read = validate(fields, { texts: { q0: answer }, files: {} })
    expect(read.ok ? undefined : read.errors.q0?.key).toBe(key)
  })

  it.each([
    [{ kind: 'text', shortest: 5, longest: 4 }, 0],
    [{ kind: 'text', shortest: 201 }, 0],
    [{ kind: 'text', shortest: 200 }, 1],
    [{ kind: 'text', shortest: 201, longest: 201 }, 1],
    [{ kind: 'longtext', shortest: 201 }, 1],
    [{ kind: 'number', min: 5, max: 4 }, 0],
    [{ kind: 'text', min: 5, max: 4 }, 1],
    [{ kind: 'number', shortest: 5, longest: 4 }, 1],
  ])('loses a field that no answer would fit: %j', async (bounds, count) => {
    const { html } = await withFields({ label: 'A', ...bounds }, { label: 'B' })
    expect(sealedIn(html).fields).toHaveLength(count + 1)
  })

  it('loses a broken field alone, and says so', async () => {
    const { html, left } = await withFields(
      { label: 'Gut' },
      { label: '' },
      { label: 'Wahl', kind: 'select' },
    )
    expect(sealedIn(html).fields.map(({ label }) => label)).toEqual(['Gut'])
    expect(left).toHaveLength(2)
  })

  it('executes nothing of script in every text', async () => {
    const { html } = await render({
      headline: hostileText,
      text: hostileText,
      consent: hostileText,
      submit: hostileText,
      success: hostileText,
      fields: ['text', 'select', 'radio', 'checkbox', 'file'].map((kind) => ({
        label: hostileText,
        kind,
        hint: hostileText,
        choices: `${hostileText}\nB`,
      })),
    })
    expectInertForm(html)
  })

  it.each(customFormExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(customFormBlock, CustomForm, blok)
    expect(html).toContain('<form ')
    expect(left).toEqual([])
  })
})

describe('a request for an appointment', () => {
  const render = (blok: Record<string, unknown> = {}, code = 'de') =>
    renderBlock(
      consultationBlock,
      Consultation,
      { headline: 'Termin', ...blok },
      { market: testMarket(code) },
    )
  const now = Date.UTC(2026, 10, 21, 12)
  const filled = {
    day: '2026-11-24',
    time: 'morning',
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.com',
  }

  it('asks for a topic where there are some', async () => {
    const names = async (blok: Record<string, unknown>) =>
      sealedIn((await render(blok)).html).fields.map(({ name }) => name)
    expect(await names({})).not.toContain('topic')
    expect(await names({ topics: 'Kinderwagen\nAutositz' })).toContain('topic')
  })

  test.each([
    ['2026-11-21', 'tooEarly'],
    ['2026-11-22', undefined],
    ['2027-01-20', undefined],
    ['2027-01-21', 'tooLate'],
    ['bald', 'dateParts'],
    ['2026-11-31', 'date'],
  ])('on the day %s: %s', async (day, key) => {
    const { fields } = sealedIn((await render()).html)
    const read = validate(fields, { texts: { ...filled, day }, files: {} }, now)
    expect(read.ok ? undefined : read.errors.day?.key).toBe(key)
  })

  test.each([
    ['de', 'Wunschtag', 'Vormittag', 'Termin anfragen'],
    ['ch-fr', 'Jour souhaité', 'Matin', 'Demander un rendez-vous'],
  ])('speaks the language of %s', async (code, ...words) => {
    const { html } = await render({}, code)
    for (const word of words) expect(html).toContain(word)
  })

  it('executes nothing of script in every text', async () => {
    const { html } = await render({ headline: hostileText, topics: hostileText, times: `${hostileText}\nB` })
    expectInertForm(html)
  })

  it.each([{ headline: '' }, { headline: undefined }])('is refused with %j', async (broken) => {
    await expect(render(broken)).rejects.toThrow()
  })

  it('takes bounds that are no numbers for unset, and says so', async () => {
    const { html, left } = await render({ earliest: 'bald', latest: -1 })
    expect(sealedIn(html).fields.find(({ name }) => name === 'day')?.days).toEqual({ from: 1, to: 60 })
    expect(left).toHaveLength(2)
  })

  it.each(consultationExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(consultationBlock, Consultation, blok)
    expect(html).toContain('name="day-day"')
    expect(left).toEqual([])
  })
})
