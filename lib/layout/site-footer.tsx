import { resolveLink } from '@/lib/blocks'
import type { Layout } from '@/lib/content'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'

type Props = { layout: Layout; market: Market }
type Entry = Layout['legalInfos'][number]

/** Service, links, marks and legal links, all from layout content. */
export function SiteFooter({ layout, market }: Props) {
  const t = createText(market.language)
  const marks = [
    { label: t('footer.payment'), entries: layout.paymentProviders },
    { label: t('footer.delivery'), entries: layout.deliveryProviders },
    { label: t('footer.trust'), entries: layout.trustSeals },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <footer className="mt-16 border-line border-t bg-card">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        {layout.footerLinks.map(({ uid, name, links }) => (
          <nav key={uid} aria-label={name}>
            <h2 className="font-bold text-body">{name}</h2>
            <Links entries={links} market={market} />
          </nav>
        ))}
        {layout.hotlineCards.map(({ uid, title, text, phone, hours }) => (
          <section key={uid}>
            <h2 className="font-bold text-body">{title}</h2>
            {phone && (
              <a
                className="mt-2 inline-block py-1 text-lead underline"
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              >
                {phone}
              </a>
            )}
            {text && <p className="mt-2 text-quiet">{text}</p>}
            {hours && <p className="mt-1 text-quiet text-small">{hours}</p>}
          </section>
        ))}
      </div>
      {marks.length > 0 && (
        <dl className="mx-auto flex max-w-page flex-wrap gap-x-10 gap-y-3 border-line border-t px-4 py-6 text-small md:px-6">
          {marks.map(({ label, entries }) => (
            <div key={label} className="flex flex-wrap gap-2">
              <dt className="py-1 text-quiet">{label}</dt>
              {entries.map(({ uid, name }) => (
                <dd key={uid} className="rounded-field border border-line px-2 py-1">
                  {name}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <nav
        aria-label={t('navigation.footer')}
        className="mx-auto max-w-page border-line border-t px-4 py-4 text-small md:px-6"
      >
        <Links entries={layout.legalInfos} market={market} row />
      </nav>
    </footer>
  )
}

function Links({ entries, market, row }: { entries: readonly Entry[]; market: Market; row?: boolean }) {
  return (
    <ul className={row ? 'flex flex-wrap gap-x-6' : 'mt-2'}>
      {entries.map(({ uid, name, link }) => {
        const resolved = resolveLink(link, market)
        return (
          <li key={uid}>
            {resolved ? (
              <a className="inline-block py-1 text-quiet hover:text-ink hover:underline" {...resolved}>
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
