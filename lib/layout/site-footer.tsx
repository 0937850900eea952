import { resolveLink } from '@/lib/blocks'
import type { Layout } from '@/lib/content'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import { Icon } from '@/lib/ui/icon'

type Props = { layout: Layout; market: Market }
type Entry = Layout['legalInfos'][number]

/** Links, hotlines, marks and legal links, all from layout content. */
export function SiteFooter({ layout, market }: Props) {
  return (
    <footer className="mt-16 border-line border-t bg-card">
      <div className="mx-auto max-w-page divide-y divide-line px-4 md:px-6">
        <div className="grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
          {layout.footerLinks.map(({ uid, name, links }) => (
            // No landmark: an editor may give it a name that another one has, and its heading is found as well.
            <div key={uid}>
              <h2 className="font-bold text-body">{name}</h2>
              <Links entries={links} market={market} />
            </div>
          ))}
          {layout.hotlineCards.map((card) => (
            <Hotline key={card.uid} card={card} market={market} />
          ))}
        </div>
        <Marks layout={layout} market={market} />
        <Legal layout={layout} market={market} />
      </div>
    </footer>
  )
}

function Links({ entries, market }: { entries: readonly Entry[]; market: Market }) {
  return (
    <ul className="mt-3">
      {entries.map(({ uid, name, link }) => {
        const resolved = resolveLink(link, market)
        return (
          <li key={uid}>
            {resolved ? (
              <a
                className="inline-flex min-h-9 items-center text-quiet hover:text-ink hover:underline"
                {...resolved}
              >
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Hotline({ card, market }: { card: Layout['hotlineCards'][number]; market: Market }) {
  const { title, text, phone, hours, link } = card
  const contact = resolveLink(link, market)
  return (
    <section className="rounded-card bg-companion-1 p-5">
      <h2 className="flex items-center gap-2 font-bold text-body">
        <Icon name={phone ? 'phone' : 'mail'} />
        {title}
      </h2>
      {phone && (
        <a
          className="mt-2 inline-block py-1 font-display text-h3 underline"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        >
          {phone}
        </a>
      )}
      {text && <p className="mt-2 text-quiet">{text}</p>}
      {hours && <p className="mt-1 text-quiet text-small">{hours}</p>}
      {contact && (
        <a className="mt-2 inline-block py-1 wrap-anywhere underline" {...contact}>
          {contact.href.replace(/^mailto:/, '')}
        </a>
      )}
    </section>
  )
}

function Marks({ layout, market }: Props) {
  const t = createText(market.language)
  const groups = [
    { label: t('footer.payment'), entries: layout.paymentProviders },
    { label: t('footer.delivery'), entries: layout.deliveryProviders },
    { label: t('footer.trust'), entries: layout.trustSeals },
  ].filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="grid gap-x-10 gap-y-5 py-6 text-small md:grid-cols-2">
      {groups.map(({ label, entries }) => (
        <div key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {entries.map(({ uid, name }) => (
                <li key={uid} className="flex min-h-9 items-center rounded-field border border-line px-3">
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Legal({ layout, market }: Props) {
  const t = createText(market.language)
  if (layout.legalInfos.length === 0) return null
  return (
    <nav aria-label={t('navigation.footer')} className="py-5 text-small">
      <ul className="flex flex-wrap gap-x-6">
        {layout.legalInfos.map(({ uid, name, link }) => {
          const resolved = resolveLink(link, market)
          return (
            <li key={uid} className="text-quiet">
              {resolved ? (
                <a className="inline-flex min-h-9 items-center hover:text-ink hover:underline" {...resolved}>
                  {name}
                </a>
              ) : (
                <span className="inline-flex min-h-9 items-center">{name}</span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
