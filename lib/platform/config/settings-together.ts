import { z } from 'zod'
import { marketCodes, namedMarkets } from '../../../schemas/markets'
import { paymentProblem } from './payment-mode'
import { settings } from './settings'

const storeSettings = [
  'ASSETS_S3_ENDPOINT',
  'ASSETS_S3_REGION',
  'ASSETS_S3_BUCKET',
  'ASSETS_S3_ACCESS_KEY_ID',
  'ASSETS_S3_SECRET_ACCESS_KEY',
] as const

const carrierSettings = ['DHL_API_KEY', 'DHL_USER', 'DHL_PASSWORD'] as const

type PaymentEnv = {
  PAYMENTS?: 'sandbox' | undefined
  BASE_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
}

export const paymentSettings = (env: PaymentEnv) => ({
  payments: env.PAYMENTS,
  baseUrl: env.BASE_URL,
  stripeKey: env.STRIPE_SECRET_KEY,
})

/** The check of the settings of payments, as far as it names this variable. */
const paymentRule = (name: 'PAYMENTS' | 'STRIPE_SECRET_KEY') => {
  const problemOf = (env: PaymentEnv) => {
    const problem = paymentProblem(paymentSettings(env))
    return problem?.name === name ? problem : undefined
  }
  const options = {
    path: [name],
    error: ({ input }: { input?: unknown }) => problemOf(input as PaymentEnv)?.message,
    when: () => true,
  }
  return [(env: PaymentEnv) => problemOf(env) === undefined, options] as const
}

/** All settings, each by itself and with those that it needs or rules out. */
export const settingsTogether = z
  .object(settings)
  .refine((env) => !env.STORYBLOK_TOKEN || env.STORYBLOK_WEBHOOK_SECRET, {
    path: ['STORYBLOK_WEBHOOK_SECRET'],
    message: 'is needed when STORYBLOK_TOKEN is set',
    // Runs even when other checks failed, so that all problems are reported at once.
    when: () => true,
  })
  .superRefine(({ SHOP_BRAND: brand = 'baby', SHOP_MARKETS: list }, context) => {
    if (list === undefined) return
    const names = namedMarkets(list)
    const unknown = names.filter((name) => !marketCodes[brand].includes(name))
    if (unknown.length === 0 && names.length > 0) return
    const reason = names.length > 0 ? `has ${unknown.join(', ')}` : 'names none'
    context.addIssue({
      code: 'custom',
      path: ['SHOP_MARKETS'],
      message: `${reason}; the markets of ${brand} are ${marketCodes[brand].join(', ')}`,
    })
  })
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is needed when DATABASE_DIRECT_URL is set',
    when: () => true,
  })
  .refine((env) => !env.NEWSLETTER_URL || env.MAIL_URL, {
    path: ['MAIL_URL'],
    message: 'is needed when NEWSLETTER_URL is set: confirmations are sent by mail',
    when: () => true,
  })
  .refine((env) => env.MAIL_URL?.kind !== 'smtp' || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed when MAIL_URL is a mail server',
    when: () => true,
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'is needed when STRIPE_SECRET_KEY is set',
    when: () => true,
  })
  // Without its key no money would move, although the shop was meant to be paid.
  .refine((env) => !env.STRIPE_WEBHOOK_SECRET || env.STRIPE_SECRET_KEY, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'is needed when STRIPE_WEBHOOK_SECRET is set',
    when: () => true,
  })
  .refine(...paymentRule('PAYMENTS'))
  .refine(...paymentRule('STRIPE_SECRET_KEY'))
  .superRefine((env, context) => {
    const missing = carrierSettings.filter((name) => env[name] === undefined)
    const isAsked = env.DHL_RETURNS_URL !== undefined || missing.length < carrierSettings.length
    if (!isAsked) return
    for (const name of missing)
      context.addIssue({
        ...{ code: 'custom', path: [name], message: 'is needed with the other settings DHL_…' },
      })
  })
  .refine((env) => !env.MERCHANT_WEBHOOK_URL || env.MERCHANT_WEBHOOK_SECRET, {
    path: ['MERCHANT_WEBHOOK_SECRET'],
    message: 'is needed when MERCHANT_WEBHOOK_URL is set',
    when: () => true,
  })
  .refine((env) => !env.MERCHANT_WEBHOOK_SECRET || env.MERCHANT_WEBHOOK_URL, {
    path: ['MERCHANT_WEBHOOK_URL'],
    message: 'is needed when MERCHANT_WEBHOOK_SECRET is set',
    when: () => true,
  })
  .superRefine((env, context) => {
    const missing = storeSettings.filter((name) => env[name] === undefined)
    if (missing.length === 0 || missing.length === storeSettings.length) return
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is needed with the other settings ASSETS_S3_…',
      })
  })
  .refine((env) => !env.TAG_MANAGER_HOST || env.GTM_ID, {
    path: ['GTM_ID'],
    message: 'is needed when TAG_MANAGER_HOST is set',
    when: () => true,
  })
  .refine((env) => !env.TAG_MANAGER_HOSTS || env.GTM_ID, {
    path: ['GTM_ID'],
    message: 'is needed when TAG_MANAGER_HOSTS is set',
    when: () => true,
  })
