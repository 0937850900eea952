import { currentMs, currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, orUnavailable, problem, readForm, seeOther, tooManyRequests } from '@/lib/platform/http'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { lookOf } from '@/lib/platform/look'
import { type Market, marketOfOrder, orderStatusPath } from '@/lib/platform/markets'
import { currentIssuer } from '@/lib/platform/shop-configuration'
import { pictureSigns } from '@/lib/platform/typeset'
import { orders } from '@/lib/shop/door'
import {
  giftCardFileName,
  giftCardPrintHash,
  isPresentLink,
  paperTypeface,
  readGiftCardLink,
  readPresentLink,
  soldPicture,
  writeGiftCards,
} from '@/lib/shop/order-papers'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import { cardLook } from '@/lib/storefront/design/brand'
import { printedPicture } from '@/lib/storefront/design/picture-service'
import { faultKeys, refuseDraft } from '@/lib/storefront/visitor/drafts'
import { leadFromBrokenLink, leadFromPresent, privatePdf } from '@/lib/storefront/visitor/order-access'
import { type GiftCardPrint, giftCardPrint, longestCardMessage } from '@/schemas/api/orders'

const missing = () => problem({ status: 404, title: 'Not found' })

const plain: GiftCardPrint = { format: 'sheet', message: '', card: undefined }

type Wanted =
  | { ok: true; print: GiftCardPrint }
  | { ok: false; values: Record<string, string>; errors: Record<string, string> }

/** How it is wanted that gift cards are printed: a form that is not one of the shop's is answered by the plain ones. */
function wantedBy(fields: Record<string, string>): Wanted {
  const read = giftCardPrint.safeParse(fields)
  const { message } = read.error ? faultKeys(read.error, fields) : {}
  const isPictured = pictureSigns(read.data?.message ?? '').length > 0
  if (message === undefined && !isPictured) return { ok: true, print: read.data ?? plain }
  const values = { format: fields.format ?? '', card: fields.card ?? '', message: fields.message ?? '' }
  return {
    ok: false,
    values: { ...values, message: values.message.slice(0, 2 * longestCardMessage) },
    errors: { message: message ?? 'notPrintable' },
  }
}

type Cards = {
  order: Order
  market: Market
  sold: SoldGiftCard[]
  name: string
  /** What the giver has written in the mail that has brought the card. */
  words?: string
}

/** The giver's words and name, without the picture signs that a mail takes and a paper does not. */
const wordsOf = ({ message, giver }: { message: string; giver: string }): string => {
  const words = [message, giver].filter(Boolean).join('\n')
  return pictureSigns(words).reduce((rest, sign) => rest.replaceAll(sign, ''), words)
}

/** The one card that a mail has brought as a present. Nothing of the answer tells of the order. */
async function presentOf(request: Request, query: URLSearchParams): Promise<Cards | Response> {
  const { brand } = config()
  const link = readPresentLink(query, currentTime())
  const mail = link && !link.isOver && (await orders.giftCardMail(link.mail))
  const order = mail && (await orders.findById(mail.orderId))
  const market = order && marketOfOrder(brand, order)
  if (!mail || !order || !market) return leadFromPresent(request)
  const sold = await orders.soldGiftCards(order.id)
  return {
    order,
    market,
    sold: sold.filter(({ code }) => code === mail.code),
    name: giftCardFileName(market),
    words: wordsOf(mail),
  }
}

/** The cards of an order, for who has placed it. */
async function cardsOf(request: Request, query: URLSearchParams): Promise<Cards | Response> {
  const { brand } = config()
  const link = readGiftCardLink(query, currentTime())
  const order = link && (await orders.find(link.number))
  const market = order && marketOfOrder(brand, order)
  if (!order || !market) return leadFromBrokenLink(request, query.get('order'))
  const { number } = order
  if (link.isOver) return seeOther(orderStatusPath(market, { order: number, state: 'expired' }))
  const sold = await orders.soldGiftCards(order.id)
  return { order, market, sold, name: giftCardFileName(market, number) }
}

/** Pictures to print by their addresses, each read once. */
async function printedPictures(sources: readonly (string | undefined)[]) {
  const read = [...new Set(sources)].map(
    async (src) => [src, src === undefined ? undefined : await printedPicture(src)] as const,
  )
  return new Map(await Promise.all(read))
}

/** The gift cards that a link names, as it is wanted that they are printed. */
async function answer(request: Request, query: URLSearchParams, wanted: Wanted): Promise<Response> {
  const { brand, baseUrl } = config()
  const isPresent = isPresentLink(query)
  const found = await (isPresent ? presentOf : cardsOf)(request, query)
  if (found instanceof Response) return found
  const { order, market, sold, name, words } = found
  if (!wanted.ok && !isPresent) {
    const page = (draft: string) =>
      orderStatusPath(market, { order: order.number, draft }) + giftCardPrintHash
    return refuseDraft(request, { form: 'cardPrint', ...wanted, page })
  }
  const { format, message, card } = wanted.ok ? wanted.print : plain
  const cards = card === undefined ? sold : sold.slice(card - 1, card)
  if (cards.length === 0) return missing()
  if (!(await isAllowed(clientOf(request), networkLimits.giftCardPapers, { now: currentMs() })))
    return problem(tooManyRequests)
  const shop = await currentIssuer(brand, market)
  const pictures = await printedPictures(cards.map((each) => soldPicture(order, each)))
  const paper = await writeGiftCards({
    ...{ order, cards, market, seller: shop.seller, baseUrl, look: cardLook(lookOf(shop)) },
    pictureOf: (each) => pictures.get(soldPicture(order, each)),
    ...{ format, message: words ?? message, own: await paperTypeface(shop.fonts) },
  })
  return privatePdf(name, paper)
}

/**
 * `GET /api/orders/gift-cards/?order&until&key`: the gift cards of an order as PDF, to be saved: no page has this
 * address. Whoever has the link has the money, so it ends; then it leads to the order. With `?mail&until&key` it is the
 * card of a present, for who got it: that leads nowhere near the order.
 */
export const GET = orUnavailable((request: Request) =>
  answer(request, new URL(request.url).searchParams, { ok: true, print: plain }),
)

/**
 * `POST /api/orders/gift-cards/`: the same with a message, in a form to give away. The fields of the link are in the body.
 * A message of too many lines leads back to the form with what was typed.
 */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (!form.ok) return form.answer
  const fields = [...form.data].filter((field): field is [string, string] => typeof field[1] === 'string')
  return answer(request, new URLSearchParams(fields), wantedBy(Object.fromEntries(fields)))
})
