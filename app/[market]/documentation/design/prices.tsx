import { marketText } from '@/lib/platform/i18n'
import { Card, Price, Rating, uiWords } from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

const prices = [
  { name: 'price', amount: 4999 },
  { name: 'reduced', amount: 3999, before: 4999 },
  { name: 'recommended', amount: 28900, recommended: 34999 },
  { name: 'from', amount: 1299, from: true },
  { name: 'base', amount: 645, base: { amount: 1290, quantity: 1, unit: 'LI' } },
] as const

const ratings = [
  [5, 48],
  [4.5, 12],
  [3.2, 1],
  [0, 0],
] as const

export function Prices({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  return (
    <Part id="prices" title={t('ui.design.prices')} tone="card">
      <Specimen title={t('ui.design.price')}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
          {prices.map(({ name, ...price }) => (
            <Card as="li" key={name} padding="small" tone="none">
              <p className="mb-2 text-quiet text-small">{t(`ui.design.${name}`)}</p>
              <Price market={market} words={words.price} {...price} />
            </Card>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('ui.design.ratings')}>
        <ul className="grid gap-3">
          {ratings.map(([value, reviews]) => (
            <li key={value}>
              <Rating value={value} label={words.rating(value, reviews)} text={`(${reviews})`} />
            </li>
          ))}
          <li>
            <Rating value={4.5} size="small" label={words.rating(4.5, 12)} text="(12)" />
          </li>
        </ul>
      </Specimen>
    </Part>
  )
}
