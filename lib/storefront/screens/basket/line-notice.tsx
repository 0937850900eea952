import { fillPlural } from '@/lib/platform/i18n'
import { Button, IconFrame, warningPath } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import type { BasketWords } from './words'

type Props = {
  item: BasketItem
  words: Pick<BasketWords, 'notices' | 'lessLeft'>
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
        {notice === 'lessLeft' && (
          <Button variant="secondary" size="small" className="mt-2" onClick={() => onChange(variant.most)}>
            {fillPlural(words.lessLeft.action, variant.most)}
            <span className="sr-only">: {item.product.name}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
