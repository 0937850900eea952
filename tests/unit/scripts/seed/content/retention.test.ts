import { describe, expect, it } from 'vitest'
import { answerDays } from '@/lib/content/forms/submit'
import { confirmationDays } from '@/lib/content/forms/subscribe'
import { lifetimeSeconds } from '@/lib/content/preview/pass'
import { attemptHours } from '@/lib/platform/limits/count-attempts'
import { marketCookie } from '@/lib/platform/markets/choose'
import { linkKeySeconds } from '@/lib/platform/markets/link-keys'
import { confirmationDays as requestDays, waitingDays } from '@/lib/shop/back-in-stock/requests'
import { hoursOf } from '@/lib/shop/customers/links'
import { unusedDays } from '@/lib/shop/customers/sessions'
import { giftCardMailDays } from '@/lib/shop/gift-card-mails/find-mails'
import { originDays } from '@/lib/shop/orders/forget-origins'
import { accountDays } from '@/lib/shop/refund-transfers/find-transfers'
import { receiptDays } from '@/lib/shop/returns/keep-receipt'
import { listDays } from '@/lib/shop/visitor-lists/visitor-lists'
import { consentValidity } from '@/lib/storefront/runtime/consent/validity'
import { voucherCookie } from '@/lib/storefront/runtime/origin/voucher'
import { mostGiftDays } from '@/schemas/api/orders'
import { seedStories } from '@/scripts/seed/content'

const hour = 60
const day = 24 * hour

/** What expires is deleted once a day, up to a day later. */
const untilDeleted = (hours: number) => hours * hour + day

/** A year of the calendar has a part of a day more. */
const consentDays = Math.floor(consentValidity / (day * 60_000))

/** Every period of the page in minutes, from what the code keeps and deletes by. */
const kept = {
  'account of a refund': accountDays * day,
  'receipt of a postage': receiptDays * day,
  'name of a campaign': originDays * day,
  'mail of a gift card': giftCardMailDays * day,
  'mail of a gift card, planned ahead': mostGiftDays * day,
  'registration without confirmation': untilDeleted(hoursOf.registration),
  'attempts by network': untilDeleted(attemptHours),
  'login without use': unusedDays * day,
  'login without use, in the table': unusedDays * day,
  'cookie of the market': marketCookie.maxAgeSeconds / 60,
  'cookie of the consent': consentDays * day,
  'validity of the consent': consentDays * day,
  'cookie of the session': 365 * day,
  'cookie of a link': linkKeySeconds / 60,
  'cookie of a code': voucherCookie.maxAgeSeconds / 60,
  'pass of the preview': lifetimeSeconds / 60,
  'list of a guest': listDays * day,
  answers: answerDays.answers * day,
  'files of answers': answerDays.files * day,
  'newsletter without confirmation': confirmationDays * day,
  'request without confirmation': requestDays * day,
  'request that waits': waitingDays * day,
}

const counts: Record<string, number> = {
  ...{ ein: 1, einen: 1, drei: 3, sieben: 7, un: 1, trois: 3, sept: 7, een: 1, drie: 3, zeven: 7 },
}
const units: [words: RegExp, minutes: number][] = [
  [/^(Minuten|minutes|minuten)$/, 1],
  [/^(Stunden|heures|uur)$/, hour],
  [/^(Tage|Tagen|jours|dagen)$/, day],
  [/^(Monate?n?|mois|maand|maanden)$/, 30 * day],
  [/^(Jahre?|ans?|jaar)$/, 365 * day],
]

/** Every number with a unit of time, in minutes; the years of invoices belong to the market. */
function periodsIn(content: unknown): number[] {
  const text = JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ')
  return [...text.matchAll(/(?<![\p{L}\d])(\d+|\p{L}+)(?= (\p{L}+))/gu)].flatMap(
    ([, count = '', unit = '']) => {
      const minutes = units.find(([words]) => words.test(unit))?.[1]
      const many = Number(count) || counts[count.toLowerCase()]
      if (!minutes || !many) return []
      // One month is 30 days; several are no whole number of days, so that a text with them says something else.
      return [minutes === 30 * day && many > 1 ? many * (365 / 12) * day : many * minutes]
    },
  )
}

const pages = [...seedStories('baby'), ...seedStories('bm')].filter(({ group }) => group === 'privacy')
const years = /[^\d]\d+ (?:Jahre|ans|jaar)(?=")/g

describe('how long something is kept', () => {
  it.each(pages)('is said by the privacy page as the code deletes it: $fullSlug', ({ content, fullSlug }) => {
    const text = JSON.stringify(content)
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(years, ' ')
    const bonus = /^de-(?:de|at)\//.test(fullSlug) ? [originDays * day] : []
    expect(periodsIn(JSON.parse(text)).toSorted((a, b) => a - b)).toEqual(
      [...Object.values(kept), ...bonus].toSorted((a, b) => a - b),
    )
  })
})
