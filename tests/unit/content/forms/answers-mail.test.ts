import { expect, it } from 'vitest'
import { answersMail } from '@/lib/content/forms/mails'

const textOf = (value: string) =>
  answersMail({ title: 'Kontakt', path: '/de/kontakt/', answers: [{ label: 'E-Mail', value }] }, 'Wolke').text

it.each([
  ['an address of mail as it was typed', 'anna.beispiel@wolke.example', 'anna.beispiel@wolke.example'],
  ['one between blanks', ' anna@wolke.example ', 'anna@wolke.example'],
  ['one among words so that it makes no link', 'Fragen an a@b.example', 'Fragen an a @ b. example'],
  ['the address of a page so that it makes no link', 'https://b.example/x', 'https: / /b. example/x'],
])('the answers of a form bring %s', (_, value, shown) => {
  expect(textOf(value)).toBe(`E-Mail:\n${shown}\n\n/de/kontakt/`)
})

it.each([
  ['Worum geht es?', 'Worum geht es?'],
  ['E-Mail (freiwillig)', 'E-Mail (freiwillig):'],
])('heads an answer to %j with %j', (label, head) => {
  const { text } = answersMail({ title: 'Kontakt', path: '/de/', answers: [{ label, value: 'ja' }] }, 'Wolke')
  expect(text).toBe(`${head}\nja\n\n/de/`)
})

it('names the form and the shop to who serves several', () => {
  const submitted = { title: 'Kontakt\nund Fragen', path: '/de/kontakt/', answers: [] }
  expect(answersMail(submitted, 'Wolke & Sieben')).toMatchObject({
    ...{ subject: 'Kontakt und Fragen · Wolke & Sieben', senderName: 'Wolke & Sieben' },
  })
})
