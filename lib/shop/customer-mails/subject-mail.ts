import type { Database } from '@/lib/platform/db'
import { marketOfPast, screenPath } from '@/lib/platform/markets'
import {
  createLink,
  deleteLink,
  findCustomerByEmail,
  findCustomerById,
  findLinkById,
  hoursOf,
  type Link,
  type MailSubject,
} from '@/lib/shop/customers'
import type { Brand } from '@/schemas'
import type { CustomerMail } from './compose'

/** Who gets a mail, and what it says, without the seller, which is that of its market. */
export type Addressed = { to: string; mail: Omit<CustomerMail, 'seller'> }

type Given = { db: Database; brand: Brand; baseUrl: string; now: Date }

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

const withHash = (path: string, token: string) => `${path}?${new URLSearchParams({ hash: token })}`

type OpenLink = Link & { token: string }

/** The mail of a registration: its link, or to who has an account already, that it has one. */
async function registrationMail({ db, brand, baseUrl }: Given, id: number, link: OpenLink) {
  const { registration } = link.data
  const market = registration && marketOfPast(brand, registration.locale)
  if (!market) return undefined
  const { email: to } = registration
  const known = await findCustomerByEmail(db, registration.brand, to)
  if (known) {
    await deleteLink(db, id)
    const address = baseUrl + screenPath(market, 'login')
    return { to, mail: { kind: 'known', market, name: fullName(known), address } } satisfies Addressed
  }
  const address = baseUrl + withHash(screenPath(market, 'confirmAddress'), link.token)
  return {
    to,
    mail: {
      kind: 'registration',
      market,
      name: fullName(registration),
      address,
      hours: hoursOf.registration,
    },
  } satisfies Addressed
}

/** The mail that confirms a new address: its link, or to who has an account with it, that somebody has entered it. */
async function emailMail({ db, brand, baseUrl }: Given, id: number, link: OpenLink) {
  const { email: to } = link.data
  const customer = link.customerId === null ? undefined : await findCustomerById(db, link.customerId)
  const market = customer && marketOfPast(brand, customer.locale)
  if (!market || to === undefined) return undefined
  const other = await findCustomerByEmail(db, customer.brand, to)
  if (other && other.id !== customer.id) {
    await deleteLink(db, id)
    const address = baseUrl + screenPath(market, 'login')
    return { to, mail: { kind: 'emailTaken', market, name: fullName(other), address } } satisfies Addressed
  }
  const address = baseUrl + withHash(screenPath(market, 'confirmAddress'), link.token)
  return {
    to,
    mail: { kind: 'email', market, name: fullName(customer), address, hours: hoursOf.email },
  } satisfies Addressed
}

async function linkMail(given: Given, id: number): Promise<Addressed | undefined> {
  const link = await findLinkById(given.db, id, given.now)
  if (!link) return undefined
  return link.kind === 'registration' ? registrationMail(given, id, link) : emailMail(given, id, link)
}

async function resetMail(
  { db, brand, baseUrl, now }: Given,
  { email, locale }: { email: string; locale: string },
): Promise<Addressed | undefined> {
  const market = marketOfPast(brand, locale)
  if (!market) return undefined
  const customer = await findCustomerByEmail(db, brand, email)
  if (!customer) {
    const address = `${baseUrl}${screenPath(market, 'login')}?view=register`
    return { to: email, mail: { kind: 'unknown', market, address } }
  }
  const { token } = await createLink(db, { kind: 'password', customerId: customer.id, data: {} }, now)
  const address = baseUrl + withHash(screenPath(market, 'newPassword'), token)
  return {
    to: email,
    mail: { kind: 'password', market, name: fullName(customer), address, hours: hoursOf.password },
  }
}

type Told = Extract<MailSubject, { about: 'emailChanged' | 'deleted' }>

async function told({ db, brand, baseUrl, now }: Given, subject: Told): Promise<Addressed | undefined> {
  const market = marketOfPast(brand, subject.locale)
  if (!market) return undefined
  const { about: kind, email: to } = subject
  const name = fullName(subject)
  if (kind === 'deleted') return { to, mail: { kind, market, name, address: `${baseUrl}/${market.code}/` } }
  const link = await findLinkById(db, subject.link, now)
  if (!link) return undefined
  const address = baseUrl + withHash(screenPath(market, 'newPassword'), link.token)
  const { until } = link
  const changedAt = new Date(until.getTime() - hoursOf.formerEmail * 60 * 60 * 1_000)
  return { to, mail: { kind, market, name, address, changedAt, until } }
}

/** The mail about a subject; undefined where there is nothing left to write of. */
export async function subjectMail(given: Given, subject: MailSubject): Promise<Addressed | undefined> {
  const { db, brand, baseUrl } = given
  switch (subject.about) {
    case 'link':
      return linkMail(given, subject.link)
    case 'reset':
      return subject.brand === brand ? resetMail(given, subject) : undefined
    case 'passwordChanged': {
      const customer = await findCustomerById(db, subject.customer)
      const market = customer && marketOfPast(brand, customer.locale)
      if (!market) return undefined
      const address = `${baseUrl}${screenPath(market, 'login')}?view=reset`
      return {
        to: customer.email,
        mail: { kind: 'passwordChanged', market, name: fullName(customer), address },
      }
    }
    default:
      return told(given, subject)
  }
}
