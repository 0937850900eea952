import type { z } from 'zod'
import type { Brand } from '../../../schemas'
import { marketCodes, namedMarkets } from '../../../schemas/markets'
import { isLoopbackAddress } from './loopback'
import { paymentProblem } from './payment-mode'
import type { settings } from './settings'

type SettingName = keyof typeof settings
/** The settings that are right by themselves. */
export type SettingValues = { [Name in SettingName]?: z.infer<(typeof settings)[Name]> }
export type SettingProblem = { name: SettingName; message: string }

type Given = {
  values: SettingValues
  /** Whether a setting has a value, be it right or wrong. */
  isSet: (name: SettingName) => boolean
}

/** Settings that another one needs, and why where that is not plain. */
const needs: readonly [name: SettingName, by: SettingName, why?: string][] = [
  ['STORYBLOK_WEBHOOK_SECRET', 'STORYBLOK_TOKEN'],
  ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
  ['MAIL_URL', 'NEWSLETTER_URL', 'confirmations are sent by mail'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  // Without its key no money would move, although the shop was meant to be paid.
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MERCHANT_WEBHOOK_SECRET', 'MERCHANT_WEBHOOK_URL'],
  ['MERCHANT_WEBHOOK_URL', 'MERCHANT_WEBHOOK_SECRET'],
  ['EDGE_PURGE_URL', 'EDGE_CACHE', 'what is published would be hidden by it'],
  ['EDGE_PURGE_URL', 'EDGE_PURGE_SECRET'],
  ['OPERATION_PORT', 'OPERATION_HOST'],
  ['GTM_ID', 'TAG_MANAGER_HOST'],
  ['GTM_ID', 'TAG_MANAGER_HOSTS'],
]

/** Settings of which each needs all others; the last one may ask for them without being one of them. */
const groups: readonly { names: readonly SettingName[]; called: string; askedBy?: SettingName }[] = [
  {
    names: ['DHL_API_KEY', 'DHL_USER', 'DHL_PASSWORD'],
    called: 'the other settings DHL_…',
    askedBy: 'DHL_RETURNS_URL',
  },
  {
    names: [
      ...(['ASSETS_S3_ENDPOINT', 'ASSETS_S3_REGION', 'ASSETS_S3_BUCKET'] as const),
      ...(['ASSETS_S3_ACCESS_KEY_ID', 'ASSETS_S3_SECRET_ACCESS_KEY'] as const),
    ],
    called: 'the other settings ASSETS_S3_…',
  },
]

export const paymentSettings = (env: SettingValues) => ({
  payments: env.PAYMENTS,
  baseUrl: env.BASE_URL,
  stripeKey: env.STRIPE_SECRET_KEY,
})

function missingOnes({ values, isSet }: Given): SettingProblem[] {
  const needed = needs
    .filter(([name, by]) => isSet(by) && !isSet(name))
    .map(([name, by, why]) => ({
      name,
      message: `is needed when ${by} is set${why === undefined ? '' : `: ${why}`}`,
    }))
  const grouped = groups.flatMap(({ names, called, askedBy }) => {
    const missing = names.filter((name) => !isSet(name))
    const isAsked = (askedBy !== undefined && isSet(askedBy)) || missing.length < names.length
    return isAsked ? missing.map((name) => ({ name, message: `is needed with ${called}` })) : []
  })
  const sender: SettingProblem[] =
    values.MAIL_URL?.kind === 'smtp' && !isSet('MAIL_FROM')
      ? [{ name: 'MAIL_FROM', message: 'is needed when MAIL_URL is a mail server' }]
      : []
  return [...needed, ...grouped, ...sender]
}

/** Markets that do not exist; of a brand that does not either, those that no brand has. */
function marketProblems({ SHOP_MARKETS: list }: SettingValues, brand: Brand | undefined): SettingProblem[] {
  if (list === undefined) return []
  const names = namedMarkets(list)
  const known = brand ? marketCodes[brand] : [...new Set(Object.values(marketCodes).flat())]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0 && names.length > 0) return []
  const reason = names.length > 0 ? `has ${unknown.join(', ')}` : 'names none'
  return [
    {
      name: 'SHOP_MARKETS',
      message: `${reason}; the markets of ${brand ?? 'all brands'} are ${known.join(', ')}`,
    },
  ]
}

/** Passwords, addresses and sessions are sent encrypted, except in a test shop in a network of its own. */
const plainProblem = ({ BASE_URL: url, PAYMENTS: payments }: SettingValues): SettingProblem[] =>
  url?.startsWith('http:') && !isLoopbackAddress(url) && payments !== 'sandbox'
    ? [
        {
          name: 'BASE_URL',
          message:
            'is plain http at an address that other machines open: passwords and sessions could be read on the way. Use https, also behind a proxy that ends it; for a shop that is a test on purpose, set PAYMENTS=sandbox',
        },
      ]
    : []

const portProblem = ({ PORT: port = 3000, OPERATION_PORT: operation }: SettingValues): SettingProblem[] =>
  operation === port
    ? [
        {
          name: 'OPERATION_PORT',
          message: 'is the port of the shop, which visitors reach; choose another one',
        },
      ]
    : []

/** Processes with a part of the work share the database and the secret of all of them. */
const roleProblems = ({ values: { PROCESS_ROLE: role }, isSet }: Given): SettingProblem[] =>
  role === undefined || role === 'all'
    ? []
    : (['DATABASE_URL', 'SESSION_SECRET'] as const)
        .filter((name) => !isSet(name))
        .map((name) => ({ name, message: `is needed with PROCESS_ROLE=${role}` }))

/** Names settings that are missing beside others, and settings that exclude each other. */
export function problemsTogether({ values, isSet }: Given): SettingProblem[] {
  const isRight = (name: SettingName) => !isSet(name) || values[name] !== undefined
  const payment = (['BASE_URL', 'STRIPE_SECRET_KEY'] as const).every(isRight)
    ? paymentProblem(paymentSettings(values))
    : undefined
  return [
    ...missingOnes({ values, isSet }),
    ...marketProblems(values, isRight('SHOP_BRAND') ? (values.SHOP_BRAND ?? 'baby') : undefined),
    ...(payment ? [payment] : []),
    ...plainProblem(values),
    ...portProblem(values),
    ...roleProblems({ values, isSet }),
  ]
}
