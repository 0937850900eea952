import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type MailBody, type Part, senderFoot } from '@/lib/platform/mail-body'
import { formAddress, type Market } from '@/lib/platform/markets'
import {
  type AwaitedGoods,
  type BackInStockMail,
  backInStockToken,
  confirmationDays,
  waitingDays,
} from '@/lib/shop/back-in-stock'
import { conditionWords } from '@/lib/shop/catalogue'
import { variantLabel } from '@/lib/shop/product'
import { signNamed } from '@/lib/shop/rules'
import type { Seller } from '@/schemas/shop'

type Given = {
  about: BackInStockMail
  goods: AwaitedGoods
  /** The request that the mail is about, and another one that the address still has, if there is any. */
  request: number
  other: number | undefined
  market: Market
  seller: Seller
  /** The origin of the shop. */
  baseUrl: string
}

/** The goods as a line with their picture, as orders show them. */
function goodsPart({ goods: { product, variant }, market }: Given): Part {
  const t = marketText(market)
  const [image] = product.images
  const choice =
    product.variants.length > 1
      ? [`${t(`product.choice.${product.choice ?? 'other'}`)} ${variantLabel(variant)}`]
      : []
  const colour = product.colours.find(({ isActive }) => isActive)?.label
  return {
    kind: 'lines',
    rows: [
      {
        title: product.name,
        details: [
          [product.brand, product.subbrand].filter(Boolean).join(' '),
          ...(colour ? [`${t('product.colour')} ${colour}`] : []),
          ...(variant.condition ? [conditionWords(variant.condition, market)] : []),
          ...choice,
        ],
        amount: formatPrice(variant.price.withTax, market),
        picture: image
          ? { src: image.src, alt: image.alt }
          : { src: `sign:${signNamed(product.sign)}`, alt: '' },
      },
    ],
  }
}

/**
 * Asks the owner of an address whether the mail is wanted, or brings it: the variant can be ordered again. Anybody may have
 * entered the address, so it quotes nothing that was entered.
 */
export function composeBackInStock(given: Given): MailBody {
  const { about, goods, request, other, market, seller, baseUrl } = given
  const t = marketText(market)
  const linkOf = (act: 'confirm' | 'end', id: number) =>
    baseUrl + formAddress(market, 'stock', { token: backInStockToken(act, id) })
  const values = { name: goods.product.name }
  const ending = about === 'confirm' ? request : other
  return {
    language: market.iso,
    subject: t(`backInStock.mails.${about}.subject`, values),
    parts: [
      { kind: 'title', text: t(`backInStock.mails.${about}.title`) },
      { kind: 'text', text: t('customerMails.greeting') },
      { kind: 'text', text: t(`backInStock.mails.${about}.text`, values) },
      goodsPart(given),
      {
        kind: 'button',
        text: t(`backInStock.mails.${about}.action`),
        href: about === 'confirm' ? linkOf('confirm', request) : baseUrl + goods.href,
      },
      {
        kind: 'small',
        text:
          about === 'confirm'
            ? t('backInStock.mails.confirm.use', { days: confirmationDays, most: waitingDays })
            : t('backInStock.mails.back.use'),
      },
      ...(ending === undefined
        ? []
        : [
            { kind: 'small' as const, text: t(`backInStock.mails.${about}.endText`) },
            { kind: 'link' as const, text: t('backInStock.mails.end'), href: linkOf('end', ending) },
          ]),
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
