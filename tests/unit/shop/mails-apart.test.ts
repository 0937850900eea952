import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { everyMail, type Write } from '../../fixtures/every-mail'

type Mail = ReturnType<Write>

/** What is read first, without who is greeted and the number and day of the order. */
function firstWords(mail: Mail): string {
  if (!('parts' in mail)) return mail.text.split('\n')[0] ?? ''
  const texts = mail.parts.flatMap((part) => (part.kind === 'text' ? [String(part.text)] : []))
  const words = texts.find((text) => !text.endsWith(','))
  return words ?? toText(mail)
}

const titleOf = (mail: Mail): string =>
  'parts' in mail
    ? mail.parts.flatMap((part) => (part.kind === 'title' ? [String(part.text)] : [])).join()
    : mail.subject

/** Rows of the table that are the same mail as another row: from somebody else, or of an order that was not delivered yet. */
const twins = [
  'account of the Studio: invitation from the command line',
  'announced withdrawal, to the seller',
]

/** The values that several mails share, with the names of those mails. */
const shared = (values: readonly (readonly [string, string])[]) =>
  [...Map.groupBy(values, ([, value]) => value)]
    .filter(([, of]) => of.length > 1)
    .map(([value, of]) => [value, ...of.map(([name]) => name)])

describe.each(allMarkets.map((market) => [market.iso, market] as const))('The mails in %s', (_, market) => {
  const mails = Object.entries(everyMail)
    .filter(([name]) => !twins.includes(name))
    .map(([name, { write }]) => [name, write(market, 'Anna')] as const)

  it('are told apart by their subjects', () => {
    expect(shared(mails.map(([name, { subject }]) => [name, subject]))).toEqual([])
  })

  it('are told apart by their titles and first sentences together', () => {
    expect(shared(mails.map(([name, mail]) => [name, `${titleOf(mail)} ${firstWords(mail)}`]))).toEqual([])
  })
})
