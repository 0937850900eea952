import { resolveLink } from '@/lib/blocks'
import type { Layout } from '@/lib/content'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'

type Props = { layout: Layout; market: Market }

/** Logo, service links and the main navigation, all from layout content. */
export function SiteHeader({ layout, market }: Props) {
  const t = createText(market.language)
  return (
    <header className="border-line border-b bg-card">
      <nav aria-label={t('navigation.service')} className="border-line border-b text-small text-quiet">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-5 px-4 md:justify-end md:px-6">
          {layout.serviceLinks.map(({ uid, name, link }) => (
            <li key={uid}>
              <a
                className="inline-block py-2 hover:text-ink"
                {...(resolveLink(link, market) ?? { href: `/${market.code}/` })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-8 gap-y-1 px-4 py-3 md:px-6 md:py-4">
        <a className="font-display text-h2 tracking-tight" href={`/${market.code}/`}>
          Nestling
        </a>
        <nav aria-label={t('navigation.label')}>
          <ul className="flex flex-wrap gap-x-6">
            {layout.navigation.map(({ uid, name, link, links }) => (
              <li key={uid}>
                {links.length === 0 ? (
                  <NavigationLink name={name} link={link} market={market} />
                ) : (
                  <details className="group relative" name="site-navigation">
                    <summary className="cursor-pointer py-2 font-medium marker:text-quiet">{name}</summary>
                    <ul className="z-10 pb-2 md:absolute md:min-w-56 md:rounded-card md:border md:border-line md:bg-card md:p-2">
                      {[...(link ? [{ uid: `${uid}-all`, name, link }] : []), ...links].map((entry) => (
                        <li key={entry.uid}>
                          <NavigationLink name={entry.name} link={entry.link} market={market} />
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {layout.sellingPoints.length > 0 && (
        <ul className="bg-companion-1 px-4 py-2 text-center text-small">
          {layout.sellingPoints.map(({ uid, title }) => (
            <li key={uid} className="mx-4 inline-block">
              {title}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

type NavigationLinkProps = Pick<Layout['serviceLinks'][number], 'name' | 'link'> & { market: Market }

function NavigationLink({ name, link, market }: NavigationLinkProps) {
  const resolved = resolveLink(link, market)
  return resolved ? (
    <a className="inline-block px-1 py-2 font-medium hover:underline" {...resolved}>
      {name}
    </a>
  ) : (
    <span className="inline-block px-1 py-2 font-medium">{name}</span>
  )
}
