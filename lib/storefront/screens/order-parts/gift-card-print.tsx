import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { pictureSigns } from '@/lib/platform/typeset'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { giftCardAddress, giftCardFields, giftCardPrintHash } from '@/lib/shop/order-papers'
import type { SoldGiftCard } from '@/lib/shop/orders'
import { Button, Disclosure, RadioGroup, Select, TextArea } from '@/lib/storefront/design/ui'
import { longestCardMessage, mostCardLines } from '@/schemas/api/orders'

type Props = {
  market: Market
  number: string
  /** When the form ends. */
  until: Date
  cards: readonly Pick<SoldGiftCard, 'issued'>[]
  /** The entered values that were refused. */
  draft?: OrderDraft | undefined
}

/** A form that prints gift cards as a present: with words of the giver, as a sheet or as a card to fold. */
export function GiftCardPrint({ market, number, until, cards, draft }: Props) {
  const t = marketText(market)
  const bounds = { max: longestCardMessage, lines: mostCardLines }
  const { format = 'sheet', card = '', message = '' } = draft?.values ?? {}
  const refused =
    draft?.errors.message === 'notPrintable'
      ? t('giftCardPaper.form.notPrintable', { signs: pictureSigns(message).join(' ') })
      : draft?.errors.message && t('giftCardPaper.form.tooManyLines', bounds)
  return (
    <div className="mt-3 max-w-prose print:hidden">
      <Disclosure
        title={t('giftCardPaper.form.title')}
        level="h3"
        anchor={giftCardPrintHash.slice(1)}
        open={draft !== undefined}
      >
        <p>{t('giftCardPaper.form.lead')}</p>
        <form method="post" action={giftCardAddress} className="mt-4 grid gap-4">
          {Object.entries(giftCardFields({ number, until })).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {cards.length > 1 && (
            <Select
              id="gift-card-place"
              name="card"
              label={t('giftCardPaper.form.which')}
              defaultValue={card}
              options={[
                { value: '', label: t('giftCardPaper.form.all') },
                ...cards.map(({ issued }, index) => ({
                  value: String(index + 1),
                  label: t('giftCardPaper.form.one', {
                    place: index + 1,
                    amount: formatPrice(issued, market),
                  }),
                })),
              ]}
            />
          )}
          <TextArea
            id="gift-card-message"
            name="message"
            label={t('giftCardPaper.form.message')}
            hint={`${t('giftCardPaper.form.hint', bounds)} ${t('giftCardPaper.form.noPictures')}`}
            error={refused}
            defaultValue={message}
            maxLength={longestCardMessage}
            rows={3}
          />
          <RadioGroup
            id="gift-card-format"
            name="format"
            legend={t('giftCardPaper.form.format')}
            defaultValue={format === 'folded' ? format : 'sheet'}
            inRow
            options={(['sheet', 'folded'] as const).map((value) => ({
              value,
              label: t(`giftCardPaper.form.formats.${value}`),
            }))}
          />
          <Button type="submit" variant="secondary" className="justify-self-start">
            {t('giftCardPaper.form.submit')}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
