import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { classes, type HeadingLevel, Icon, MailAddress } from '@/lib/storefront/design/ui'
import { languageCodes } from '@/lib/storefront/runtime/head'
import { telAddress } from '@/schemas/telephone'

type Props = { card: Layout['hotlineCards'][number]; market: Market; headingLevel?: HeadingLevel }

/** `Deutsch und Französisch`, in the language of the market. */
function languagesInWords(languages: string, { iso }: Market): string {
  const names = new Intl.DisplayNames(iso, { type: 'language' })
  const list = new Intl.ListFormat(iso, { type: 'conjunction' })
  return list.format(languageCodes(languages).map((code) => names.of(code) ?? code))
}

/** How the service is reached: a telephone number, an address, hours and languages. */
export function HotlineCard({ card, market, headingLevel: Heading = 'h2' }: Props) {
  const { title, text, phone, hours, languages, link } = card
  const contact = resolveLink(link, market)
  const spoken = languages && languagesInWords(languages, market)
  return (
    <section className="@container min-w-0 rounded-card bg-companion-1 p-[min(1.25rem,6.25vw)]">
      <div className="@xl:grid @xl:grid-cols-2 @xl:gap-x-6">
        <div className="min-w-0">
          <Heading className="flex items-center gap-2 font-bold text-body">
            <Icon name={phone ? 'phone' : 'mail'} />
            <span className="min-w-0">{title}</span>
          </Heading>
          {phone && (
            <a
              className={classes(
                'mt-2 inline-block max-w-full wrap-anywhere py-1 font-display text-h3 underline-offset-4 hover:underline',
                // Below a heading of its own size it stays smaller than that.
                Heading === 'h2' && '@min-[12rem]:text-h2',
              )}
              href={telAddress(phone)}
            >
              {phone}
            </a>
          )}
          {hours && <p className="text-small">{hours}</p>}
          {spoken && (
            <p className="text-small">{marketText(market)('contact.languages', { languages: spoken })}</p>
          )}
        </div>
        <div className="min-w-0">
          {text && <p className="mt-3 text-quiet text-small @xl:mt-0">{text}</p>}
          {contact && (
            <a
              className="mt-2 inline-block max-w-full wrap-anywhere py-1 underline underline-offset-4"
              {...contact}
            >
              <MailAddress address={contact.href.replace(/^mailto:/, '')} />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
