import type { BlockForm } from '@/lib/studio/forms'

/** A kind of a block, such as a trigger by brand: the field that says it, and the one that is asked for next. */
export type BlockKind = { field: string; value: string; asks?: string }

/** What the library offers: a block, or one of its kinds under the name of the kind. */
export type Offered = { key: string; form: BlockForm; kind?: BlockKind }

/** The kinds of a block whose values depend on its kind; the block itself where it has none. */
export function offeredOf(form: BlockForm): Offered[] {
  for (const { name: asks, picks } of form.fields) {
    if (typeof picks !== 'object') continue
    const kinds = form.fields.find(({ name }) => name === picks.field)?.options ?? []
    return kinds.map(({ value, name }) => ({
      key: `${form.name} ${value}`,
      // What is said of the block is no description of one kind.
      form: { ...form, label: name, description: '', synonyms: [...(form.synonyms ?? []), form.label] },
      kind: { field: picks.field, value, ...(Object.hasOwn(picks.of, value) && { asks }) },
    }))
  }
  return [{ key: form.name, form }]
}
