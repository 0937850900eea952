import { describe, expect, it } from 'vitest'
import { validate } from '@/lib/content/forms/validate'
import { marketText } from '@/lib/platform/i18n'
import { personName } from '@/lib/studio/account'
import { newPersonBody, personBody } from '@/lib/studio/team/bodies'
import { personalDataForm, registerForm } from '@/schemas/api/account'
import { guestForm } from '@/schemas/api/checkout'
import { newsletterCall } from '@/schemas/api/newsletter'
import { giftCardMail, refundAccountForm } from '@/schemas/api/orders'
import { addressFields } from '@/schemas/shop/address'
import { testMarket } from '../../fixtures/render'

type Read = (name: string) => string | undefined

type Parsed = { success: boolean; data?: unknown }
const taken = ({ success, data }: Parsed): string | undefined =>
  success && typeof data === 'string' ? data : undefined

const contactField = [
  { name: 'f', kind: 'text' as const, label: 'Name', required: true, personal: true, longest: 60 },
]

/** Each field in which a shopper writes a name: what it keeps of one, or undefined where it refuses it. */
const shoppersFields: Record<string, Read> = {
  'registration, first name': (name) => taken(registerForm.shape.first_name.safeParse(name)),
  'registration, last name': (name) => taken(registerForm.shape.last_name.safeParse(name)),
  'personal data, last name': (name) => taken(personalDataForm('2026-11-21').shape.last_name.safeParse(name)),
  'order without an account, first name': (name) => taken(guestForm.shape.first_name.safeParse(name)),
  'order without an account, last name': (name) => taken(guestForm.shape.last_name.safeParse(name)),
  'address, first name': (name) => taken(addressFields.shape.firstName.safeParse(name)),
  'address, last name': (name) => taken(addressFields.shape.lastName.safeParse(name)),
  'newsletter, first name': (name) => taken(newsletterCall.shape.firstName.safeParse(name)),
  'newsletter, last name': (name) => taken(newsletterCall.shape.lastName.safeParse(name)),
  contact: (name) => {
    const read = validate(contactField, { texts: { f: name }, files: {} })
    return read.ok ? read.texts.f : undefined
  },
}

const kept = [
  'Ö',
  'Anne-Marie St. Clair',
  'von der Heide',
  'de la Cruz',
  'Đặng',
  'Łukasz',
  'Ольга',
  '美咲',
  'محمد',
  // The sign of the Hawaiian and Ukrainian alphabets, which Unicode calls a letter.
  'Kaʼiulani',
  'Zoé'.normalize('NFC'),
  'x'.repeat(60),
]
const refused = ["O'Brien", 'O’Brien', 'D´Angelo', 'N`Golo', 'Kim2', 'a_b', '<b>']

describe.each(Object.entries(shoppersFields))('a name in the field of %s', (_, read) => {
  it.each(kept)('is kept as it is: %s', (name) => {
    expect(read(name)).toBe(name)
  })

  it.each(refused)('is of letters, hyphen, dot and space alone, and not %s', (name) => {
    expect(read(name)).toBeUndefined()
  })

  it('is kept as composed letters, however it was typed', () => {
    expect(read('Zoé'.normalize('NFD'))).toBe('Zoé'.normalize('NFC'))
  })
})

it.each([
  ['de', 'Apostroph', 'Leerzeichen'],
  ['ch', 'Apostroph', 'Leerzeichen'],
  ['ch-fr', 'apostrophe', 'espace'],
])('says in %s what to write for an apostrophe wherever one is refused', (code, sign, instead) => {
  const t = marketText(testMarket(code))
  for (const key of ['account.errors.name', 'forms.errors.name', 'address.errors.name'] as const)
    expect(t(key)).toMatch(new RegExp(`${sign}.*${instead}`))
})

describe('a name that may have an apostrophe', () => {
  it.each(["O'Brien", 'O’Brien', 'O‘Brien', 'OʼBrien', 'O´Brien', 'O`Brien'])(
    'of an account’s holder has the plain one that banks print: %s',
    (name) => {
      expect(taken(refundAccountForm.shape.holder.safeParse(name))).toBe("O'Brien")
    },
  )

  const others: Record<string, Read> = {
    'the people of the Studio': (name) => taken(personName.safeParse(name)),
    'an invitation to the Studio': (name) => taken(newPersonBody.shape.name.safeParse(name)),
    'a person of the Studio who is changed': (name) => taken(personBody.shape.name.safeParse(name)),
    'who gives a gift card': (name) => taken(giftCardMail.shape.from.safeParse(name)),
  }

  describe.each(Object.entries(others))('of %s', (_, read) => {
    it.each([...kept, "O'Brien", 'O’Brien', 'OʼBrien', 'Oma & Opa'])('is taken as it is: %s', (name) => {
      expect(read(name)).toBe(name)
    })

    it('is kept as composed letters, without blanks around it', () => {
      expect(read(` ${'Zoé'.normalize('NFD')} `)).toBe('Zoé'.normalize('NFC'))
    })

    it.each(['', ' ', '\u0007', '\u202e'])('is not empty, nor of what cannot be seen: “%s”', (name) => {
      expect(read(name)).toBeUndefined()
    })

    it('turns no letters beside it', () => {
      expect(read('Anna\u202e') ?? '').not.toContain('\u202e')
    })
  })

  it.each(["O'Brien & Söhne", 'Poste d’Aigle'])('is taken of a firm and a station: %s', (name) => {
    expect(taken(addressFields.shape.company.safeParse(name))).toBe(name)
    expect(taken(addressFields.shape.stationName.safeParse(name))).toBe(name)
  })
})
