import { marketText } from '@/lib/platform/i18n'
import {
  Badge,
  Card,
  Carousel,
  classes,
  Icon,
  type IconName,
  Price,
  Tabs,
  type Tone,
  tones,
  uiWords,
} from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

const tabs = ['Material', 'Care', 'Safety'] as const

const products: { id: Product; tone: Tone; icon: IconName; amount: number; before?: number }[] = [
  { id: 'body', tone: 'sage', icon: 'leaf', amount: 1499 },
  { id: 'hat', tone: 'apricot', icon: 'star', amount: 1039, before: 1299 },
  { id: 'blanket', tone: 'sky', icon: 'moon', amount: 3499 },
  { id: 'socks', tone: 'butter', icon: 'heart', amount: 799 },
  { id: 'trousers', tone: 'sage', icon: 'ruler', amount: 1999 },
  { id: 'cardigan', tone: 'apricot', icon: 'gift', amount: 2399, before: 2999 },
]
type Product = 'body' | 'hat' | 'blanket' | 'socks' | 'trousers' | 'cardigan'

export function Movement({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  return (
    <Part id="movement" title={t('ui.design.movement')}>
      <Specimen title={t('ui.design.tabs')}>
        <Tabs
          label={t('ui.design.tabsLabel')}
          tabs={tabs.map((tab) => ({
            id: tab,
            label: t(`ui.design.tab${tab}`),
            content: <p className="max-w-prose">{t(`ui.design.tab${tab}Text`)}</p>,
          }))}
        />
      </Specimen>
      <Carousel
        label={t('ui.design.carouselLabel')}
        heading={<h3 className="font-display text-h3">{t('ui.design.carouselLabel')}</h3>}
        words={words.carousel}
        items={products.map(({ id, tone, icon, amount, before }) => ({
          id,
          content: (
            <Card padding="none" className="flex flex-col overflow-hidden">
              <div
                className={classes('relative flex aspect-square items-center justify-center', tones[tone])}
              >
                <Icon name={icon} className="size-16 text-ink/70" />
                {before && (
                  <span className="absolute start-3 top-3">
                    <Badge tone="sale">{t('ui.design.badgeSale')}</Badge>
                  </span>
                )}
              </div>
              <div className="flex flex-1 flex-col p-3 sm:p-4">
                <p className="mb-2 font-bold">{t(`ui.design.products.${id}`)}</p>
                <div className="mt-auto">
                  <Price market={market} words={words.price} amount={amount} before={before} />
                </div>
              </div>
            </Card>
          ),
        }))}
      />
    </Part>
  )
}
