import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { createText } from '@/lib/i18n'
import { findMarket } from '@/lib/markets'

export default async function DocumentationLayout({
  children,
  params,
}: LayoutProps<'/[market]/documentation'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const t = createText(market.language)
  return (
    <>
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-4 px-4 py-3 md:px-6">
          <a className="font-display text-h3" href={`/${market.code}/documentation/`}>
            Nestling {t('documentation.label')}
          </a>
          <a className="py-1 text-small underline" href={`/${market.code}/`}>
            {t('documentation.back')}
          </a>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-page px-4 md:px-6">
        {children}
      </main>
    </>
  )
}
