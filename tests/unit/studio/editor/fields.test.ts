import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueWords } from '@/lib/studio/editor/dialogs/value-words'
import { amountText, minorUnitsOf } from '@/lib/studio/editor/fields/amount'
import { assetValue, fileNameIn, inPlaceOf } from '@/lib/studio/editor/fields/asset-value'
import { chosenOf, isOn, numbersOf } from '@/lib/studio/editor/fields/field-value'
import { readLink, withAnchor, withNewTab, withTarget } from '@/lib/studio/editor/fields/link-value'
import { readTable, writeTable } from '@/lib/studio/editor/fields/table-value'
import { fromClock, isSecondTime, toClock } from '@/lib/studio/editor/fields/time'
import type { AssetCard } from '@/lib/studio/media/client'
import { fromLinkValue, toLinkValue } from '@/lib/studio/rich-text'
import { toContentLink } from '@/schemas/content'
import { table } from '@/schemas/content/table'

describe('a link in its form', () => {
  it.each([
    [
      'a page',
      withTarget(undefined, 'story', 'de-de/x', { uuid: 'u' }),
      { kind: 'story', fullSlug: 'de-de/x', uuid: 'u' },
    ],
    [
      'an address',
      withTarget(undefined, 'url', 'https://example.org/'),
      { kind: 'url', url: 'https://example.org/' },
    ],
    [
      'a mail address',
      withTarget(undefined, 'email', 'a@example.org'),
      { kind: 'email', email: 'a@example.org' },
    ],
    ['a file', withTarget(undefined, 'asset', '/a.pdf'), { kind: 'asset', url: '/a.pdf' }],
    [
      'an anchor',
      withAnchor(withTarget(undefined, 'url', '/x'), 'a'),
      { kind: 'url', url: '/x', anchor: 'a' },
    ],
    ['a new tab', withNewTab(withTarget(undefined, 'url', '/x'), true), { kind: 'url', newTab: true }],
  ])('is written as the shop reads it: %s', (_, value, wanted) => {
    expect(toContentLink(value)).toMatchObject(wanted)
  })

  it.each([
    [
      'of the resolved story',
      { linktype: 'story', id: 'u', story: { full_slug: 'de-de/y' } },
      'story',
      'de-de/y',
    ],
    ['of an old editor', 'https://example.org', 'url', 'https://example.org'],
    ['with a mailto', { linktype: 'email', url: 'mailto:a@example.org' }, 'email', 'a@example.org'],
    ['without a type', { url: '/x' }, 'url', '/x'],
    ['that is unset', '', 'url', ''],
  ])('is read %s', (_, value, kind, address) => {
    expect(readLink(value)).toMatchObject({ kind, address })
  })

  it('keeps what its form does not show, and forgets the old target', () => {
    const before = {
      linktype: 'story',
      id: 'u',
      cached_url: 'x',
      story: { full_slug: 'x' },
      title: 'T',
      rel: 'nofollow',
    }
    const after = withTarget(before, 'url', '/y')
    expect(after).toMatchObject({ title: 'T', rel: 'nofollow', url: '/y' })
    expect(toContentLink(after)).toMatchObject({ kind: 'url', url: '/y' })
    expect(after).not.toHaveProperty('story')
  })

  it('in a text leads to the same place after it was in the form', () => {
    const attrs = {
      href: 'de-de/x',
      uuid: 'u',
      linktype: 'story',
      anchor: 'a',
      target: '_blank',
      custom: { rel: 'x' },
    }
    expect(fromLinkValue(toLinkValue(attrs) ?? {}, attrs)).toEqual(attrs)
    const mail = { href: 'a@example.org', uuid: null, linktype: 'email', anchor: null, target: null }
    expect(fromLinkValue(toLinkValue(mail) ?? {}, mail)).toEqual(mail)
  })
})

