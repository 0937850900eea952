import { fillPlural } from '@/lib/platform/i18n'
import { withChoice } from '@/lib/platform/text'
import { Button, IconFrame, warningPath } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import type { BasketWords } from './words'

type Props = {
  item: BasketItem
  words: Pick<BasketWords, 'notices' | 'lessLeft' | 'instead'>
  onChange: (quantity: number) => void
}

/** Why a line cannot be ordered as it is, and what to do. */
export function LineNotice({ item, words, onChange }: Props) {
  const { notice, variant } = item
  if (!notice) return null
  const { title, text } =
    notice === 'lessLeft'
      ? { title: fillPlural(words.lessLeft.title, variant.most), text: words.lessLeft.text }
      : words.notices[notice]
  return (
    <div className="flex items-start gap-3 rounded-field bg-warning-ground p-3 text-small">
      <IconFrame path={warningPath} className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <p className="font-bold text-warning">{title}</p>
        <p className="mt-0.5">{text}</p>
        <Instead item={item} words={words} />
        {notice === 'lessLeft' && (
          <Button variant="secondary" size="small" className="mt-2" onClick={() => onChange(variant.most)}>
            {fillPlural(words.lessLeft.action, variant.most)}
            <span className="sr-only">: {withChoice(item.product.name, variant.choice)}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

type InsteadProps = { item: Pick<BasketItem, 'instead' | 'product'>; words: Pick<BasketWords, 'instead'> }

/** Other sizes and colours that can be had, each with its page. */
export const Instead = ({ item: { instead = [], product }, words }: InsteadProps) =>
  instead.length > 0 && (
    <div className="mt-1">
      <p>{words.instead}</p>
      <ul className="-mx-2 flex flex-wrap">
        {instead.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center px-2 font-bold underline underline-offset-2"
            >
              <span className="sr-only">{product.name}, </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
