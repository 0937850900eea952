import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Advisor } from '@/lib/shop/advisors'
import { type OfferedSize, type SizeRow, togTable, wholeTable } from '@/lib/shop/advisors'
import { classes, Icon, TableRegion, TextLink, tableClasses } from '@/lib/storefront/design/ui'

type Props = {
  advisor: Advisor
  market: Market
  /** Unset: every size. */
  sizes?: readonly OfferedSize[] | undefined
  /** A link to more advice. */
  link?: { href: string; words?: string | undefined } | undefined
}

/** The table for choosing the right size or warmth, with hints. */
export function Advice({ advisor, market, sizes = wholeTable, link }: Props) {
  const t = marketText(market)
  return (
    <>
      <p className="mb-4">{t(`product.${advisor}.text`)}</p>
      {advisor === 'tog' ? <TogTable market={market} /> : <SizeTable rows={sizes} market={market} />}
      <p className="mt-4 text-quiet">
        {advisor === 'tog' ? t('product.tog.check') : t('product.size.between')}
      </p>
      {link && (
        <TextLink look="onward" href={link.href}>
          {link.words ?? t(`product.${advisor}.more`)}
        </TextLink>
      )}
    </>
  )
}

function Table({ label, head, rows }: { label: string; head: readonly string[]; rows: ReactNode }) {
  return (
    <TableRegion label={label}>
      <table className={tableClasses.table}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col" className={`${tableClasses.head} text-start`}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </TableRegion>
  )
}

function SizeTable({ rows: shown, market }: { rows: readonly OfferedSize[]; market: Market }) {
  const t = marketText(market)
  const ageOf = ({ age }: SizeRow) =>
    age.unit === 'newborn'
      ? t('product.size.newborn')
      : t(`product.size.${age.unit}`, { from: age.from, to: age.to })
  const heightOf = ({ height: [from, to] }: SizeRow) => t('product.size.cm', { from, to })
  const head = [t('product.size.size'), t('product.size.height'), t('product.size.age')]
  const isChoice = shown.some(({ isOffered }) => isOffered)
  const rows = shown.map(({ row, isOffered }) => (
    <tr key={row.size} className={isOffered ? 'bg-companion-1/60' : isChoice ? 'text-quiet' : undefined}>
      <th scope="row" className={classes(tableClasses.rowHead, 'cell-size', isChoice && 'ps-3!')}>
        {row.size}
        {isOffered && (
          <span className="ms-2 font-normal">
            <Icon name="check" className="inline size-4" />
            <span className="sr-only"> {t('product.size.offered')}</span>
          </span>
        )}
      </th>
      <td className={tableClasses.cell}>{heightOf(row)}</td>
      <td className={tableClasses.cell}>{ageOf(row)}</td>
    </tr>
  ))
  return <Table label={t('product.size.title')} head={head} rows={rows} />
}

function TogTable({ market }: { market: Market }) {
  const t = marketText(market)
  const tog = new Intl.NumberFormat(market.numberLocale, { minimumFractionDigits: 1 })
  const roomOf = (room: { from?: number; to?: number }) =>
    room.from === undefined
      ? t('product.tog.below', { degrees: String(room.to) })
      : room.to === undefined
        ? t('product.tog.from', { degrees: String(room.from) })
        : t('product.tog.range', { from: String(room.from), to: String(room.to) })
  const rows = togTable.map((row) => (
    <tr key={row.under}>
      <th scope="row" className={`${tableClasses.rowHead} whitespace-nowrap text-start tabular-nums`}>
        {row.tog === undefined
          ? t(row.under === 'heat' ? 'product.tog.heat' : 'product.tog.none')
          : `${tog.format(row.tog)} TOG`}
      </th>
      <td className={tableClasses.cell}>{roomOf(row.room)}</td>
      <td className={tableClasses.cell}>{t(`product.tog.rows.${row.under}`)}</td>
    </tr>
  ))
  const head = [t('product.tog.tog'), t('product.tog.room'), t('product.tog.under')]
  return <Table label={t('product.tog.title')} head={head} rows={rows} />
}