describe('a time in its form', () => {
  it.each([
    ['2026-12-01 07:00', 'Europe/Berlin', '2026-12-01T08:00'],
    ['2026-07-01 06:00', 'Europe/Berlin', '2026-07-01T08:00'],
    ['2026-12-01T07:00:00.000Z', 'Europe/Zurich', '2026-12-01T08:00'],
    ['', 'Europe/Berlin', ''],
    ['soon', 'Europe/Berlin', 'soon'],
    ['31.02.2027', 'Europe/Berlin', '31.02.2027'],
  ])('shows %j on the clock of %s as %j', (value, zone, clock) => {
    expect(toClock(value, zone)).toBe(clock)
  })

  it('stays the same instant on the way there and back', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const value = new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ')
        const clock = toClock(value, 'Europe/Berlin')
        // The hour that occurs twice in autumn has one name for two instants.
        expect(toClock(fromClock(clock, 'Europe/Berlin'), 'Europe/Berlin')).toBe(clock)
      }),
    )
    expect(fromClock('2026-12-01T', 'Europe/Berlin')).toBeUndefined()
  })

  it.each([
    ['2027-10-31 00:30', false],
    ['2027-10-31 01:30', true],
    ['2027-10-31 02:30', false],
    ['', false],
  ])('%j is the second of two times that look alike: %j', (value, isSecond) =>
    expect(isSecondTime(value, 'Europe/Berlin')).toBe(isSecond),
  )
})

describe('an amount in its form', () => {
  it.each([
    ['4,99', '499'],
    ['4.9', '490'],
    [' 75 ', '7500'],
    ['0', '0'],
    ['', ''],
    ['4,995', undefined],
    ['1.000', undefined],
    ['-1', undefined],
    ['4,99 €', undefined],
  ])('%j is kept in minor units: %j', (typed, kept) => expect(minorUnitsOf(typed)).toBe(kept))

  it.each([
    ['499', 'de', '4,99'],
    [7500, 'fr', '75,00'],
    ['5', 'en', '0.05'],
    ['', 'de', ''],
    [undefined, 'de', ''],
    ['4,99', 'de', '4,99'],
  ] as const)('%j is shown in %s as %j', (kept, language, shown) =>
    expect(amountText(kept, language)).toBe(shown),
  )

  it('stays the same on the way there and back', () =>
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999 }), fc.constantFrom('de', 'fr', 'en'), (kept, language) => {
        expect(minorUnitsOf(amountText(kept, language))).toBe(String(kept))
      }),
    ))
})

describe('a table in its form', () => {
  const schema = table({ label: 'Table' })
  it('is written as the shop reads it, and keeps the cells that did not change', () => {
    const first = writeTable({ head: ['A', 'B'], rows: [['1', '2']] }, undefined)
    expect(schema.parse(first)).toEqual({ head: ['A', 'B'], rows: [['1', '2']] })
    const second = writeTable(
      {
        head: ['A', 'B'],
        rows: [
          ['1', 'new'],
          ['3', '4'],
        ],
      },
      first,
    )
    expect(readTable(second)).toEqual({
      head: ['A', 'B'],
      rows: [
        ['1', 'new'],
        ['3', '4'],
      ],
    })
    expect(second.tbody[0]?.body[0]).toEqual(first.tbody[0]?.body[0])
    expect(second.thead).toEqual(first.thead)
  })

  it('is as wide as its widest row', () => {
    const cell = (value: string) => ({ value })
    expect(readTable({ thead: [cell('A')], tbody: [{ body: [cell('1'), cell('2')] }] })).toEqual({
      head: ['A', ''],
      rows: [['1', '2']],
    })
    expect(readTable({ thead: [''] })).toEqual({ head: [''], rows: [] })
  })
})

describe('values of old content', () => {
  const field = { name: 'x', type: 'boolean', label: '', help: '', required: false, onlyIf: [] } as const
  it.each([
    [true, true],
    ['true', true],
    ['0', false],
    [1, true],
    ['', true],
    [undefined, true],
  ])('%j is a switch that is on: %s, where it is on at first', (value, on) => {
    expect(isOn({ ...field, initial: 'true' }, value)).toBe(on)
  })

  it('are lists in every shape', () => {
    expect(chosenOf('1, 2')).toEqual(['1', '2'])
    expect(chosenOf([1, '2'])).toEqual(['1', '2'])
    expect(chosenOf(undefined)).toEqual([])
    expect(numbersOf('100, 200\n300;400')).toEqual(['100', '200', '300', '400'])
  })
})

