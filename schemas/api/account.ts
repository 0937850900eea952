import { z } from 'zod'
import { emailAddress } from '../email'
import { type FieldRule, passwordRules } from '../field-rules'
import { longestEmail } from '../lengths'
import { orderNumberPattern } from '../order-number'
import { nameOfPerson } from '../person-name'
import { genders, longestName } from '../shop/address'
import { newsletterChoice } from './newsletter'

/** A registration password has this many characters. */
export const passwordLength = { min: 10, max: 30 } as const

/** The most characters of the fields, by their names. */
export const longestInAccount = {
  first_name: longestName,
  last_name: longestName,
  email: longestEmail,
  /** The longest password; hashing a longer one would only keep the processor busy. */
  password: 200,
  phone: 40,
  code: 100,
} as const

/** What can be wrong with a field of the forms of an account. */
export const accountErrors = [
  'required',
  'email',
  'tooLong',
  'name',
  'choice',
  /** There is no answer about the newsletter, neither yes nor no. */
  'undecided',
  'phone',
  'birthDate',
  'passwordShort',
  'passwordLong',
  'passwordLower',
  'passwordUpper',
  'passwordSpaces',
  'passwordLeaked',
  /** The mail address and the password do not belong together. */
  'credentials',
  /** Not the password of this account. */
  'wrongPassword',
  'samePassword',
  'unknownCode',
] as const
export type AccountError = (typeof accountErrors)[number]

const fault = (key: AccountError) => ({ error: key })

/** Letters, hyphen, dot and space only. */
const personalName = z
  .string(fault('required'))
  .normalize('NFC')
  .trim()
  .min(1, fault('required'))
  .max(longestInAccount.first_name, fault('tooLong'))
  .regex(nameOfPerson, fault('name'))

/** Lower-case, because it is the name of the account. */
export const emailField = z
  .string(fault('required'))
  .trim()
  .toLowerCase()
  .min(1, fault('required'))
  .max(longestInAccount.email, fault('tooLong'))
  .pipe(emailAddress(fault('email')))

/** Of a call that names none, as the form of login, registration and guest has it. */
const gender = z.enum(genders, fault('choice')).default('f')

/** The base rules: it is there. */
const loginPassword = z
  .string(fault('required'))
  .min(1, fault('required'))
  .max(longestInAccount.password, fault('tooLong'))

const { min, max } = passwordLength

/** What a new password has to be. Whether it has leaked is looked up after that. */
export const newPassword = z
  .string(fault('required'))
  .min(1, fault('required'))
  .refine((text) => text === '' || [...text].length >= min, fault('passwordShort'))
  .refine((text) => [...text].length <= max, fault('passwordLong'))
  .refine((text) => !/\s/u.test(text), fault('passwordSpaces'))
  .refine((text) => /\p{Ll}/u.test(text), fault('passwordLower'))
  .refine((text) => /\p{Lu}/u.test(text), fault('passwordUpper'))

/** What a browser can check of it. */
export const newPasswordRules: FieldRule<AccountError>[] = [
  ...passwordRules,
  ['passwordShort', `^[^]{${min},}$`],
  ['passwordLong', `^[^]{0,${max}}$`],
  ['passwordSpaces', '^\\S*$'],
  ['passwordLower', '\\p{Ll}'],
  ['passwordUpper', '\\p{Lu}'],
]

/** `POST /api/user/auth/login/?locale` */
export const loginForm = z.object({ email: emailField, password: loginPassword })

/** `POST /api/user/auth/register/?locale` */
export const registerForm = z.object({
  gender,
  first_name: personalName,
  last_name: personalName,
  email: emailField,
  register_password: newPassword,
  newsletter: newsletterChoice,
})
export type RegisterForm = z.output<typeof registerForm>

/** `POST /api/user/auth/send-reset-email/?locale` */
export const resetForm = z.object({ email: emailField })

/** `POST /api/account/new-password/?locale`: the hash of the link, and the new password. */
export const newPasswordForm = z.object({
  hash: z.string().min(1).max(200),
  register_password: newPassword,
})

/**
 * `POST /api/account/confirm/?locale`: the hash of the link that confirms a mail address; and, in another browser than the
 * one that has asked, the password as proof.
 */
export const confirmForm = z.object({ hash: z.string().min(1).max(200) })
export const proofForm = z.object({ password: loginPassword })

/** The same of a registration, by who does not know its password: everything is set anew. */
export const confirmAsOwnerForm = z.object({
  gender,
  first_name: personalName,
  last_name: personalName,
  register_password: newPassword,
})
export type ConfirmAsOwnerForm = z.output<typeof confirmAsOwnerForm>

/** `POST /api/account/password/?locale` */
export const passwordForm = z.object({ password: loginPassword, register_password: newPassword })

const oldest = 120

/** A day between 120 years ago and today, as a browser's date field sends it; empty where it is not told. */
const birthDateField = (today: string) =>
  z
    .union([z.literal(''), z.iso.date(fault('birthDate'))], fault('birthDate'))
    .refine(
      (day) => day === '' || (day <= today && Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - oldest),
      fault('birthDate'),
    )

/** `POST /api/account/personal-data/?locale`; `today` as 2026-11-23. The phone number is checked by its country. */
export const personalDataForm = (today: string) =>
  z.object({
    gender,
    first_name: personalName,
    last_name: personalName,
    phone: z.string().trim().max(longestInAccount.phone, fault('tooLong')).default(''),
    birth_date: birthDateField(today).default(''),
  })

/** `POST /api/account/email/?locale` */
export const emailChangeForm = z.object({ email: emailField, password: loginPassword })

/** `POST /api/account/delete/?locale` */
export const deletionForm = z.object({ password: loginPassword })

/** `GET /api/user/check-password/?hash`: the first characters of the SHA-1 of a password. */
export const hashPrefix = z
  .string()
  .regex(/^[0-9a-f]{5}$/i, 'is not the first 5 characters of a SHA-1 in hexadecimal')
  .transform((text) => text.toUpperCase())

/** `GET /api/user/?locale`: who visits. */
export const user = z.object({
  /** 64 characters for a customer; unset for all others, whose browser has an id of its own. */
  id: z.string().length(64).optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  gender: z.enum(genders).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  birthDate: z.string().optional(),
  customerNo: z.int().optional(),
  loggedIn: z.boolean(),
  isGuestCustomer: z.boolean(),
  registered: z.boolean(),
})
export type User = z.infer<typeof user>

/** Of the address book. */
export const addressId = z.uuid()

/** `POST /api/account/gift-cards/?locale`: what is done with a gift card of the account. */
export const giftCardForm = z.object({
  code: z
    .string(fault('required'))
    .trim()
    .min(1, fault('required'))
    .max(longestInAccount.code, fault('tooLong')),
  action: z.enum(['add', 'use', 'remove']).default('add'),
})

/** `POST /api/account/reorder/?locale` */
export const reorderForm = z.object({ order: z.string().regex(orderNumberPattern) })
