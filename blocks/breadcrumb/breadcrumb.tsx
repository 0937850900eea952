import { resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { Icon, JsonLd } from '@/lib/storefront/design/ui'
import type { BlockContext, BlockProps } from '@/lib/storefront/runtime/blocks'
import type { breadcrumbBlock } from '@/schemas/blocks/breadcrumb'

type BreadcrumbProps = BlockProps<typeof breadcrumbBlock>
type Step = { name: string; href?: string | undefined }

/** The editor's own steps after the home page, or by default the folders of the page. */
function stepsOf(entries: BreadcrumbProps['blok']['items'], context: BlockContext, home: string): Step[] {
  if (entries.length === 0) return [...context.breadcrumb]
  const own = entries.map(({ name, link }) => ({ name, href: resolveLink(link, context.market)?.href }))
  const root = `/${context.market.code}/`
  return own[0]?.href === root ? own : [{ name: home, href: root }, ...own]
}

/** https://schema.org/BreadcrumbList. Every step but the last must have an address. */
const structuredData = (steps: readonly Step[], baseUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(({ href }, index) => href !== undefined || index === steps.length - 1)
    .map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href && URL.parse(href, baseUrl)?.href,
    })),
})

export function Breadcrumb({ blok, context }: BreadcrumbProps) {
  const t = marketText(context.market)
  const steps = stepsOf(blok.items, context, t('breadcrumb.home'))
  if (steps.length < 2) return null
  const last = steps.length - 1
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="steps">
        {steps.map(({ name, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <li key={index}>
            {/* Belongs to the step that follows it, so that it does not hang at the end of a line. */}
            {index > 0 && <Icon name="chevron-right" />}
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : href ? (
              <a href={href}>{name}</a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={structuredData(steps, context.baseUrl)} />
    </nav>
  )
}
