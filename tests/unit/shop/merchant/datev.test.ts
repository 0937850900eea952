import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readStrictly } from '@/lib/shop/import/issues'
import { type Datev, type Posting, ratesWithoutAccount, writeDatev } from '@/lib/shop/merchant/datev'
import { sourceShopConfiguration } from '@/schemas/shop'

const datev: Datev = {
  ...{ consultant: 1_001, client: 7, accountLength: 4, yearBegins: 7, receivables: '10000' },
  revenues: [
    { rate: 0.19, account: '8400' },
    { rate: 0.07, account: '8300' },
  ],
}
const posting: Posting = {
  ...{ kind: 'invoice', number: 'RE-2026-000001', order: '71803427', day: '2026-03-05' },
  ...{ rate: 0.19, amount: 123_456 },
}
const credit: Posting = { ...posting, kind: 'creditNote', number: 'GS-2026-000001', rate: 0.07, amount: 90 }

it('Postings are a batch in the format of DATEV, in Windows-1252', () => {
  const createdAt = new Date('2026-04-01T08:09:10.123Z')
  const batch = { from: '2026-03-01', to: '2026-03-31', createdAt, name: 'Shop de-de' }
  const file = writeDatev([posting, credit], datev, batch)
  expect(file.includes(Buffer.from('Schl\u00fcssel', 'latin1'))).toBe(true)
  const [head = '', columns = '', ...rows] = file.toString('latin1').split('\r\n')
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20260401080910123;;"";"";"";1001;7;20250701;4;20260301;20260331;"Shop de-de";/,
  )
  expect(head.split(';')).toHaveLength(31)
  expect(columns.split(';')).toHaveLength(22)
  expect(rows).toEqual([
    '1234,56;"S";"EUR";;;"";10000;8400;"";0503;"RE-2026-000001";"71803427";;"Rechnung zu Bestellung 71803427";;"";;;;"";"";""',
    '0,90;"H";"EUR";;;"";10000;8300;"";0503;"GS-2026-000001";"71803427";;"Rechnungskorrektur zu Bestellung 71803427";;"";;;;"";"";""',
    '',
  ])
})

it.each<[keyof Datev, Partial<Datev>, string, string]>([
  ['consultant', { consultant: 2_002 }, ';1001;7;', ';2002;7;'],
  ['client', { client: 8 }, ';1001;7;', ';1001;8;'],
  ['accountLength', { accountLength: 5 }, ';20250701;4;', ';20250701;5;'],
  ['yearBegins', { yearBegins: 1 }, ';20250701;4;', ';20260101;4;'],
  ['receivables', { receivables: '12000' }, ';10000;8400;', ';12000;8400;'],
  ['revenues', { revenues: [{ rate: 0.19, account: '4400' }] }, ';10000;8400;', ';10000;4400;'],
])('The setting %s of the accounts is in the batch', (_, more, before, after) => {
  const batch = { from: '2026-03-01', to: '2026-03-31', createdAt: new Date(0), name: 'Shop de-de' }
  const written = (accounts: Datev) => writeDatev([posting], accounts, batch).toString('latin1')
  expect(written(datev)).toContain(before)
  expect(written({ ...datev, ...more })).toContain(after)
  expect(written({ ...datev, ...more })).not.toContain(before)
})

it('A company is named by its VAT number beside the posting, which keeps its tax', () => {
  const batch = { from: '2026-03-01', to: '2026-03-31', createdAt: new Date(), name: 'Shop' }
  const [, columns = '', row = ''] = writeDatev([{ ...posting, vatId: 'DE123456788' }], datev, batch)
    .toString('latin1')
    .split('\r\n')
  const at = columns.split(';').indexOf('Beleginfo - Art 1')
  expect(row.split(';').slice(at)).toEqual(['"USt-IdNr."', '"DE123456788"'])
  expect(row.split(';')[7]).toBe('8400')
})

it('The row of the manual can be imported and names every field of the accounts', () => {
  const chapter = readFileSync('lib/shop/order-papers/README.md', 'utf8')
  const [, block = ''] = /```json\n(.*?)```/s.exec(chapter) ?? []
  const row = JSON.parse(block)
  expect(readStrictly(sourceShopConfiguration, row)).toMatchObject({ ok: true })
  expect(Object.keys(row.bookkeeping.datev).sort()).toEqual(Object.keys(datev).sort())
  for (const name of Object.keys(datev)) expect(chapter).toContain(`| \`${name}\` `)
})

it('A rate without an account is named', () => {
  expect(ratesWithoutAccount([posting, credit], datev)).toEqual([])
  expect(ratesWithoutAccount([{ ...posting, rate: 0.2 }], datev)).toEqual([0.2])
})