describe('two versions side by side', () => {
  const field = { name: 'level', type: 'option', label: '', help: '', required: false, onlyIf: [] } as const

  it('are shown in words', () => {
    const text = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One ' },
            { type: 'text', text: 'two' },
          ],
        },
      ],
    }
    const words = { field: undefined, yes: 'Yes', no: 'No', language: 'de' } as const
    expect(valueWords(text, words)).toBe('One two')
    expect(valueWords({ fieldtype: 'asset', filename: '/a.png', alt: 'A pram' }, words)).toBe(
      '/a.png\nA pram',
    )
    expect(valueWords('', words)).toBe('')
    expect(valueWords('499', { ...words, field: { ...field, type: 'number', isAmount: true } })).toBe('4,99')
    expect(valueWords(false, words)).toBe('No')
    const options = [{ value: 'h2', name: 'Large' }]
    expect(valueWords('h2', { ...words, field: { ...field, options } })).toBe('Large')
  })
})

describe('the name of a file in its address', () => {
  it.each([
    ['/pictures/a/Im%20Park.jpg', 'Im Park.jpg'],
    ['https://shop.example/100%.png', '100%.png'],
    ['a.png', 'a.png'],
    ['https://shop.example/', 'https://shop.example/'],
  ])('is read from %s', (address, name) => expect(fileNameIn(address)).toBe(name))
})

describe('a file that is chosen in place of another', () => {
  const library = (key: string, size = '800x400') => `/pictures/assets/${size}/${key}/pram.jpg`
  const [one, other] = [library('aaaaaaaaaaaa'), library('bbbbbbbbbbbb')]
  const former = { fieldtype: 'asset', filename: one, alt: 'Getippt', title: '', copyright: 'Nest' }
  const chosen = (filename: string) => ({ filename, alt: 'Aus der Mediathek', title: 'Titel', copyright: '' })

  it('keeps its words when it is the same, also after it was replaced', () => {
    for (const again of [one, library('aaaaaaaaaaaa', '100x50')])
      expect(inPlaceOf(former, chosen(again), new Set())).toMatchObject({
        ...{ filename: again, alt: 'Getippt', title: 'Titel', copyright: 'Nest' },
      })
  })

  it('keeps its focal point in this field, in the pixels of the file, and what programs keep with it', () => {
    const field = { ...former, focus: '200x100:201x101', meta_data: { alt__i18n__fr: 'Une poussette' } }
    const again = { ...chosen(library('aaaaaaaaaaaa', '400x200')), focus: '', meta_data: {} }
    expect(inPlaceOf(field, again, new Set())).toMatchObject({
      focus: '100x50:101x51',
      meta_data: { alt__i18n__fr: 'Une poussette' },
    })
    const another = { ...chosen(other), focus: '', meta_data: {} }
    expect(inPlaceOf(field, another, new Set())).toMatchObject({ focus: '', meta_data: {} })
  })

  it('leaves the focal point with the file, in the shape of the content service', () => {
    const file = {
      ...{ id: 7, alt: { de: 'Ein Wagen' }, title: {}, source: '', copyright: '', filename: one },
      ...{ focus: '10x10:11x11', formerFocuses: [] },
    } as unknown as AssetCard
    expect(assetValue(file, 'de')).toEqual({
      ...{ id: 7, alt: 'Ein Wagen', name: '', focus: '', title: '', source: '', copyright: '' },
      ...{ filename: one, fieldtype: 'asset', meta_data: {}, is_external_url: false },
    })
  })

  it('brings its own words when it is another, but for those that were just typed', () => {
    expect(inPlaceOf(former, chosen(other), new Set())).toEqual(chosen(other))
    expect(inPlaceOf(former, chosen(other), new Set(['alt']))).toEqual({ ...chosen(other), alt: 'Getippt' })
  })
})
