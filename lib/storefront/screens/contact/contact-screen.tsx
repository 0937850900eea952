import { domId, resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { usualAnswerDays } from '@/lib/platform/shop-configuration'
import { Card, Icon, isIconName, LinkedText } from '@/lib/storefront/design/ui'
import { FormView } from '@/lib/storefront/screens/forms'
import { HotlineCard } from '@/lib/storefront/screens/help'
import { contactForm } from './contact-form'
import { KnownWriter } from './islands'

type Props = {
  layout: Layout
  market: Market
  /** The page to lead back to; unset: the contact screen. */
  path?: string | undefined
  /** What is known of who writes, by the names of the fields. */
  known?: Readonly<Record<string, string>> | undefined
  /** Whether the browser asks who writes: on a page that is the same for all. */
  asksWho?: boolean | undefined
}

/** The contact form, with hotlines and order services beside it, and below it on phones. */
export function ContactScreen({ layout, market, path, known, asksWho }: Props) {
  const t = marketText(market)
  const { hotlineCards, orderServices, omqContactKey } = layout
  const definition = contactForm(layout, market)
  return (
    <div className="pt-6 pb-section md:pt-10">
      <h1 className="font-display text-h1">{t('contact.title')}</h1>
      <p className="mt-2 max-w-prose text-lead text-quiet">
        {t('contact.lead', { days: layout.answerDays ?? usualAnswerDays })}
      </p>
      <div className="mt-6 grid items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-10">
        <Card as="section" padding="large">
          <div data-omq-contact-key={omqContactKey}>
            <h2 className="mb-5 font-display text-h2">{t('contact.formHeadline')}</h2>
            <FormView
              definition={definition}
              market={market}
              path={path ?? screenPath(market, 'contact')}
              texts={known}
            />
            {asksWho && <KnownWriter formId={domId(definition.uid, 'form')} locale={market.shopLocale} />}
          </div>
        </Card>
        <div className="grid gap-6 md:max-lg:grid-cols-2">
          {hotlineCards.length > 0 && (
            <div className="grid content-start gap-4">
              <h2 className="font-display text-h2">{t('contact.reach')}</h2>
              {hotlineCards.map((card) => (
                <HotlineCard key={card.uid} card={card} market={market} headingLevel="h3" />
              ))}
            </div>
          )}
          {orderServices.length > 0 && <OrderServices services={orderServices} market={market} />}
        </div>
      </div>
    </div>
  )
}

type OrderServicesProps = { services: Layout['orderServices']; market: Market }

function OrderServices({ services, market }: OrderServicesProps) {
  return (
    <div>
      <h2 className="font-display text-h2">{marketText(market)('contact.services')}</h2>
      <ul className="mt-3 divide-y divide-line">
        {services.map(({ uid, title, text, icon, link }) => (
          <li key={uid} className="flex gap-3 py-3">
            {isIconName(icon) && <Icon name={icon} className="mt-0.5 size-6 text-accent" />}
            <span className="min-w-0">
              <span className="block font-bold">
                <LinkedText link={resolveLink(link, market)}>{title}</LinkedText>
              </span>
              {text && <span className="block text-quiet text-small">{text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
