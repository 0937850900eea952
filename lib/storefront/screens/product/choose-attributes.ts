import type { Layout } from '@/lib/content/pages'
import type { LabelledValue } from '@/lib/shop/catalogue'
import { type IconName, isIconName } from '@/lib/storefront/design/ui'

/** A row of the product's data. The label is in another language than the value where an editor wrote it. */
export type ShownAttribute = LabelledValue & { labelLang?: LabelledValue['lang']; icon?: IconName }

type Choices = Layout['productAttributes']

/** Stands for the attributes that no other choice names. */
const allOthers = '*'

const folded = (name: string) => name.trim().toLowerCase()

/**
 * The attributes that an editor chose, in that order, under their own labels and icons; all of them without a choice. A
 * choice names an attribute by its key in the product's data, or by its label.
 */
export function chooseAttributes(attributes: readonly LabelledValue[], choices: Choices): ShownAttribute[] {
  const rows = attributes.map((attribute) => ({ ...attribute, labelLang: attribute.lang }))
  if (choices.length === 0) return rows
  const rowOf = (name: string) =>
    rows.find(({ key }) => folded(key) === folded(name)) ??
    rows.find(({ label }) => folded(label) === folded(name))
  const named = new Set(choices.map(({ attribute }) => rowOf(attribute)))
  const others = rows.filter((row) => !named.has(row))
  return choices.flatMap(({ attribute, label, icon }): ShownAttribute[] => {
    if (attribute.trim() === allOthers) return others.splice(0)
    const row = rowOf(attribute)
    if (!row || !named.delete(row)) return []
    return [{ ...row, ...(label && { label, labelLang: undefined }), ...(isIconName(icon) && { icon }) }]
  })
}
