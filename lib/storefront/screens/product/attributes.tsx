import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import type { ProductView } from '@/lib/shop/catalogue'
import { attributeGroups } from '@/lib/shop/product'
import { classes, Dotted, Icon } from '@/lib/storefront/design/ui'
import { chooseAttributes, type ShownAttribute } from './choose-attributes'
import { ChosenPanels } from './islands'

/** How many rows the lists of all variants begin with alike. */
function leadOf([first = [], ...others]: readonly ShownAttribute[][]): number {
  const isOwn = (row: ShownAttribute, at: number) =>
    others.some((list) => JSON.stringify(list[at]) !== JSON.stringify(row))
  const end = first.findIndex(isOwn)
  return end < 0 ? first.length : end
}

/**
 * What is true of all variants with what the chosen one says of itself, in the editor's order, and else in this one;
 * nothing without any attribute. Rows that all variants begin with are on the page once.
 */
export function attributesOf(
  { number, attributes, variants, currentVariant }: ProductView,
  chosen: Layout['productAttributes'],
): ReactElement | undefined {
  const lists = attributeGroups(variants).map(({ keys, variant }) => ({
    keys,
    rows: chooseAttributes([...attributes, ...variant.attributes], chosen),
  }))
  if (lists.every(({ rows }) => rows.length === 0)) return undefined
  const hasIcons = lists.every(({ rows }) => rows.every(({ icon }) => icon))
  const lead = leadOf(lists.map(({ rows }) => rows))
  return (
    <>
      <AttributeList attributes={lists[0]?.rows.slice(0, lead) ?? []} hasIcons={hasIcons} />
      {lists.some(({ rows }) => rows.length > lead) && (
        <ChosenPanels
          number={number}
          first={currentVariant}
          panels={lists.map(({ keys, rows }) => ({
            keys,
            content: <AttributeList attributes={rows.slice(lead)} hasIcons={hasIcons} />,
          }))}
        />
      )}
    </>
  )
}

/** The longest part of a list of values that stays in one line, in characters. */
const longestPart = 28

/** A list of short values breaks between them alone: not within ‘54–77 cm’. */
function unbroken(value: string): ReactNode {
  if (value.includes(' · ')) return <Dotted parts={value.split(' · ')} />
  const parts = value.split(/(?<=,) /)
  if (parts.length === 1 || parts.some((part) => part.length > longestPart)) return value
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}

type ListProps = { attributes: readonly ShownAttribute[]; hasIcons: boolean }

function AttributeList({ attributes, hasIcons }: ListProps) {
  if (attributes.length === 0) return null
  return (
    <dl className="grid gap-x-8 text-small sm:grid-cols-[minmax(8rem,2fr)_3fr]">
      {attributes.map(({ key, label, value, lang, labelLang, icon }) => (
        <div
          key={key}
          className="grid border-line border-b py-2 last:border-b-0 sm:col-span-2 sm:grid-cols-subgrid"
        >
          <dt lang={labelLang} className={classes('text-quiet', hasIcons && 'flex items-start gap-2')}>
            {hasIcons && icon && <Icon name={icon} className="size-5 shrink-0" />}
            {label}
          </dt>
          <dd lang={lang} className={hasIcons ? 'ps-7 sm:ps-0' : undefined}>
            {unbroken(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
