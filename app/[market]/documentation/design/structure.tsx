import { marketText } from '@/lib/platform/i18n'
import { Accordion, Card, Pagination, uiWords } from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

const questions = ['fit', 'warm', 'wash'] as const
const tones = ['card', 'sage', 'apricot', 'sky', 'butter'] as const

export function Structure({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  const here = `/${market.code}/documentation/design/`
  return (
    <Part id="structure" title={t('ui.design.structure')}>
      <Specimen title={t('ui.design.accordion')}>
        <Accordion
          level="h4"
          exclusive="design-questions"
          entries={questions.map((question, index) => ({
            id: `design-${question}`,
            title: t(`ui.design.${question}Question`),
            content: <p className="max-w-prose">{t(`ui.design.${question}Answer`)}</p>,
            open: index === 0,
          }))}
        />
      </Specimen>
      <Specimen title={t('ui.design.cards')}>
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <h4 className="font-display text-h3">{t('ui.design.cardTitle')}</h4>
              <p className="mt-2">{t('ui.design.cardText')}</p>
            </Card>
          ))}
          <Card raised>
            <h4 className="font-display text-h3">{t('ui.design.cardTitle')}</h4>
            <p className="mt-2 text-quiet">{t('ui.design.cardText')}</p>
          </Card>
        </div>
      </Specimen>
      <Specimen title={t('ui.design.pages')}>
        <div className="grid gap-4">
          <Pagination current={1} pages={4} href={() => here} words={words.pagination} />
          <Pagination
            current={7}
            pages={24}
            href={() => here}
            words={{ ...words.pagination, label: `${words.pagination.label} 2` }}
          />
        </div>
      </Specimen>
    </Part>
  )
}
