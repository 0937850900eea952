import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { safeHref } from '@/lib/platform/security'
import type { PartyView, ProductView } from '@/lib/shop/catalogue'
import { earlierSheet, paperAddressIn } from '@/lib/shop/product-documents'
import { Icon, MailAddress, TextLink } from '@/lib/storefront/design/ui'

type Props = { view: ProductView; market: Market }

/** The safety warnings of a product. */
export function Warnings({ view }: Pick<Props, 'view'>) {
  return (
    <ul className="grid gap-3">
      {view.warnings.map(({ text, lang }) => (
        <li key={text} lang={lang} className="flex items-start gap-3">
          <Icon name="warning" className="mt-0.5 size-5 text-warning" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The manufacturer, and the responsible person in the Union where it is outside (EU 2023/988, article 19). */
export function Manufacturer({ view, market }: Props) {
  const t = marketText(market)
  const { manufacturer, responsible, lacksMaker } = view
  return (
    <div className="@container grid gap-y-5">
      {manufacturer && <Party label={t('product.manufacturer')} party={manufacturer} market={market} />}
      {responsible && <Party label={t('product.responsible')} party={responsible} market={market} />}
      {lacksMaker && <p>{t('product.lacksMaker')}</p>}
    </div>
  )
}

type PartyProps = { label: string; party: PartyView; market: Market }

function Party({ label: role, party: { name, address, contact }, market }: PartyProps) {
  const t = marketText(market)
  const mail = /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : undefined
  const href = safeHref(mail ?? (/^https?:/.test(contact) ? contact : undefined))
  const entries = [
    { label: role, value: name },
    { label: t('product.address'), value: address },
    { label: t('product.contact'), value: contact, href },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 @md:grid-cols-[10rem_1fr]">
      {entries
        .filter(({ value }) => value.trim() !== '')
        .map(({ label, value, href: to }) => (
          <div key={label} className="contents">
            <dt className="font-bold text-small @max-md:mt-2 @md:py-0.5">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
              {to ? <a href={to}>{mail ? <MailAddress address={value} /> : value}</a> : value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The label of a document; of a sheet at its earlier address, where it was called a manual, the sheet's own. */
function labelOf({ label, src }: ProductView['documents'][number]): string {
  const language = earlierSheet(src)
  return language ? `${marketText({ iso: language })('papers.safety.title')} (PDF)` : label
}

/** Sheets and declarations of conformity; those in another language name it. */
export function Documents({ view, market }: Props) {
  const names = new Intl.DisplayNames(market.iso, { type: 'language' })
  return (
    <ul>
      {view.documents.map((document) => {
        const { src, lang } = document
        const href = safeHref(paperAddressIn(src, market))
        return (
          href && (
            <li key={src} lang={lang}>
              <TextLink href={href} hrefLang={lang} className="inline-flex min-h-11 items-center gap-2">
                <Icon name="download" />
                {labelOf(document)}
                {lang && <span lang={market.iso}>– {names.of(lang)}</span>}
              </TextLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

type ElectronicsProps = Props & {
  /** The registration number in words, where the market has one. */
  registration: string | undefined
  /** The page on the return of devices. */
  href: string | undefined
}

/** The return of old devices and the registration number, for the regulated categories of electronics. */
export function ElectronicsNote({ view, market, registration, href }: ElectronicsProps) {
  const t = marketText(market)
  const category = view.electronics
  if (!category) return null
  return (
    <aside
      aria-label={t('product.electronics.title')}
      className="flex items-start gap-4 rounded-card bg-companion-1 p-5"
    >
      <Icon name="leaf" className="mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="font-bold">{t('product.electronics.title')}</p>
        <p className="mt-1 text-small">
          {t(`product.electronics.${category}`)} {t('product.electronics.battery')}
        </p>
        {registration && <p className="mt-1 text-small">{registration}</p>}
        {href && (
          <TextLink look="onward" href={href}>
            {t('product.electronics.more')}
          </TextLink>
        )}
      </div>
    </aside>
  )
}
