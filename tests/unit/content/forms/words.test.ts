import { describe, expect, it } from 'vitest'
import { validate } from '@/lib/content/forms/validate'
import { errorsInWords } from '@/lib/content/forms/words'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import type { FormField } from '@/schemas/api/form'

const field = (more: Partial<FormField>): FormField => ({
  name: 'f',
  kind: 'text',
  label: 'Feld',
  required: false,
  ...more,
})

function told(code: string, more: Partial<FormField>, answer: string): string | undefined {
  const market = findMarket('bm', code)
  if (!market) throw new Error(`no market ${code}`)
  const read = validate([field(more)], { texts: { f: answer }, files: {} })
  return read.ok ? undefined : errorsInWords(market, read.errors).f
}

describe('the message on an answer', () => {
  it.each<[string, Partial<FormField>, string, Record<'de' | 'ch-fr' | 'nl', string>]>([
    [
      'that is missing',
      { required: true },
      '',
      {
        de: 'Diese Angabe fehlt noch.',
        'ch-fr': 'Veuillez remplir ce champ.',
        nl: 'Dit gegeven ontbreekt nog.',
      },
    ],
    [
      'that is no address',
      { kind: 'email' },
      'anna@',
      {
        de: 'Das ist keine gültige E-Mail-Adresse. Beispiel: name@beispiel.com',
        'ch-fr': 'Cette adresse e-mail n’est pas valable. Exemple\u202f: nom@exemple.com',
        nl: 'Dit is geen geldig e-mailadres. Voorbeeld: naam@voorbeeld.nl',
      },
    ],
    [
      'that is too long',
      { longest: 3 },
      'vier',
      { de: 'Höchstens 3 Zeichen.', 'ch-fr': '3 caractères au plus.', nl: 'Hoogstens 3 tekens.' },
    ],
    [
      'that is too short',
      { shortest: 5 },
      'vier',
      { de: 'Mindestens 5 Zeichen.', 'ch-fr': '5 caractères au moins.', nl: 'Minstens 5 tekens.' },
    ],
    [
      'that is too small',
      { kind: 'number', min: 2 },
      '1',
      { de: 'Mindestens 2.', 'ch-fr': 'Au moins 2.', nl: 'Minstens 2.' },
    ],
    [
      'that is no number',
      { kind: 'number' },
      'vier',
      {
        de: 'Bitte geben Sie eine Zahl ein.',
        'ch-fr': 'Veuillez saisir un nombre.',
        nl: 'Vul een getal in.',
      },
    ],
  ])('%s is in the language of the market', (_, more, answer, expected) => {
    const words = Object.keys(expected).map((code) => [code, told(code, more, answer)])
    expect(Object.fromEntries(words)).toEqual(expected)
    const all = marketsOf('bm').map(({ code }) => told(code, more, answer))
    expect(all.every(Boolean)).toBe(true)
  })
})
