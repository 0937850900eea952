import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import {
  earlierAddress,
  paperAddress,
  paperAddressIn,
  paperKinds,
  paperOf,
} from '@/lib/shop/product-documents/address'
import type { PaperFacts } from '@/lib/shop/product-documents/find-paper'
import { writePaper } from '@/lib/shop/product-documents/write-paper'
import { readPdf } from '../../../fixtures/read-pdf'

describe('the address of a paper', () => {
  it('names it', () => {
    for (const kind of paperKinds)
      for (const language of ['de', 'fr', 'nl'] as const) {
        const paper = { number: '100043', kind, language }
        const [, , number = '', file = ''] = paperAddress(paper).split('/')
        expect(paperOf(number, file)).toEqual(paper)
      }
  })

  it.each([
    ['/documents/100043/safety-de.pdf', 'de-CH', '/documents/100043/safety-de-ch.pdf'],
    ['/documents/100043/safety-fr.pdf', 'fr-CH', '/documents/100043/safety-fr-ch.pdf'],
    ['/documents/100043/safety-de.pdf', 'de-AT', '/documents/100043/safety-de-at.pdf'],
    ['/documents/100043/safety-fr.pdf', 'fr-FR', '/documents/100043/safety-fr.pdf'],
    [
      'https://files.example/documents/1/safety-de.pdf',
      'de-CH',
      'https://files.example/documents/1/safety-de.pdf',
    ],
  ])('of %s in %s is %s', (src, iso, address) => {
    expect(paperAddressIn(src, { iso })).toBe(address)
    const [, , number = '', file = ''] = address.split('/')
    if (address.startsWith('/documents/')) expect(paperOf(number, file)).toBeDefined()
  })

  it('of a sheet about safety was once that of a manual', () => {
    const paper = { number: '100043', kind: 'safety', language: 'fr' } as const
    expect(paperOf('100043', 'manual-fr.pdf')).toEqual(paper)
    expect(earlierAddress(paper)).toBe('/documents/100043/manual-fr.pdf')
    const declaration = { ...paper, kind: 'conformity-toy' } as const
    expect(earlierAddress(declaration)).toBe(paperAddress(declaration))
  })

  it.each([
    ['100043', 'safety-en.pdf'],
    ['100043', 'safety-nl-ch.pdf'],
    ['100043', 'safety-fr-at.pdf'],
    ['100043', 'safety-de-de.pdf'],
    ['100043', 'safety-de.pdf.exe'],
    ['100043', 'safety-de'],
    ['100043', 'constructor-de.pdf'],
    ['100043', '../../etc/passwd-de.pdf'],
    ["1'or'1", 'safety-de.pdf'],
    ['', 'safety-de.pdf'],
    ['1'.repeat(41), 'safety-de.pdf'],
  ])('is none: %s/%s', (number, file) => expect(paperOf(number, file)).toBeUndefined())
})

const facts: PaperFacts = {
  title: 'Nestling Babyphone Erle',
  number: '100278',
  attributes: [{ label: 'Reichweite', value: '300 m' }],
  warnings: ['Kabel außer Reichweite verlegen.'],
  manufacturer: { name: 'Nestling Handels GmbH', address: 'Musterweg 1', contact: 'a@b.example' },
  responsible: undefined,
  electronics: 'grossgerte',
  since: new Date('2025-03-04T00:00:00Z'),
}

it('A sheet about safety holds the warnings and leads to the manual, and does not call itself one', async () => {
  const { text, title } = await readPdf(writePaper({ number: '1', kind: 'safety', language: 'de' }, facts))
  expect(title).toContain('Sicherheit und Pflege')
  expect(text).toContain('Kabel außer Reichweite verlegen.')
  expect(text).toContain('Dieses Blatt ersetzt keine Gebrauchsanleitung')
})

it('A sheet of a device says of its return what its page says, and takes no battery for granted', async () => {
  const { text } = await readPdf(writePaper({ number: '1', kind: 'safety', language: 'de' }, facts))
  const said = text.replace(/\s+/g, ' ')
  expect(said).toContain(marketText({ iso: 'de-DE' })('product.electronics.grossgerte'))
  expect(said).toContain('Enthält es Batterien oder Akkus')
  expect(said).not.toContain('schicken Sie es uns')
})

it.each([
  ['conformity-heater', ['2014/35', '2014/30', '2024/1103', '2011/65']],
  ['conformity-device', ['2014/30', '2011/65']],
  ['conformity-radio', ['2014/53', '2011/65', '2014/35', '2014/30', '2019/1782']],
  ['conformity-toy', ['2009/48']],
] as const)('A declaration names each law that its kind of goods falls under: %s', async (kind, laws) => {
  for (const language of ['de', 'fr', 'nl'] as const) {
    const { text } = await readPdf(writePaper({ number: '1', kind, language }, facts))
    for (const law of laws) expect(text).toContain(law)
  }
})

describe.each(paperKinds)('a paper (%s)', (kind) => {
  it.each(['de', 'fr', 'nl'] as const)('is written in %s', (language) => {
    const pdf = writePaper({ number: '100278', kind, language }, facts)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`)
    expect(pdf.length).toBeLessThan(20_000)
  })

  it('has no sharp s in Switzerland', async () => {
    const paper = { number: '100278', kind, language: 'de' } as const
    const swiss = await readPdf(writePaper({ ...paper, country: 'CH' }, { ...facts, title: 'Fußsack Größe' }))
    expect(swiss.text).toContain('Fusssack Grösse')
    expect(swiss.text + swiss.title).not.toContain('ß')
    expect(swiss.language).toBe('de-CH')
    expect((await readPdf(writePaper(paper, { ...facts, title: 'Fußsack' }))).text).toContain('Fußsack')
  })

  it('is written of a product of which little is known', () => {
    const bare = { ...facts, attributes: [], warnings: [], manufacturer: undefined }
    expect(writePaper({ number: '1', kind, language: 'de' }, bare).length).toBeGreaterThan(500)
  })
})
