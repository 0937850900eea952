import { createHash } from 'node:crypto'
import { type Config, googleTagManager, storyblokEditor } from '@/lib/platform/config'
import { isServedByHttps } from '@/lib/platform/http'

/** Where a visitor who agreed watches videos. */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The source that lets a document run an inline script with this text, wherever it stands. */
export const scriptSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hosts of Storyblok that show this shop inside its editor and hold its assets, when its content is there. */
const storyblokHosts = ({ storyblok }: Pick<Config, 'storyblok'>) =>
  storyblok ? { editor: [storyblokEditor(storyblok)], assets: ['https://*.storyblok.com'] } : undefined

/** Chromium also asks whether a form may lead to where its answer redirects: the page on which the shopper pays. */
const paymentHosts = ({ stripe }: Pick<Config, 'stripe'>) => (stripe ? ['https://checkout.stripe.com'] : [])

/** Where the tags of Google's own products send what they measure. */
const googleMeasures = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** What the tag manager's container loads and tells. Its script is loaded by the shop's own, without being named. */
function tagManagerHosts({ tagManager }: Pick<Config, 'tagManager'>): readonly string[] {
  if (!tagManager) return []
  const { origin } = new URL(tagManager.host)
  const ofGoogle = origin === googleTagManager ? googleMeasures : []
  return [...new Set([origin, ...ofGoogle, ...tagManager.hosts])]
}

/** Where a page sends what its visitor consents to. */
const reportHosts = ({
  videosHost,
  performanceUrl,
  sentryDsn,
}: Pick<Config, 'videosHost' | 'performanceUrl' | 'sentryDsn'>) =>
  [videosHost, performanceUrl, sentryDsn].flatMap((url) => (url ? [new URL(url).origin] : []))

/** The settings that name hosts which a document may speak to. */
export type ProtectedHosts = Pick<
  Config,
  'storyblok' | 'stripe' | 'baseUrl' | 'videosHost' | 'tagManager' | 'performanceUrl' | 'sentryDsn'
> &
  Partial<Pick<Config, 'edgeMachines'>>

/**
 * The Content-Security-Policy of a document: it runs its own scripts, given by hashes or by a nonce, and what these
 * load; nothing else. Styles stand in attributes, so those are allowed inline.
 */
export function contentSecurityPolicy(
  config: ProtectedHosts,
  scriptSources: readonly string[],
  { isDraft = false } = {},
): string {
  const storyblok = storyblokHosts(config)
  const tags = tagManagerHosts(config)
  // 'self' is for browsers that do not know 'strict-dynamic', which makes others ignore it. Where no script of the document
  // loads the others, they stand in it by their addresses.
  const isLate = config.edgeMachines?.includes('late-scripts') ?? true
  const trusted = isLate ? ["'self'", "'strict-dynamic'"] : ["'self'", ...tags]
  const spokenTo = [...new Set([...reportHosts(config), ...tags])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    ...(spokenTo.length > 0 && { 'connect-src': ["'self'", ...spokenTo] }),
    'script-src': scriptSources.length > 0 ? [...trusted, ...scriptSources] : ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(storyblok?.assets ?? []), ...tags],
    'media-src': ["'self'", ...(storyblok?.assets ?? [])],
    'frame-src': ["'self'", ...videoHosts, ...(config.tagManager?.hosts ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...paymentHosts(config)],
    // A draft stands in the editor's frame: in that of Storyblok, or of the Studio, which is on the same origin.
    'frame-ancestors': storyblok?.editor ?? [isDraft ? "'self'" : "'none'"],
    ...(isServedByHttps(config) && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The policy of a picture: opened by itself, as an SVG may be, it can do no more than in an `img` element. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox"

/** The policy of what is no document: data that a browser shows as a document can load nothing and be framed nowhere. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A worker has the policy of its script, and a browser's viewer that of the paper that it shows: both load what they
 * need.
 */
const otherPolicy = "base-uri 'none'; frame-ancestors 'none'"

const isData = (type: string) =>
  /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|text\/(?:plain|xml))\b/.test(type)

/** The policy of an answer that is no document. */
export function policyOfType(type: string | undefined): string {
  if (type === undefined || isData(type)) return dataPolicy
  return type.startsWith('image/') ? filePolicy : otherPolicy
}

/** Features of the browser that no page uses, switched off also for what a page would frame. */
const permissions = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'usb=()',
].join(', ')

/** The headers of every answer. */
export const protectiveHeaders = (config: Pick<Config, 'baseUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  ...(isServedByHttps(config) && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
})
