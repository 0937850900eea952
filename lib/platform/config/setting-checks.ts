import { z } from 'zod'
import { edgeMachines } from './edge-machines'

const emptyAsUndefined = (value: unknown) => (value === '' ? undefined : value)
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyAsUndefined, schema.optional())
/** Ports of other services, to which no `fetch` connects (WHATWG Fetch Standard, port blocking): the shop calls itself. */
const blockedPorts = new Set([
  ...[
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
    109,
  ],
  ...[
    110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526,
    530,
  ],
  ...[
    531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045,
    4190,
  ],
  ...[5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
])
export const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65535)
  .refine((number) => !blockedPorts.has(number), 'is a port to which no browser connects; choose another one')
const noWebUrl = 'is no address that begins with https:// (or http://)'
export const webUrl = z
  .url({ protocol: /^https?$/, error: noWebUrl })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
export const webUrlWithPath = z.url({ protocol: /^https?$/, error: noWebUrl })
/** Addresses with commas between them. */
export const webAddresses = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z.url({
        protocol: /^https?$/,
        error: 'has an entry that is no address that begins with https:// (or http://)',
      }),
    ),
  )
export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is no address that begins with postgres://',
})
/** https, so that nobody on the way can read it; plain http only on the machine itself. */
export const safeWebhookUrl = z.string().refine((text) => {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return false
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
}, 'is not an https address (http on localhost alone), or holds a password')
export const longSecret = z
  .string()
  .min(32)
  .regex(/^[\x21-\x7e]+$/, 'has other characters than visible ones of ASCII')
const partsOf = (pair: string) => pair.split('=').map((part) => part.trim())
const recipientKey = /^[a-z0-9-]+$/

/** Why one of the pairs of key and address is none; undefined where it is one. */
function recipientProblem(pair: string): string | undefined {
  const [key = '', address, ...more] = partsOf(pair)
  if (address === undefined || more.length > 0) return `has “${pair.trim()}”, which is no pair key=address`
  if (!recipientKey.test(key)) return `has the key “${key}”: only small letters, digits and hyphens`
  return z.email().safeParse(address).success ? undefined : `has “${address}”, which is no mail address`
}

export const recipients = z
  .string()
  .superRefine((pairs, context) => {
    const message = pairs
      .split(',')
      .map(recipientProblem)
      .find((problem) => problem !== undefined)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
  .transform((pairs) => Object.fromEntries(pairs.split(',').map((pair) => partsOf(pair) as [string, string])))

/** A value may be percent-encoded, as OpenTelemetry's settings write it, and need not be. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
const headerPair = /^\s*([\w!#$%&'*+.^`|~-]+)=([\x21-\x7e][\x20-\x7e]*)$/
/** Headers, as name=value with commas between them. */
export const headerPairs = z
  .string()
  .transform((pairs) => pairs.split(',').map((pair) => headerPair.exec(pair)?.slice(1)))
  .pipe(z.array(z.tuple([z.string(), z.string()], 'has an entry that is no name=value')))
  .transform((pairs) =>
    Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), decoded(value.trimEnd())])),
  )

const hostName = /^(?![\d.]+$)[a-z0-9.-]+$/
const originOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  const isBare = url?.protocol === 'https:' && `${url.origin}/` === url.href
  return isBare && hostName.test(url.hostname) ? url.origin : undefined
}
/** The machines of the edge that run: all but those in the list. */
export const machinesWithout = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(edgeMachines, `has an entry that is none of ${edgeMachines.join(', ')}`)))
  .transform((off) => edgeMachines.filter((name) => !off.includes(name)))
export const origins = z
  .string()
  .transform((list) => list.split(',').map((entry) => originOf(entry.trim())))
  .pipe(z.array(z.string('has an entry that is no https origin with a host name')))

/** By zod, not by `node:net`: Next.js compiles settings for its edge runtime too, and warns of modules that it lacks. */
const bitsOf = [
  { kind: z.ipv4(), bits: 32 },
  { kind: z.ipv6(), bits: 128 },
]

const isRange = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const longest = bitsOf.find(({ kind }) => kind.safeParse(address).success)?.bits ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix ?? '0') && Number(prefix ?? 0) <= longest
}
export const ranges = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z.string().refine(isRange, 'has an entry that is no address and no range, such as 203.0.113.0/24'),
    ),
  )

/** Stripe's own spelling, so that a publishable key (pk_…) or another secret in the wrong place is noticed at the start. */
export const stripeKey = z
  .string()
  .regex(/^[sr]k_(?:test|live)_\w{10,250}$/, 'is no secret key of Stripe, such as sk_live_…')
export const stripeSecret = z
  .string()
  .regex(/^whsec_[\w+/=-]{8,250}$/, "is no webhook's signing secret of Stripe: whsec_…")

/** The key in it is public. */
export const sentryDsn = webUrlWithPath.refine((text) => {
  const url = URL.parse(text)
  return url !== null && url.username !== '' && url.password === '' && /\/\d+$/.test(url.pathname)
}, 'is no DSN, such as https://key@errors.example.com/1')
