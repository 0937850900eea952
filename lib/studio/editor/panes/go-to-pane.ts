import type { SidePane } from './pane-sizes'

const event = 'studio-go-to-pane'

/** Called before the focus goes to a pane, which may be folded, or on a narrow screen behind another one. */
export function onGoToPane(show: (pane: SidePane) => void): () => void {
  const listener = (asked: Event) => show((asked as CustomEvent<SidePane>).detail)
  document.addEventListener(event, listener)
  return () => document.removeEventListener(event, listener)
}

/** Shows a pane. */
export const goToPane = (pane: SidePane) =>
  document.dispatchEvent(new CustomEvent<SidePane>(event, { detail: pane }))

/** Gives the focus to the selected line of the tree. */
export function goToTree(): void {
  goToPane('structure')
  document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
}

const fields = '#block-form :is([data-rich-text], input, textarea, select, [data-begins-field])'

/** The first field of the form. A rich text is one from when its editor is drawn on, whose tools stand before it. */
function firstField(): { field: HTMLElement | null; isDrawn: boolean } {
  const first = document.querySelector<HTMLElement>(fields)
  if (first?.dataset.richText === undefined) return { field: first, isDrawn: true }
  const field = first.querySelector<HTMLElement>('[contenteditable=true]')
  return { field, isDrawn: field !== null }
}

/** Gives the focus to the first field of the form. */
export function goToForm(): boolean {
  goToPane('form')
  const { field } = firstField()
  field?.focus()
  return field !== null
}

/** How often, and after how many milliseconds, the editor of a rich text is looked for: its code may still be loaded. */
const [mostTries, againMs] = [40, 25]

/**
 * Gives it to the first field of a block that was just added, or to its line in the tree where it has none: once its form is
 * drawn, and behind a dialog that closes and gives the focus back.
 */
export function goToNewBlock(uid: string, tries = 0): void {
  setTimeout(
    () => {
      if (tries < mostTries && !firstField().isDrawn) goToNewBlock(uid, tries + 1)
      else if (!goToForm()) document.getElementById(`line-${uid}`)?.focus()
    },
    tries === 0 ? 0 : againMs,
  )
}

const fieldEvent = 'studio-go-to-field'

/** Called before the focus goes to a field, which may be on another tab of the form. */
export function onGoToField(open: (name: string) => void): () => void {
  const listener = (asked: Event) => open((asked as CustomEvent<string>).detail)
  document.addEventListener(fieldEvent, listener)
  return () => document.removeEventListener(fieldEvent, listener)
}

/** After a block was added: to the field that is asked for next, else as to any new block. */
export const goToAdded = (uid: string, asks: string | undefined): void =>
  asks === undefined ? goToNewBlock(uid) : goToField(asks)

/** Gives the focus to a field of the block that was just selected, once its form is drawn. */
export function goToField(name: string, tries = mostTries): void {
  setTimeout(() => {
    goToPane('form')
    document.dispatchEvent(new CustomEvent<string>(fieldEvent, { detail: name }))
    const field = document.getElementById(`field-${name}`)
    if (!field && tries > 0) return goToField(name, tries - 1)
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, againMs)
}
