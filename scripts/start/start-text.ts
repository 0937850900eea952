import type { Config } from '@/lib/platform/config'
import { type StartFacts, toldSecret } from '@/lib/server/start'

/** Where the pages of the shop are written. */
const editorOf = ({ storyblok, baseUrl }: Config) =>
  storyblok ? 'Storyblok' : new URL('/studio/', baseUrl).href

const emptyCatalogue = (
  config: Config,
) => `The catalogue is empty. A shop of your own takes these steps, also while it runs (lib/server/opening/README.md):

  npm run import -- shop.jsonl   its name, colours, seller and methods of payment: rows shop_configuration
  npm run import -- feed.txt     its goods, with the market as --locale
  ${editorOf(config).padEnd(28)}   its pages: complete the drafts, publish them, and fill the navigation
  npm run markets                says what each market still lacks`

const payments = {
  live: undefined,
  demo: 'No money moves: payments go to a sandbox, or to the test mode of Stripe (lib/platform/payments/README.md).',
  test: 'This shop is a test, as PAYMENTS=sandbox says: no money moves. Every page says so, orders are marked as tests, and nothing of value is issued (lib/platform/payments/README.md).',
} as const

const noMails = (config: Config) =>
  config.paymentMode !== 'demo' &&
  config.post.mail === undefined &&
  'No mail is sent: without MAIL_URL, confirmations of orders and links stay in the database and are deleted after a month.'

/** A password that the start has made is told this once, and never to a log. */
function studioAccountText(
  { address, password }: { address: string; password?: string },
  dataDir: string,
): string {
  if (password === undefined)
    return `The Studio has its first account: ${address}, with the password from STUDIO_PASSWORD.`
  const isTerminal = process.stdout.isTTY
  const told = toldSecret(password, { dataDir, isTerminal })
  const when = isTerminal ? ' Its password is told only now:' : ' Its address and password:'
  return `The Studio has its first account.${when}\n\n  ${address}\n  ${told}`
}

/** Everybody can read these codes, or has got them for nothing. */
const demoCodesText = (demoCodes: readonly string[]) =>
  `Codes of a demonstration are still valid in this shop, which others can open: vouchers whose codes stand in the documentation, and gift cards for which no money was paid. This ends them:

  npm run vouchers -- end ${demoCodes.join(' ')}`

const notSellingText = (markets: readonly string[]) =>
  `No orders are taken in ${markets.join(', ')}, and papers and mails to customers wait: the name or mark of the shop, or details of the seller, are those of the demo; npm run markets names them. Import yours (lib/shop/import/rows/README.md, row shop_configuration, fields name and seller).`

const missingText = (missing: StartFacts['missing']) =>
  `Open markets lack what shoppers need (npm run markets names everything):

${[...missing].flatMap(([code, sentences]) => sentences.map((sentence) => `  ${code}: ${sentence}`)).join('\n')}`

const unknownText = (sentences: readonly string[]) =>
  `Some variables are not read (.env.example has every setting):

${sentences.map((sentence) => `  ${sentence}`).join('\n')}`

/** What is said before the server is started. */
export function startText(
  config: Config,
  {
    studioAccount,
    isEmpty,
    demoCodes,
    notSelling,
    missing,
    unknown,
  }: StartFacts & { unknown: readonly string[] },
): string {
  const ofPayments = payments[config.paymentMode]
  const withoutMails = noMails(config)
  return [
    ...(unknown.length > 0 ? [unknownText(unknown)] : []),
    ...(ofPayments ? [ofPayments] : []),
    ...(withoutMails ? [withoutMails] : []),
    ...(studioAccount ? [studioAccountText(studioAccount, config.dataDir)] : []),
    ...(isEmpty ? [emptyCatalogue(config)] : []),
    ...(demoCodes.length > 0 ? [demoCodesText(demoCodes)] : []),
    ...(notSelling.length > 0 ? [notSellingText(notSelling)] : []),
    ...(missing.size > 0 ? [missingText(missing)] : []),
  ].join('\n\n')
}
